import { type Context, rounded } from './brush'

/** The outline of the column: slab, cushion and shaft. */
export function columnPath(x: number, top: number, foot: number, wide: number) {
  const path = new Path2D()
  const neck = top + wide * 0.4
  path.rect(x - wide * 0.72, top, wide * 1.44, wide * 0.2)
  path.moveTo(x - wide * 0.68, top + wide * 0.2)
  path.quadraticCurveTo(x - wide * 0.62, top + wide * 0.36, x - wide * 0.44, neck)
  path.lineTo(x + wide * 0.44, neck)
  path.quadraticCurveTo(x + wide * 0.62, top + wide * 0.36, x + wide * 0.68, top + wide * 0.2)
  path.moveTo(x - wide * 0.44, neck)
  path.lineTo(x + wide * 0.44, neck)
  path.lineTo(x + wide * 0.52, foot)
  path.lineTo(x - wide * 0.52, foot)
  return path
}

/** A Doric column of sunlit marble. */
export function column(context: Context, x: number, top: number, foot: number, wide: number) {
  const marble = (half: number) =>
    rounded(context, x - half, x + half, '#d9d3c8', '#fffdf4', '#f2ebdc', '#cfc6ba', '#a79d99')
  const abacus = wide * 0.2
  const echinus = wide * 0.2
  context.fillStyle = marble(wide * 0.72)
  context.fillRect(x - wide * 0.72, top, wide * 1.44, abacus)
  context.fillStyle = 'rgb(90 74 80 / 0.28)'
  context.fillRect(x - wide * 0.72, top + abacus * 0.86, wide * 1.44, abacus * 0.14)
  context.fillStyle = marble(wide * 0.66)
  context.beginPath()
  context.moveTo(x - wide * 0.68, top + abacus)
  context.quadraticCurveTo(
    x - wide * 0.62,
    top + abacus + echinus * 0.8,
    x - wide * 0.44,
    top + abacus + echinus,
  )
  context.lineTo(x + wide * 0.44, top + abacus + echinus)
  context.quadraticCurveTo(x + wide * 0.62, top + abacus + echinus * 0.8, x + wide * 0.68, top + abacus)
  context.fill()
  const neck = top + abacus + echinus
  const shaft = new Path2D()
  shaft.moveTo(x - wide * 0.44, neck)
  shaft.lineTo(x + wide * 0.44, neck)
  shaft.lineTo(x + wide * 0.52, foot)
  shaft.lineTo(x - wide * 0.52, foot)
  shaft.closePath()
  context.fillStyle = marble(wide * 0.5)
  context.fill(shaft)
  // Ten flutes are seen of twenty; each is dark on its left and light on its right.
  const flutes = 10
  for (let flute = 0; flute < flutes; flute++) {
    const edge = (part: number) => -Math.cos((part / flutes) * Math.PI)
    const [from, to] = [edge(flute), edge(flute + 1)]
    const at = (place: number, y: number) => x + place * wide * (y === neck ? 0.44 : 0.52)
    const path = new Path2D()
    path.moveTo(at(from, neck), neck + wide * 0.04)
    path.lineTo(at(to, neck), neck + wide * 0.04)
    path.lineTo(at(to, foot), foot)
    path.lineTo(at(from, foot), foot)
    path.closePath()
    context.fillStyle = rounded(
      context,
      at(from, foot),
      at(to, foot),
      'rgb(84 70 84 / 0.4)',
      'rgb(84 70 84 / 0.1)',
      'rgb(255 255 248 / 0.34)',
    )
    context.fill(path)
  }
  context.strokeStyle = 'rgb(90 74 80 / 0.4)'
  context.lineWidth = Math.max(0.6, wide * 0.012)
  for (const ring of [0, 0.035, 0.07]) {
    context.beginPath()
    context.moveTo(x - wide * 0.45, neck - ring * wide)
    context.lineTo(x + wide * 0.45, neck - ring * wide)
    context.stroke()
  }
}
