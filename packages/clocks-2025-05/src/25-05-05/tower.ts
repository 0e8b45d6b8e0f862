import { type Context, chance, ORANGE, polygon, RUST, SLATE } from './ink'
import { heightOf, type Layout, towerHalf } from './model'

/** The tower, its lantern, the rock it stands on. */
export function tower(context: Context, layout: Layout) {
  context.lineJoin = 'round'
  context.strokeStyle = SLATE
  rock(context, layout, { spread: 4.1, rise: 0.95, seed: 3 })
  shaft(context, layout)
  // The front of the rock, before the tower's foot.
  rock(context, layout, { spread: 3.2, rise: 0.3, seed: 8 })
  door(context, layout)
  context.lineWidth = placesOf(layout).line
  gallery(context, layout)
  lantern(context, layout)
  dome(context, layout)
  vane(context, layout)
  railing(context, layout)
}

/** The middle of the lamp, the upper end of the shaft, and how wide lines are. */
const placesOf = ({ lamp: [x, y], unit }: Layout) => ({
  x,
  y,
  top: y + unit,
  line: Math.max(0.7, unit / 42),
})

interface Rock {
  /** To either side, and upwards, in units of the layout. */
  readonly spread: number
  readonly rise: number
  readonly seed: number
}

function rock(context: Context, { height, unit, lamp }: Layout, { spread, rise, seed }: Rock) {
  const [x] = lamp
  const points: [number, number][] = []
  for (let share = 0; share <= 1.001; share += 0.04) {
    const bulge = Math.sin(share * Math.PI) ** 0.7
    points.push([
      x + (share * 2 - 1) * spread * unit,
      height + 4 - bulge * rise * unit * (0.72 + 0.5 * chance(share * 50 + seed)),
    ])
  }
  polygon(context, [...points, [x + spread * unit, height + 5], [x - spread * unit, height + 5]])
  context.fillStyle = SLATE
  context.fill()
}

function shaft(context: Context, layout: Layout) {
  const { height, unit } = layout
  const { x, top, line } = placesOf(layout)
  context.beginPath()
  context.moveTo(x - unit, top)
  for (let at = top; at <= height + 8; at += 8) context.lineTo(x - towerHalf(layout, at), at)
  for (let at = height + 8; at >= top; at -= 8) context.lineTo(x + towerHalf(layout, at), at)
  context.lineTo(x + unit, top)
  context.closePath()
  context.fillStyle = '#f3e9cf'
  context.fill()
  context.save()
  context.clip()
  hatching(context, layout)
  context.fillStyle = SLATE
  context.globalAlpha = 0.8
  galleryShadow(context, layout)
  context.fill()
  context.globalAlpha = 1
  context.restore()
  // The edge of the shadow is drawn out beyond the shaft.
  context.lineWidth = line * 1.3
  context.stroke()
}

/** Round by the burin: strokes from the dark edge inwards, thinning, then crossed. */
function hatching(context: Context, layout: Layout) {
  const { height, unit } = layout
  const { x, top } = placesOf(layout)
  context.fillStyle = SLATE
  const pitch = Math.max(1.8, unit / 17)
  for (let row = 0; top + row * pitch < height; row++) {
    const at = top + row * pitch
    const half = towerHalf(layout, at)
    const long = half * (0.4 + 0.14 * chance(row + 9))
    polygon(context, [
      [x + half, at],
      [x + half, at + pitch * 0.72],
      [x + half - long, at + pitch * 0.3],
    ])
    context.fill()
    const short = half * (0.1 + 0.09 * chance(row))
    polygon(context, [
      [x - half, at],
      [x - half, at + pitch * 0.4],
      [x - half + short, at + pitch * 0.2],
    ])
    context.fill()
  }
}

/** What the gallery shades of the shaft, as a path. */
function galleryShadow(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, top } = placesOf(layout)
  polygon(context, [
    [x - unit, top],
    [x + unit, top],
    [x + unit * 1.02, top + unit * 0.36],
    [x - unit * 0.2, top + unit * 0.2],
    [x - unit, top + unit * 0.1],
  ])
}

/** The door the ladder leads to. */
function door(context: Context, layout: Layout) {
  const { unit, step } = layout
  const { line } = placesOf(layout)
  const sill = heightOf(layout, 59, 59) - Math.max(2, step * 0.4)
  const middle = layout.ladder
  context.fillStyle = SLATE
  context.beginPath()
  context.moveTo(middle - unit * 0.24, sill)
  context.lineTo(middle - unit * 0.24, sill - unit * 0.36)
  context.arc(middle, sill - unit * 0.36, unit * 0.24, Math.PI, 0)
  context.lineTo(middle + unit * 0.24, sill)
  context.fill()
  context.fillRect(middle - unit * 0.34, sill - line, unit * 0.68, line * 2.2)
}

/** The cornice, the gallery on it, and the side that is in shade. */
function gallery(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, top } = placesOf(layout)
  context.fillStyle = '#f3e9cf'
  polygon(context, [
    [x - unit * 1, top],
    [x - unit * 1.34, top - unit * 0.24],
    [x + unit * 1.34, top - unit * 0.24],
    [x + unit * 1, top],
  ])
  context.fill()
  context.stroke()
  context.fillStyle = SLATE
  context.fillRect(x - unit * 1.4, top - unit * 0.34, unit * 2.8, unit * 0.11)
  polygon(context, [
    [x + unit * 0.1, top],
    [x + unit * 1, top],
    [x + unit * 1.34, top - unit * 0.24],
    [x + unit * 0.6, top - unit * 0.24],
  ])
  context.globalAlpha = 0.55
  context.fill()
  context.globalAlpha = 1
}

/** Murette and glazing. */
function lantern(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, y } = placesOf(layout)
  context.fillStyle = ORANGE
  context.fillRect(x - unit * 0.6, y + unit * 0.42, unit * 1.2, unit * 0.26)
  context.strokeRect(x - unit * 0.6, y + unit * 0.42, unit * 1.2, unit * 0.26)
  context.fillStyle = '#f9f1da'
  context.fillRect(x - unit * 0.52, y - unit * 0.5, unit * 1.04, unit * 0.94)
  context.strokeRect(x - unit * 0.52, y - unit * 0.5, unit * 1.04, unit * 0.94)
}

/** Hatched in rust on the side away from the light. */
function dome(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, y } = placesOf(layout)
  context.beginPath()
  context.moveTo(x - unit * 0.68, y - unit * 0.5)
  context.quadraticCurveTo(x - unit * 0.6, y - unit * 1.08, x, y - unit * 1.16)
  context.quadraticCurveTo(x + unit * 0.6, y - unit * 1.08, x + unit * 0.68, y - unit * 0.5)
  context.closePath()
  context.fillStyle = ORANGE
  context.fill()
  context.stroke()
  context.save()
  context.clip()
  context.fillStyle = RUST
  for (let row = 0; row < 16; row++) {
    const at = y - unit * (1.16 - row * 0.044)
    polygon(context, [
      [x + unit * 0.7, at],
      [x + unit * 0.7, at + unit * 0.03],
      [x + unit * (0.05 + 0.1 * chance(row)), at + unit * 0.012],
    ])
    context.fill()
  }
  context.restore()
}

/** A ball on the dome, a rod, a pennant. */
function vane(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, y, line } = placesOf(layout)
  context.fillStyle = SLATE
  context.beginPath()
  context.arc(x, y - unit * 1.22, unit * 0.1, 0, 7)
  context.fill()
  context.fillRect(x - line * 0.7, y - unit * 1.75, line * 1.4, unit * 0.5)
  polygon(context, [
    [x, y - unit * 1.74],
    [x + unit * 0.34, y - unit * 1.64],
    [x, y - unit * 1.54],
  ])
  context.fill()
}

/** About the gallery. */
function railing(context: Context, layout: Layout) {
  const { unit } = layout
  const { x, top } = placesOf(layout)
  context.beginPath()
  for (let post = -6; post <= 6; post++) {
    const at = x + Math.sin((post / 6) * 1.5) * unit * 1.34
    context.moveTo(at, top - unit * 0.34)
    context.lineTo(at, top - unit * 0.74)
  }
  for (const rail of [0.74, 0.56]) {
    context.moveTo(x - unit * 1.36, top - unit * rail)
    context.lineTo(x + unit * 1.36, top - unit * rail)
  }
  context.stroke()
}
