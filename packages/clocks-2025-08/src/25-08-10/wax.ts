import { clamp } from '@found-time/clock-runtime'
import { brimAt, lineAt, type Plan, type Run } from './model'
import { throughAt, toneOf } from './paint'

/** The colours of the pale wax that runs, from its shade to where the flame shines through it. */
const PALE = [
  [122, 30, 20],
  [192, 84, 34],
  [240, 148, 70],
  [255, 202, 120],
  [255, 230, 166],
  [255, 246, 212],
  [255, 254, 246],
] as const

interface Row {
  /** Where its middle is, and how far it reaches to both sides, in pixels of the stage. */
  readonly x: number
  readonly half: number
}

/** So far above the brim a run begins, in half breadths. */
const ABOVE = 0.75

const smooth = (part: number) => {
  const within = clamp(part)
  return within * within * (3 - 2 * within)
}

/**
 * A run's outline, row by row from above the brim to the lowest edge of its drop.
 * @param reach - How far down that edge is, in lines.
 */
function rowsOf(plan: Plan, { place, strayAt, broadAt, drop: large }: Run, reach: number, step: number) {
  const { run: size, pitch } = plan
  const brim = brimAt(plan, place)
  const top = brim - size * ABOVE
  const end = Math.min(brim + lineAt(plan, reach), plan.height + size * 4)
  const drop = Math.min(size * large, Math.max(size * 0.3, (end - top) / 2.4))
  const rows: Row[] = []
  for (let y = top; y < end; y += step) {
    const down = (y - brim) / pitch
    let half = broadAt(down) * size
    // Above its drop it thins; the drop hangs, round below.
    const up = (end - y) / drop
    if (up < 1) half = drop * Math.sqrt(Math.max(0, 1 - (1 - up) ** 2))
    else half = drop + (half - drop) * smooth((up - 1) / 3.4)
    // It comes broad over the edge, out of the pool.
    const out = (y - brim) / size
    half += broadAt(0) * size * 0.9 * Math.exp(-Math.max(0, out + ABOVE * 0.6) / 0.45)
    rows.push({ x: place + strayAt(down) * size, half })
  }
  return { top, rows }
}

function outline({ top, rows }: { top: number; rows: readonly Row[] }, step: number) {
  const path = new Path2D()
  for (const [index, { x, half }] of rows.entries()) path.lineTo(x - half, top + index * step)
  for (let index = rows.length - 1; index >= 0; index--)
    path.lineTo(rows[index]!.x + rows[index]!.half, top + index * step)
  path.closePath()
  return path
}

/**
 * Paints a run of wax: round in its cross-section, with light from the flame above, and light that comes through it
 * near the pool. Its shadow lies on the candle.
 * @param reach - How far down it has come, in lines.
 * @param fine - Painted pixels to a pixel of the stage.
 */
export function paintRun(
  context: CanvasRenderingContext2D,
  plan: Plan,
  run: Run,
  reach: number,
  fine: number,
) {
  const { run: size, x: middle, half: wide, height } = plan
  const { place } = run
  const brim = brimAt(plan, place)
  const step = 1 / fine
  const shape = rowsOf(plan, run, reach, step)
  const { top, rows } = shape
  if (rows.length < 2) return
  const path = outline(shape, step)
  const slant = (middle - place) / wide
  // The shadow falls outward and down.
  context.fillStyle = 'rgb(46 0 14 / 11%)'
  context.save()
  // None on the pool.
  context.beginPath()
  context.ellipse(middle, plan.rim, wide, plan.round, 0, 0, Math.PI)
  context.lineTo(middle - wide, height)
  context.lineTo(middle + wide, height)
  context.clip()
  for (let soft = 1; soft <= 5; soft++) {
    context.save()
    context.translate(-slant * size * 0.16 * soft, size * 0.09 * soft)
    context.fill(path)
    context.restore()
  }
  context.restore()
  const left = place - size * 2.4
  const broad = Math.ceil(size * 4.8 * fine)
  const picture = new ImageData(broad, rows.length)
  const length = Math.hypot(slant * 0.7, 0.74, 0.6)
  const [lightX, lightY, lightZ] = [(slant * 0.7) / length, -0.74 / length, 0.6 / length]
  for (let row = 0; row < rows.length; row++) {
    const { x, half } = rows[row]!
    const before = rows[Math.max(0, row - 2)]!
    const after = rows[Math.min(rows.length - 1, row + 2)]!
    // How fast it grows downward, and wanders.
    const grows = clamp((after.half - before.half) / (4 * step), -1.6, 1.6)
    const strays = (after.x - before.x) / (4 * step)
    const py = top + row * step
    const down = py - brim
    const through = throughAt(plan, x, down)
    // The lip of the pool goes over into it.
    const begun = smooth((py - brim) / (size * 0.7) + 0.95)
    const far = 1 - (0.42 * Math.max(0, down)) / height
    for (let column = 0; column < broad; column++) {
      const across = (left + (column + 0.5) * step - x) / Math.max(0.5, half)
      if (across < -1.5 || across > 1.5) continue
      const u = clamp(across, -1, 1)
      const up = Math.sqrt(1 - u * u * 0.985)
      const [ax, ay] = [u, -(grows + u * strays)]
      const norm = Math.hypot(ax, ay, up)
      const [nx, ny, nz] = [ax / norm, ay / norm, up / norm]
      const facing = Math.max(0, nx * lightX + ny * lightY + nz * lightZ)
      const gloss = Math.max(0, nx * lightX * 0.6 + ny * lightY * 0.5 + nz * 0.8) ** 22
      const light =
        (0.08 + 0.74 * facing ** 1.4) * far +
        0.46 * through +
        0.4 * gloss * far +
        0.1 * (1 - nz) * (0.4 + through)
      const at = (row * broad + column) * 4
      for (let channel = 0; channel < 3; channel++) picture.data[at + channel] = toneOf(PALE, light, channel)
      picture.data[at + 3] = 255 * begun
    }
  }
  const sheet = document.createElement('canvas')
  sheet.width = broad
  sheet.height = rows.length
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  context.save()
  context.clip(path)
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, left, top, broad * step, rows.length * step)
  context.restore()
}
