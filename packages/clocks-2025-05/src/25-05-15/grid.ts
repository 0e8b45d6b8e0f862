import { createRandom } from '@found-time/clock-runtime'
import { cornerOf, type Plan } from './layout'
import { HOUR_ROW, MINUTE_ROW, type Puzzle, SIDE } from './model'
import { type Context, font, INK, NEWS, PEN, PEN_INK } from './palette'

export function paper(context: Context, { width, height, cell, bare }: Plan, seed: string) {
  const random = createRandom(seed, 'newsprint')
  // What is printed on the other side shows through.
  if (!bare) {
    context.save()
    context.translate(width, 0)
    context.scale(-1, 1)
    context.fillStyle = 'rgb(60 34 30 / 0.04)'
    const size = cell * 0.23
    context.font = font(NEWS, size)
    const column = cell * 3.4
    for (let x = cell * 0.3; x < width; x += column + cell * 0.35) {
      for (let y = random.between(0.2, 1.6) * cell; y < height; y += size * 1.22) {
        let line = ''
        while (line.length < 24)
          line += `${'etaoinshrdlu'.slice(random.integer(0, 5), random.integer(6, 12))} `
        context.fillText(line, x, y)
      }
    }
    context.restore()
  }
  // Wood fibres of cheap pulp.
  const grain = Math.max(1, Math.min(width, height) / 700)
  // Stroked by tone: a stroke to each would be most of the first picture's cost.
  context.lineWidth = grain * 0.55
  for (const [count, tone] of [
    [720, 'rgb(122 78 54 / 0.16)'],
    [480, 'rgb(255 244 232 / 0.35)'],
  ] as const) {
    context.beginPath()
    for (let fibre = 0; fibre < count; fibre++) {
      const [x, y, lies] = [random() * width, random() * height, random() * 6.3]
      const length = grain * random.between(0.6, 4)
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(lies) * length, y + Math.sin(lies) * length)
    }
    context.strokeStyle = tone
    context.stroke()
  }
}

/** A letter as a hand sets it, never quite upright or quite in the middle. */
export function letter(
  context: Context,
  plan: Plan,
  cell: number,
  text: string,
  family: string,
  random: () => number,
) {
  const [x, y] = cornerOf(plan, cell)
  const size = plan.cell * (family === PEN ? 0.92 : 1.06) * (0.96 + random() * 0.1)
  context.save()
  context.translate(
    x + plan.cell * (0.5 + (random() - 0.5) * 0.08),
    y + plan.cell * (0.82 + (random() - 0.5) * 0.06),
  )
  context.rotate((random() - 0.5) * 0.16)
  context.font = font(family, size)
  context.textAlign = 'center'
  context.fillText(text, 0, 0)
  context.restore()
}

export function drawGrid(context: Context, plan: Plan, puzzle: Puzzle, key: string) {
  const { cell, bare } = plan
  const random = createRandom(key, 'print')
  const line = Math.max(0.7, cell * 0.022)
  const border = bare ? line : Math.max(1.2, cell * 0.05)
  const rows = bare ? [HOUR_ROW, MINUTE_ROW] : Array.from({ length: SIDE }, (_, row) => row)
  for (const row of rows) {
    for (let column = 0; column < plan.columns; column++) {
      const index = row * SIDE + column
      const [x, y] = cornerOf(plan, index)
      if (puzzle.white[index]) {
        context.fillStyle = 'rgb(255 247 236 / 0.4)'
        context.fillRect(x, y, cell, cell)
        context.strokeStyle = INK
        context.lineWidth = line
        context.strokeRect(x, y, cell, cell)
        continue
      }
      context.fillStyle = INK
      context.fillRect(x - line / 2, y - line / 2, cell + line, cell + line)
      // Where the ink has not taken.
      context.fillStyle = 'rgb(241 217 194 / 0.3)'
      for (let speck = 0; speck < 16; speck++) {
        const size = cell * 0.004 + random() * cell * 0.014
        context.fillRect(x + random() * cell, y + random() * cell, size, size)
      }
    }
  }
  if (!bare) {
    const [x, y] = cornerOf(plan, 0)
    context.strokeStyle = INK
    context.lineWidth = border
    context.strokeRect(x - border / 4, y - border / 4, cell * SIDE + border / 2, cell * SIDE + border / 2)
  }
  context.fillStyle = INK
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const size = Math.max(5, cell * 0.25)
  context.font = font(NEWS, size)
  for (const { entry } of puzzle.clues) {
    if (bare && (!rows.includes(Math.floor(entry.cells[0]! / SIDE)) || entry.cells[0]! % SIDE)) continue
    const [x, y] = cornerOf(plan, entry.cells[0]!)
    context.fillText(String(entry.number), x + cell * 0.06, y + size * 0.84)
  }
  context.fillStyle = PEN_INK
  const hand = createRandom(key, 'pen')
  for (const index of puzzle.inked) letter(context, plan, index, puzzle.letters[index]!, PEN, hand)
}
