import { createRandom, shownHour } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  broadOf,
  CAPITALS,
  EM,
  endsRow,
  heartsOf,
  hueOf,
  lairAt,
  type Plan,
  type Point,
  STONES,
  sleepersOf,
  smallOf,
  stairsAt,
  stoneAt,
} from './model'
import { COIN, HATCH, HEART, MONSTERS, pathsOf, STAIRS, type Tile, TORCH } from './tiles'

type Context = CanvasRenderingContext2D

const hsl = (hue: number, saturation: number, light: number) => `hsl(${hue} ${saturation}% ${light}%)`

/** The pit is of another cold colour, so that the stones stand out from it. */
const pitOf = (hue: number, light: number) => hsl(hue + (hue < 200 ? 115 : -55), 62, light)

/** A tile about a point, its colours or others. */
function put(context: Context, { rows, colours }: Tile, [x, y]: Point, pixel: number, others = colours) {
  context.save()
  context.translate(Math.round(x - (rows[0]!.length * pixel) / 2), Math.round(y - (rows.length * pixel) / 2))
  context.scale(pixel, pixel)
  for (const [letter, path] of pathsOf({ rows })) {
    context.fillStyle = others[letter] ?? others.a!
    context.fill(new Path2D(path))
  }
  context.restore()
}

/** A block with light from above. */
function block(
  context: Context,
  [x, y, w, h]: readonly [number, number, number, number],
  [hue, saturation, light]: readonly [number, number, number],
  edge: number,
) {
  context.fillStyle = hsl(hue, saturation, light)
  context.fillRect(x, y, w, h)
  context.fillStyle = hsl(hue, saturation, light * 1.22 + 2)
  context.fillRect(x, y, w, edge)
  context.fillRect(x, y, edge, h)
  context.fillStyle = hsl(hue, saturation, light * 0.66)
  context.fillRect(x, y + h - edge, w, edge)
  context.fillRect(x + w - edge, y, edge, h)
}

/** Where the two torches hang, and how large a pixel of theirs is: on a high stage beside the hearts. */
export function torchesOf({ width, wall, broad }: Plan): { pixel: number; at: readonly [Point, Point] } {
  const pixel = Math.max(1, Math.floor(Math.min(wall * 0.026, width * (broad ? 0.0085 : 0.012))))
  const x = Math.round(width * (broad ? 0.085 : 0.09))
  const y = Math.round(wall * (broad ? 0.56 : 0.8))
  return {
    pixel,
    at: [
      [x, y],
      [width - x, y],
    ],
  }
}

/** The wall's bricks: the nearer to a torch, the lighter and the warmer. */
function paintWall({ context, width, time, seed }: CanvasFrame, plan: Plan) {
  const { wall } = plan
  const hue = hueOf(time.hour)
  const { between } = createRandom(seed, 'bricks', time.hour)
  const torches = torchesOf(plan)
  const edge = Math.max(1, Math.round(wall / 70))
  const tall = edge * 9
  const wide = edge * 19
  const reach = Math.min(wall * 1.25, width * 0.34)
  context.fillStyle = hsl(hue, 50, 9)
  context.fillRect(0, 0, width, wall)
  for (let y = wall - 3 * edge, row = 0; y > 0; y -= tall, row++)
    for (let x = row % 2 ? -wide / 2 : 0; x < width; x += wide) {
      const near = Math.min(
        ...torches.at.map(([tx, ty]) => Math.hypot(x + wide / 2 - tx, y - tall / 2 - ty + torches.pixel * 6)),
      )
      const glow = Math.max(0, 1 - near / reach)
      // In steps, as pixels have it.
      const step = Math.round(glow * 6) / 6
      block(
        context,
        [Math.round(x), y - tall, wide - edge, tall - edge],
        [hue - 12 * step, 50 + 14 * step, 25 + 26 * step + between(-2.5, 2.5)],
        edge,
      )
    }
  // The foot of the wall, and its shadow.
  context.fillStyle = hsl(hue, 50, 62)
  context.fillRect(0, wall - 3 * edge, width, 2 * edge)
  context.fillStyle = hsl(hue, 50, 30)
  context.fillRect(0, wall - edge, width, edge)
  for (const at of torches.at) put(context, TORCH, at, torches.pixel)
}

/** Letters with a rim, white above and gold below, on whole pixels. */
function letter(context: Context, text: string, [middle, top]: Point, pixel: number, family: string) {
  const x = Math.round(middle - (broadOf(text) * pixel) / 2)
  const foot = Math.round(top + CAPITALS * pixel)
  context.font = `${EM * pixel}px "${family}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#120b16'
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1, 2]) context.fillText(text, x + (dx * pixel) / 1, foot + dy * pixel)
  context.fillStyle = '#ffffff'
  context.fillText(text, x, foot)
  context.save()
  context.beginPath()
  context.rect(0, foot - 5 * pixel, middle * 2, 6 * pixel)
  context.clip()
  context.fillStyle = '#ffd23f'
  context.fillText(text, x, foot)
  context.restore()
}

/** How many coins hang on the wall when an hour is all but over. */
const GOLD = 5

function paintLevel({ context, width, time, hourCycle }: CanvasFrame, { wall, broad }: Plan, family: string) {
  const text = `LEVEL ${shownHour(time.hour, hourCycle)}`
  const most = (width * (broad ? 0.8 : 0.9)) / 52
  const pixel = Math.max(1, Math.floor(Math.min((wall * 0.42) / CAPITALS, most)))
  const heart = Math.max(
    1,
    Math.floor(Math.min((wall * 0.3) / 11, (width * (broad ? 0.66 : 0.7)) / (GOLD * 12.4))),
  )
  const [air, foot] = [wall - CAPITALS * pixel - 11 * heart, wall * 0.05]
  const top = Math.round((air - foot) * 0.3)
  letter(context, text, [width / 2, top], pixel, family)
  const y = Math.round(wall - foot - (air - foot) * 0.28 - 5.5 * heart)
  const { gold } = heartsOf(time.minute)
  const figure = Math.max(1, Math.floor(heart * 0.62))
  for (let index = 0; index < GOLD; index++) {
    const x = Math.round(width / 2 + (index - (GOLD - 1) / 2) * 12.4 * heart)
    const won = index < gold
    put(
      context,
      COIN,
      [x, y],
      heart,
      won
        ? COIN.colours
        : { k: '#120b16', r: hsl(hueOf(time.hour), 45, 15), R: '#120b16', h: hsl(hueOf(time.hour), 45, 22) },
    )
    if (!won) continue
    context.font = `${EM * figure}px "${family}"`
    context.fillStyle = '#5b1400'
    context.fillText(
      '10',
      Math.round(x - (broadOf('10') * figure) / 2),
      Math.round(y - 0.5 * heart + (CAPITALS * figure) / 2),
    )
  }
}

/** The pit, and what joins each stone to the next of its row. */
function paintPit({ context, width, height, time, seed }: CanvasFrame, plan: Plan) {
  const hue = hueOf(time.hour)
  const { between } = createRandom(seed, 'pit', time.hour)
  context.fillStyle = pitOf(hue, 13)
  context.fillRect(0, plan.wall, width, height)
  context.fillStyle = pitOf(hue, 7)
  context.fillRect(0, plan.wall, width, plan.pitch[1] * 0.12)
  const edge = Math.max(1, Math.round(plan.pixel / 2))
  const thick = Math.round(Math.min(...plan.stone) * 0.42)
  for (let index = 0; index < STONES; index++) {
    const [x, y] = stoneAt(index, plan)
    const [to] = endsRow(index, plan) ? lairAt(index + 1, plan) : stoneAt(index + 1, plan)
    const light = index < heartsOf(time.minute).red ? 52 : 17
    block(context, [x, y - Math.round(thick / 2), to - x, thick], [hue, 48, light + between(-1, 1)], edge)
  }
}

/** A stone, light when it is won; each is worn in its own way. */
function paintStone({ context, time, seed }: CanvasFrame, plan: Plan, index: number) {
  const hue = hueOf(time.hour)
  const { between, integer } = createRandom(seed, 'stone', time.hour, heartsOf(time.minute).gold, index)
  const [x, y] = stoneAt(index, plan)
  const [w, h] = plan.stone
  const [left, top] = [x - Math.round(w / 2), y - Math.round(h / 2)]
  const edge = Math.max(1, Math.round(plan.pixel / 2))
  const { red } = heartsOf(time.minute)
  const light = (index < red ? 76 : index === red ? 48 : 23) + between(-2, 2)
  const saturation = index < red ? 62 : 50
  block(context, [left, top, w, h], [hue, saturation, light], edge)
  for (let speck = 0; speck < 7; speck++) {
    context.fillStyle = hsl(hue, saturation, light * (speck % 2 ? 0.86 : 1.1))
    const long = edge * integer(1, 4)
    context.fillRect(
      left + edge * integer(1, Math.floor((w - long) / edge) - 1),
      top + edge * integer(1, Math.floor(h / edge) - 2),
      long,
      edge,
    )
  }
}

/** Wall, pit and ten stones: hearts where a minute is won, and who sleeps further on. */
export function paintLair(frame: CanvasFrame, plan: Plan, family: string) {
  const { context, time, seed } = frame
  const { gold, red } = heartsOf(time.minute)
  const hue = hueOf(time.hour)
  const sleepers = sleepersOf(seed, time.hour, MONSTERS.length)
  const dim = { k: hsl(hue, 60, 9), a: hsl(hue, 40, 35), A: hsl(hue, 42, 27), h: hsl(hue, 40, 43) }
  const heart = Math.max(1, Math.floor((Math.min(...plan.stone) * 0.8) / 11))
  const small = smallOf(plan)
  context.imageSmoothingEnabled = false
  paintPit(frame, plan)
  for (let index = 0; index < STONES; index++) {
    const [x, y] = stoneAt(index, plan)
    paintStone(frame, plan, index)
    if (index < red) put(context, HEART, [x, y + heart * 0.5], heart)
    if (index > red + 1)
      put(context, MONSTERS[sleepers[gold * STONES + index]!]!, lairAt(index, plan), small, dim)
  }
  // The stairs that he has gone down, and the way out; from the last floor it is a hatch.
  const rows = Math.floor(red / plan.row)
  for (let row = 0; row < rows; row++) put(context, STAIRS, stairsAt(row, plan), small)
  const last = gold === GOLD
  if (last) put(context, HATCH, lairAt(STONES, plan), small)
  else if (red < STONES - 1)
    put(context, MONSTERS[sleepers[(gold + 1) * STONES]!]!, lairAt(STONES, plan), small, dim)
  paintWall(frame, plan)
  paintLevel(frame, plan, family)
}
