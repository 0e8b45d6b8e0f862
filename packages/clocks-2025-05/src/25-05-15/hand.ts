import { createRandom } from '@found-time/clock-runtime'
import { type SetClues, scrawl } from './clues'
import { letter } from './grid'
import { cornerOf, isShown, type Plan } from './layout'
import { type Puzzle, pencilledAfter } from './model'
import { type Context, font, GRAPHITE, NEWS, PENCIL } from './palette'

/** What the pencil has done: letters, rubbed places, clues struck out. */
export function drawHand(
  context: Context,
  plan: Plan,
  puzzle: Puzzle,
  set: SetClues | undefined,
  done: number,
  key: string,
) {
  for (const [index, stroke] of puzzle.strokes.slice(0, done).entries()) {
    if (stroke.letter || !isShown(plan, stroke.cell)) continue
    smudge(context, plan, stroke.cell, 1, createRandom(key, 'crumbs', index))
  }
  context.fillStyle = GRAPHITE
  for (const [index, text] of pencilledAfter(puzzle.strokes, done)) {
    if (text && isShown(plan, index))
      letter(context, plan, index, text, PENCIL, createRandom(key, index, text))
  }
  if (!set) return
  context.strokeStyle = 'rgb(74 72 78 / 0.8)'
  context.lineCap = 'round'
  context.lineWidth = Math.max(0.7, set.size * 0.075)
  context.font = font(NEWS, set.size)
  for (const { clue, lines, x, y, indent } of set.clues) {
    if (clue.solvedAfter === 0 || clue.solvedAfter > done) continue
    const random = createRandom(key, 'strike', clue.entry.number, Number(clue.entry.down))
    for (const [index, line] of lines.entries())
      scrawl(
        context,
        x + indent,
        y + index * set.lead - set.size * 0.26,
        context.measureText(line).width,
        set.size,
        random,
      )
  }
}

export function smudge(context: Context, plan: Plan, index: number, much: number, random: () => number) {
  const { cell } = plan
  const [x, y] = cornerOf(plan, index)
  context.save()
  context.translate(x + cell / 2, y + cell / 2)
  context.rotate(-0.5)
  context.scale(1, 0.62)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, cell * 0.46)
  shade.addColorStop(0, `rgb(70 66 74 / ${0.26 * much})`)
  shade.addColorStop(1, 'rgb(70 66 74 / 0)')
  context.fillStyle = shade
  context.fillRect(-cell / 2, -cell / 2, cell, cell)
  context.restore()
  context.fillStyle = '#7d6a70'
  for (let crumb = 0; crumb < 7; crumb++) {
    const [across, along, turn] = [random(), random(), random()]
    if (crumb > much * 7) continue
    context.save()
    context.translate(x + cell * (0.1 + across * 0.8), y + cell * (0.62 + along * 0.34))
    context.rotate(turn * 3)
    context.beginPath()
    context.ellipse(0, 0, cell * 0.028, cell * 0.009, 0, 0, 7)
    context.fill()
    context.restore()
  }
}

/** A pencil with one of its ends at a place on the paper: the point, or turned over the rubber. */
export function drawPencil(
  context: Context,
  x: number,
  y: number,
  unit: number,
  turned: number,
  lift: number,
) {
  const length = unit * 4.6
  const wide = unit * 0.3
  const lies = 0.92
  const draw = (shadow: boolean) => {
    context.save()
    context.translate(x + (Math.cos(lies) * length) / 2, y + (Math.sin(lies) * length) / 2)
    if (shadow) context.translate(unit * (0.1 + lift * 0.35), unit * (0.16 + lift * 0.4))
    context.rotate(lies + Math.PI * turned)
    context.translate(-length / 2, -wide / 2)
    const cone = wide * 2.3
    const rubber = wide * 1.15
    const brass = wide * 0.95
    context.beginPath()
    context.moveTo(0, wide * 0.46)
    context.lineTo(cone, 0)
    context.lineTo(length - wide * 0.3, 0)
    context.quadraticCurveTo(length, 0, length, wide / 2)
    context.quadraticCurveTo(length, wide, length - wide * 0.3, wide)
    context.lineTo(cone, wide)
    context.lineTo(0, wide * 0.54)
    context.closePath()
    if (shadow) {
      // Soft without a blur, which costs too much for each frame.
      const soften = unit * (0.05 + lift * 0.1)
      context.lineJoin = 'round'
      context.fillStyle = context.strokeStyle = 'rgb(70 34 22 / 0.09)'
      for (let ring = 0; ring < 4; ring++) {
        context.lineWidth = soften * ring
        context.fill()
        if (ring) context.stroke()
      }
      context.restore()
      return
    }
    context.clip()
    const round = (...colours: string[]) => {
      const light = context.createLinearGradient(0, 0, 0, wide)
      colours.forEach((colour, at) => {
        light.addColorStop(at / (colours.length - 1), colour)
      })
      return light
    }
    // Six sides, of which three are seen.
    for (const [from, to, lacquer] of [
      [0, 0.27, '#2f7d5e'],
      [0.27, 0.72, '#1d5a43'],
      [0.72, 1, '#103a2c'],
    ] as const) {
      context.fillStyle = lacquer
      context.fillRect(0, wide * from, length, wide * (to - from))
    }
    context.fillStyle = 'rgb(255 255 255 / 0.35)'
    context.fillRect(cone, wide * 0.24, length - cone, wide * 0.05)
    context.fillStyle = round('#f0cf9c', '#deb070', '#a87640')
    context.beginPath()
    context.moveTo(0, wide / 2)
    context.lineTo(cone, -wide)
    for (let side = 0; side < 3; side++) {
      const [from, to] = [[0, 0.27, 0.72][side]!, [0.27, 0.72, 1][side]!]
      context.lineTo(cone, wide * from)
      context.quadraticCurveTo(cone * 0.86, (wide * (from + to)) / 2, cone, wide * to)
    }
    context.lineTo(cone, wide * 2)
    context.fill()
    context.fillStyle = '#3a383e'
    context.fillRect(0, 0, cone * 0.28, wide)
    context.fillStyle = round('#f3dc98', '#fff3c8', '#bd8f3c', '#77541c')
    context.fillRect(length - rubber - brass, 0, brass, wide)
    context.fillStyle = 'rgb(80 50 10 / 0.45)'
    for (const ring of [0.18, 0.36, 0.62, 0.8])
      context.fillRect(length - rubber - brass * (1 - ring), 0, brass * 0.06, wide)
    context.fillStyle = round('#f2a79b', '#dd7d74', '#a84f4c')
    context.fillRect(length - rubber, 0, rubber, wide)
    context.restore()
  }
  draw(true)
  draw(false)
}
