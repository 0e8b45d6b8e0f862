import { type ClockNotes, createRandom, timeAt, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  type Count,
  comb,
  countOf,
  drawnAt,
  drawnOut,
  type Flower,
  hurriedAt,
  type Layout,
  layoutAt,
  type Outline,
  type Point,
  push,
  ringsOf,
  sheetAt,
  spreadAt,
  stone,
  strokeAngle,
  type Tray,
} from './model'

export const images: string[] = []
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'Count the flowers: red ones are hours, 1 to 12; blue ones are tens of minutes, golden ones single minutes; each second a drop falls into the ring that will be the next golden flower.',
  credits: [],
}

const TURN = Math.PI * 2
const CREAM = '#f6ecd3'
const GROUPS = ['hours', 'tens', 'units'] as const

const FLOWERS: Record<keyof Count, Flower> = {
  hours: {
    bands: [
      [11, '#7d1a1c'],
      [5, CREAM],
      [15, '#c0392b'],
      [5, '#f0b8a0'],
      [11, '#8e1d1f'],
      [13, '#f3d9a4'],
    ],
    strokes: 8,
    outwards: 0.5,
    inwards: 0.16,
    twist: 0,
  },
  tens: {
    bands: [
      [12, '#16264f'],
      [5, CREAM],
      [17, '#2f5a96'],
      [5, '#bcd2dc'],
      [9, '#16264f'],
      [12, '#f6ecd3'],
    ],
    strokes: 6,
    outwards: 0.5,
    inwards: 0.14,
    twist: 1.5,
  },
  units: {
    bands: [
      [12, '#b4641a'],
      [5, CREAM],
      [17, '#e3a52f'],
      [6, '#fff1c4'],
      [8, '#5d6b2f'],
      [12, '#8a3b14'],
    ],
    strokes: 5,
    outwards: 0.52,
    inwards: 0.16,
    twist: 0,
  },
}

/** Pigments thinned with gall, for the ground: hours, minutes. */
const GROUNDS = [
  ['#8fa9ad', '#c5d0c6', '#6f8f9b', '#dcd9c4', '#a9bdb8', '#b5a98f', '#5d7c88'],
  ['#b7b48a', '#d8cfa8', '#9aa47c', '#e4dcc0', '#c4b08a', '#a9b79b', '#7f8d68'],
]

function draw(frame: CanvasFrame, whole: boolean) {
  const { context, time, width, height, seed, layer } = frame
  const layout = layoutAt(width, height)
  const second = time.second + (whole ? 0 : time.millisecond / 1000)
  const now = countOf(time)
  const next = countOf(timeAt(time.epochMs + 60_000, time.timeZone))

  layer('ground', seed, (surface) => {
    paintTray(surface, layout, layout.hours, 0, seed)
    paintTray(surface, layout, layout.minutes, 1, seed)
  })
  const changing = !whole && second > 56.5
  const wiped = GROUPS.filter((group) => next[group] < now[group])
  const swept = changing && sheetAt(second) <= 0 && wiped.length > 0
  const shown = swept ? Object.assign({ ...now }, ...wiped.map((group) => ({ [group]: next[group] }))) : now
  layer('flowers', Object.values(shown).join(' '), (surface) => {
    for (const group of GROUPS)
      for (const at of layout.places[group].slice(0, shown[group])) bloom(surface, group, at, layout, 60, 1)
  })

  const opens = changing ? drawnAt(second) : 0
  if (changing)
    for (const group of ['hours', 'tens'] as const)
      if (next[group] === now[group] + 1) {
        const at = layout.places[group][now[group]]!
        bloom(context, group, at, layout, hurriedAt(second), opens)
        if (opens) needle(context, FLOWERS[group], at, layout.radius[group], opens)
      }

  const place = layout.places.units[now.units]!
  if (!swept || now.units < 9) {
    const since = whole ? 1 : time.millisecond / 1000
    bloom(context, 'units', place, layout, Math.min(60, time.second + spreadAt(since)), opens)
    if (opens) needle(context, FLOWERS.units, place, layout.radius.units, opens)
    if (!whole) ripple(context, place, layout.radius.units, since)
  }
  if (!whole && time.millisecond > 640 && time.second < 59)
    fall(context, place, layout.radius.units, (time.millisecond - 640) / 360, colourOf(time.second + 1))
  if (changing && wiped.length) sheets(frame, layout, wiped, now, sheetAt(second))
}

/** Of the drop that falls at a second. */
function colourOf(second: number): string {
  let drops = 0
  for (const [count, colour] of FLOWERS.units.bands) if (second < (drops += count)) return colour
  return CREAM
}

const darker = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.5)).join(' ')} / 0.75)`

/** Flowers of a kind have the same outlines: found once for each of a few radii. */
function bloom(
  surface: CanvasRenderingContext2D,
  group: keyof Count,
  [x, y]: Point,
  { radius }: Layout,
  drops: number,
  drawn: number,
) {
  const flower = FLOWERS[group]
  const size = radius[group] * 0.84
  surface.lineWidth = Math.max(0.5, size * 0.012)
  for (const ring of ringsOf(flower.bands, drops)) {
    surface.beginPath()
    if (drawn) {
      const corners = size > 40 ? 240 : 120
      for (let corner = 0; corner < corners; corner++) {
        const [across, down] = drawnOut(flower, ring.radius, (corner / corners) * TURN - Math.PI / 2, drawn)
        surface.lineTo(x + across * size, y + down * size)
      }
      surface.closePath()
    } else surface.arc(x, y, ring.radius * size, 0, TURN)
    surface.fillStyle = ring.colour
    surface.fill()
    surface.strokeStyle = darker(ring.colour)
    surface.stroke()
  }
}

/** Zinc tray, bath and a ground of stones that a comb was drawn through. */
function paintTray(
  surface: CanvasRenderingContext2D,
  layout: Layout,
  tray: Tray,
  which: number,
  seed: string,
) {
  const [left, top, width, height] = tray
  const random = createRandom(seed, 'stones', which)
  const unit = Math.sqrt(width * height)
  const pigments = GROUNDS[which]!
  surface.save()
  surface.beginPath()
  surface.rect(left, top, width, height)
  surface.clip()
  surface.fillStyle = pigments[3]!
  surface.fillRect(left, top, width, height)

  const stones: { outline: Outline; colour: string }[] = []
  const pushAll = (x: number, y: number, radius: number) => {
    for (const { outline } of stones) push(outline, x, y, radius)
  }
  const letFall = (radius: number, colour: string, corners: number) => {
    const [x, y] = [left + random.between(-0.05, 1.05) * width, top + random.between(-0.05, 1.05) * height]
    pushAll(x, y, radius)
    stones.push({ outline: stone(x, y, radius, corners), colour })
  }
  for (let drop = 0; drop < 84; drop++)
    letFall(unit * random.between(0.03, 0.085), pigments[drop % pigments.length]!, 150)
  for (const { outline } of stones) {
    comb(outline, which ? 0 : Math.PI / 2, unit * 0.13, unit * 0.12, unit * 0.02)
    comb(outline, which ? Math.PI / 2 : 0, unit * 0.065, unit * -0.06, unit * 0.012)
  }
  for (let drop = 0; drop < 46; drop++)
    letFall(unit * random.between(0.004, 0.014), drop % 3 ? CREAM : pigments[6]!, 40)
  const eyes = GROUPS.filter((group) => (group === 'hours') === !which).flatMap((group) =>
    layout.places[group].map((at) => ({ at, radius: layout.radius[group] })),
  )
  for (const { at, radius } of eyes) pushAll(at[0], at[1], radius * 0.8)
  surface.lineJoin = 'round'
  surface.lineWidth = Math.max(0.5, unit * 0.0011)
  for (const { outline, colour } of stones) {
    surface.beginPath()
    for (let at = 0; at < outline.length; at += 2) surface.lineTo(outline[at]!, outline[at + 1]!)
    surface.closePath()
    surface.fillStyle = colour
    surface.fill()
    surface.strokeStyle = darker(colour)
    surface.stroke()
  }
  for (const { at, radius } of eyes) {
    surface.beginPath()
    surface.arc(...at, radius, 0, TURN)
    surface.fillStyle = CREAM
    surface.fill()
    surface.strokeStyle = 'rgb(70 66 50 / 0.55)'
    surface.stroke()
  }
  surface.restore()
  rimOf(surface, tray, layout.rim)
}

/** Bent zinc, the lamp above and to the left. */
function rimOf(surface: CanvasRenderingContext2D, [left, top, width, height]: Tray, rim: number) {
  surface.lineJoin = 'miter'
  for (const [off, wide, colour] of [
    [1.6, 1.4, 'rgb(40 34 24 / 0.28)'],
    [0.5, 1, '#8f9494'],
    [0.35, 0.3, '#dfe2e0'],
    [0.95, 0.16, '#5f6464'],
  ] as const) {
    surface.strokeStyle = colour
    surface.lineWidth = wide * rim
    surface.strokeRect(left + off * rim, top + off * rim, width - 2 * off * rim, height - 2 * off * rim)
  }
}

function ripple(context: CanvasRenderingContext2D, at: Point, radius: number, since: number) {
  context.strokeStyle = `rgb(255 255 250 / ${(0.8 * (1 - since) ** 2).toFixed(3)})`
  context.lineWidth = Math.max(0.7, radius * 0.04 * (1 - since))
  for (const late of [0, 0.12]) {
    if (since < late) continue
    context.beginPath()
    context.arc(...at, radius * (0.2 + 1.5 * (since - late) ** 0.7), 0, TURN)
    context.stroke()
  }
}

/** From the brush above the bath: its shadow meets it on the stroke. */
function fall(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  radius: number,
  share: number,
  colour: string,
) {
  const high = 1 - share * share
  const size = radius * (0.13 + 0.2 * high)
  context.fillStyle = `rgb(40 34 24 / ${(0.35 - 0.25 * high).toFixed(3)})`
  context.beginPath()
  context.ellipse(x + radius * 0.9 * high, y + radius * 1.1 * high, size, size * 0.9, 0.6, 0, TURN)
  context.fill()
  context.fillStyle = colour
  context.strokeStyle = darker(colour)
  context.lineWidth = Math.max(0.5, radius * 0.02)
  context.beginPath()
  context.arc(x, y - radius * 0.5 * high, size, 0, TURN)
  context.fill()
  context.stroke()
  context.fillStyle = 'rgb(255 255 255 / 0.7)'
  context.beginPath()
  context.arc(x - size * 0.3, y - radius * 0.5 * high - size * 0.35, size * 0.24, 0, TURN)
  context.fill()
}

/** A steel needle in a wooden haft, at the end of the stroke it makes. */
function needle(
  context: CanvasRenderingContext2D,
  flower: Flower,
  [x, y]: Point,
  radius: number,
  drawn: number,
) {
  const strokes = flower.strokes * 2
  const stroke = Math.min(strokes - 1, Math.floor(drawn * strokes))
  if (drawn >= 1) return
  const made = drawn * strokes - stroke
  const far = radius * (stroke < flower.strokes ? 0.25 + 0.75 * made : 1 - 0.7 * made)
  const angle = strokeAngle(flower, stroke)
  const size = Math.max(12, radius * 0.9)
  context.save()
  context.translate(x + far * Math.cos(angle), y + far * Math.sin(angle))
  context.rotate(-0.85)
  context.lineCap = 'round'
  for (const [from, to, wide, colour, drop] of [
    [0, 2.6, 0.1, 'rgb(40 34 24 / 0.2)', 0.5],
    [0, 1, 0.035, '#5d6264', 0],
    [0.9, 2.5, 0.13, '#6d4526', 0],
    [0.95, 2.45, 0.04, '#b98b58', -0.03],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide * size
    context.beginPath()
    context.moveTo(from * size, drop * from * size * 0.5)
    context.lineTo(to * size, drop * to * size * 0.5)
    context.stroke()
  }
  context.restore()
}

/** Paper is laid on the ink and drawn off: what was there goes with it. */
function sheets(
  { context, width, seed }: CanvasFrame,
  layout: Layout,
  wiped: readonly (keyof Count)[],
  now: Count,
  where: number,
) {
  if (Math.abs(where) >= 1) return
  for (const group of wiped) {
    const reach = layout.radius[group] * 1.14
    const places = layout.places[group]
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
    const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach]
    const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach]
    const random = createRandom(seed, 'deckle', group)
    const high = Math.abs(where)
    context.save()
    const shift = where > 0 ? (width - left + reach) * where : (right + reach) * where
    context.translate(shift, 0)
    context.beginPath()
    const step = Math.max(3, reach * 0.07)
    const torn = Math.max(0.6, reach * 0.022)
    const tear = (from: Point, to: Point) => {
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step)
      for (let at = 0; at < steps; at++)
        context.lineTo(
          from[0] + ((to[0] - from[0]) * at) / steps + random.between(-torn, torn),
          from[1] + ((to[1] - from[1]) * at) / steps + random.between(-torn, torn),
        )
    }
    tear([left, top], [right, top])
    tear([right, top], [right, bottom])
    tear([right, bottom], [left, bottom])
    tear([left, bottom], [left, top])
    context.closePath()
    context.shadowColor = 'rgb(40 30 16 / 0.5)'
    context.shadowBlur = reach * (0.08 + high * 0.4)
    context.shadowOffsetX = context.shadowOffsetY = reach * (0.03 + high * 0.2)
    context.fillStyle = '#f3ead6'
    context.fill()
    context.shadowColor = 'transparent'
    // Wet ink shows through the back.
    context.clip()
    context.globalAlpha = 0.2 * Math.min(1, Math.max(0, 1 - where * 2))
    for (const at of places.slice(0, now[group])) bloom(context, group, at, layout, 60, 1)
    context.restore()
  }
}

/** Two trays of marbling bath: rings of ink are drawn into flowers, and the flowers are the time. */
export default function Marbling() {
  const { mode, motion } = useHostSettings()
  const whole = mode === 'still' || motion === 'reduced'
  return (
    <CanvasStage
      css={css}
      className={styles.bench}
      images={images}
      fonts={fonts}
      draw={(frame) => draw(frame, whole)}
    />
  )
}
