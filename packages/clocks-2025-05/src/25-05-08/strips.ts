import { type ClockTime, laterBy, twoDigits } from '@found-time/clock-runtime'
import { BOLD, HOUR_INK, INK, MINUTE_INK, PAPER, pencil, REGULAR, write } from './chart'
import { bearingsAt, callSignsOf, headingOf, type Layout } from './model'

const SWEEP_PLASTIC = '#d98a12'

type Context = CanvasRenderingContext2D

/** What a strip says. */
export interface Strip {
  readonly callSign: string
  readonly ink: string
  /** Box captions and their entries. */
  readonly boxes: readonly (readonly [caption: string, entry: string])[]
  /** Ticked off in pencil: in sight. */
  readonly isLive: boolean
}

export interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A bare designator holder with these words, or how many strips come before this one. */
  readonly words?: string
  readonly index: number
}

/** Where the holders lie in the bay; as many strips as have room: two, three, four or five. */
export function slotsOf({ bay, isBare }: Layout): Slot[] {
  const { x, y, width, height } = bay
  if (isBare) {
    const deep = (height - 9) / 2
    return [0, 1].map((index) => ({
      x: x + 1,
      y: y + 3 + index * (deep + 3),
      width: width - 4,
      height: deep,
      index,
    }))
  }
  const edge = Math.max(4, Math.min(width, height) * 0.028)
  const inner = width - edge * 2
  if (height < width * 0.35) {
    const each = (inner - edge) / 2
    return [0, 1].map((index) => ({
      x: x + edge + index * (each + edge),
      y: y + edge,
      width: each,
      height: height - edge * 2,
      index,
    }))
  }
  const tall = height - edge * 2
  const ideal = inner * 0.27
  const expected = Math.max(0, Math.min(2, Math.floor(tall / ideal - 3.7)))
  const deep = tall / (3.36 + (expected && expected + 0.36))
  const gap = Math.max(1.5, deep * 0.05)
  const slots: Slot[] = []
  let top = y + edge
  const add = (share: number, index: number, words?: string) => {
    slots.push({ x: x + edge, y: top, width: inner, height: deep * share - gap, index, words })
    top += deep * share
  }
  add(0.36, -1, 'IN SIGHT')
  for (let index = 0; index < 3; index++) add(1, index)
  if (expected) add(0.36, -1, 'EXPECTED')
  for (let index = 0; index < expected; index++) add(1, 3 + index)
  return slots
}

/** The bay: a sheet of hammered lacquer with two rails, and the holders' beds. */
export function bay(context: Context, layout: Layout) {
  const { x, y, width, height } = layout.bay
  const across = layout.isTall ? [0, y, 0, y + height] : [x, 0, x + width, 0]
  const lacquer = context.createLinearGradient(across[0]!, across[1]!, across[2]!, across[3]!)
  lacquer.addColorStop(0, '#84978f')
  lacquer.addColorStop(1, '#6c8079')
  context.save()
  context.shadowColor = 'rgba(24,44,56,.55)'
  context.shadowBlur = Math.min(width, height) * 0.04
  context.fillStyle = lacquer
  context.fillRect(x, y, width, height)
  context.restore()
  context.fillStyle = 'rgba(255,255,255,.35)'
  if (layout.isTall) context.fillRect(x, y, width, 1.5)
  else context.fillRect(x, y, 1.5, height)
  for (const slot of slotsOf(layout)) {
    const round = Math.min(slot.height * 0.09, 8)
    context.beginPath()
    context.roundRect(slot.x, slot.y, slot.width, slot.height, round)
    if (slot.words) {
      context.fillStyle = '#2c3a3c'
      context.fill()
      context.fillStyle = '#efe7cf'
      context.letterSpacing = `${slot.height * 0.12}px`
      write(
        context,
        slot.words,
        slot.x + slot.height * 0.55,
        slot.y + slot.height / 2,
        slot.height * 0.5,
        REGULAR,
        'left',
      )
      context.letterSpacing = '0px'
    } else {
      context.fillStyle = 'rgba(22,34,36,.5)'
      context.fill()
    }
  }
}

/**
 * The strips in the bay at a time: hour, minute and sweep in sight, then the minute and the hour that are expected.
 * @param hourCycle - How the hours are written.
 */
export function stripsOf(time: ClockTime, hourCycle: 12 | 24): readonly Strip[] {
  const { hour, minute, second } = time
  const [hourSign, minuteSign] = callSignsOf(hour, minute, hourCycle)
  const nextMinute = (minute + 1) % 60
  const nextHour = laterBy(time, (60 - minute) * 60_000).hour
  const [nextHourSign, nextMinuteSign] = callSignsOf(nextHour, nextMinute, hourCycle)
  const now = bearingsAt(hour, minute)
  const strip = (
    callSign: string,
    ink: string,
    bearing: number,
    caption: string,
    entry: string,
    isLive = true,
  ) => ({
    callSign,
    ink,
    boxes: [
      ['BRG', headingOf(bearing)],
      [caption, entry],
    ] as const,
    isLive,
  })
  return [
    strip(hourSign, HOUR_INK, now.hour, 'TURN', '12H'),
    strip(minuteSign, MINUTE_INK, now.minute, 'TURN', '60M'),
    strip(`SW${twoDigits(second)}`, SWEEP_PLASTIC, second * 6, 'TURN', '60S'),
    strip(nextMinuteSign, MINUTE_INK, nextMinute * 6, 'DUE', `${60 - second}S`, false),
    strip(nextHourSign, HOUR_INK, (nextHour % 12) * 30, 'DUE', `${60 - minute}M`, false),
  ]
}

/**
 * A holder of coloured plastic, with a lip at the left to lift it by, and the paper in it.
 * @param before - The paper that lies there until the new one is home.
 * @param out - How far the new paper has still to slide, in widths; `0` when it is home.
 */
export function holder(
  context: Context,
  slot: Slot,
  now: Strip,
  before: Strip | undefined,
  out: number,
  isBare: boolean,
) {
  const { x, y, width, height } = slot
  const lip = isBare ? 5 : Math.min(width * 0.055, height * 0.3)
  const bed = isBare ? 1 : Math.max(1.5, height * 0.055)
  const round = Math.min(height * 0.09, 8)
  context.save()
  context.fillStyle = now.ink
  context.beginPath()
  context.roundRect(x, y, width, height, round)
  context.fill()
  const edge = Math.max(1, height * 0.022)
  context.fillStyle = 'rgba(255,255,255,.28)'
  context.fillRect(x + round, y, width - round * 2, edge)
  context.fillStyle = 'rgba(0,0,0,.22)'
  context.fillRect(x + round, y + height - edge, width - round * 2, edge)
  if (!isBare) {
    context.fillStyle = 'rgba(0,0,0,.25)'
    for (let ridge = 0; ridge < 3; ridge++)
      context.fillRect(x + lip * (0.28 + ridge * 0.2), y + height * 0.28, lip * 0.08, height * 0.44)
  }
  const [wide, deep] = [width - lip - bed, height - bed * 2]
  context.translate(x + lip, y + bed)
  context.beginPath()
  context.rect(0, 0, wide, deep)
  context.clip()
  if (before) paper(context, before, wide, deep, isBare)
  context.translate(out * wide, 0)
  if (before) {
    context.fillStyle = 'rgba(0,0,0,.3)'
    context.fillRect(-height * 0.04, 0, height * 0.04, deep)
  }
  paper(context, now, wide, deep, isBare)
  context.restore()
}

function paper(
  context: Context,
  { callSign, ink, boxes, isLive }: Strip,
  wide: number,
  deep: number,
  isBare: boolean,
) {
  const line = Math.max(0.7, deep * 0.013)
  context.fillStyle = isLive ? PAPER : '#e4dcc4'
  context.fillRect(0, 0, wide, deep)
  context.fillStyle = isLive ? INK : '#5d5b55'
  const isNarrow = wide < deep * 3
  const sign = isNarrow || isBare ? wide : wide * 0.46
  const size = Math.min(deep * (isBare ? 0.8 : 0.6), sign * (isBare ? 0.365 : 0.335))
  write(context, callSign, sign / 2, deep * 0.5, size, BOLD)
  if (sign < wide) {
    const each = (wide - sign) / boxes.length
    context.fillStyle = 'rgba(29,68,131,.55)'
    for (let box = 0; box < boxes.length; box++) context.fillRect(sign + box * each, 0, line, deep)
    context.fillRect(sign, deep * 0.36, wide - sign, line)
    boxes.forEach(([caption, entry], box) => {
      const middle = sign + (box + 0.5) * each
      context.fillStyle = '#4f6890'
      write(context, caption, middle, deep * 0.19, Math.min(deep * 0.19, each * 0.17), REGULAR)
      context.fillStyle = isLive ? INK : '#5d5b55'
      write(
        context,
        entry,
        middle,
        deep * 0.68,
        Math.min(deep * 0.4, (each * 1.4) / Math.max(3.4, entry.length)),
        REGULAR,
      )
    })
    if (isLive) {
      const [start, end] = [sign / 2 - size * 1.2, sign / 2 + size * 1.2]
      pencil(context, [start, deep * 0.9], [end, deep * 0.87], deep * 0.04, -0.012, ink)
    }
  }
}
