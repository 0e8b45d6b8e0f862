import { clamp } from '@found-time/clock-runtime'
import { type Context, TURN, TYPED } from './brush'
import { callOf, FIGURES, type Layout, layoutOf, needleAt, padPart, snap, traceOf } from './model'
import { padHead, rowsOf } from './pad'
import { scaleOf } from './receiver'

/** The needle of the dial, in the light of its lamp. It is nudged on each minute and swings out. */
export function needle(
  context: Context,
  layout: Layout,
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  seconds: number,
  isSettled: boolean,
) {
  const { dial, isTiny } = layout
  const { left, run } = scaleOf(layout)
  const at = needleAt(hour, minute, hourCycle)
  // It runs back down the dial when a new count begins.
  const isBack = at === 0 && !isSettled
  const back = isBack ? 1 - snap(seconds / 0.95) : 0
  const swing = isSettled || isBack ? 0 : 0.006 * Math.exp(-4.5 * seconds) * Math.sin(seconds * 21)
  const x = left + run * (at + (1 - at) * back + swing)
  const thick = Math.max(2, dial.width * 0.006)
  context.save()
  context.beginPath()
  context.roundRect(dial.x, dial.y, dial.width, dial.height, dial.height * 0.09)
  context.clip()
  const lamp = context.createRadialGradient(
    x,
    dial.y + dial.height,
    0,
    x,
    dial.y + dial.height,
    dial.height * 1.3,
  )
  lamp.addColorStop(0, 'rgba(255,170,60,.75)')
  lamp.addColorStop(1, 'rgba(255,176,64,0)')
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = lamp
  context.fillRect(dial.x, dial.y, dial.width, dial.height)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgba(90,50,10,.26)'
  context.fillRect(x + thick * 0.9, dial.y, thick, dial.height)
  const blade = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
  blade.addColorStop(0, '#ff6a4d')
  blade.addColorStop(0.45, '#dd3420')
  blade.addColorStop(1, '#a81f12')
  context.fillStyle = blade
  context.fillRect(x - thick / 2, dial.y, thick, dial.height)
  if (!isTiny) {
    // Its carriage.
    const wide = thick * 4.4
    context.beginPath()
    context.roundRect(x - wide / 2, dial.y + dial.height * 0.93, wide, dial.height * 0.1, thick)
    context.fill()
    // The window over all this.
    const glint = context.createLinearGradient(
      dial.x,
      dial.y,
      dial.x + dial.height * 0.8,
      dial.y + dial.height,
    )
    glint.addColorStop(0, 'rgba(255,255,255,.5)')
    glint.addColorStop(0.4, 'rgba(255,255,255,.12)')
    glint.addColorStop(0.41, 'rgba(255,255,255,0)')
    context.fillStyle = glint
    context.fillRect(dial.x, dial.y, dial.width, dial.height)
  }
  context.restore()
}

/** How long, in seconds, a figure is spoken and the beam crosses the screen; then all rests till the next second. */
export const SPOKEN = 0.4

/** How long after one letter the next one lands, and how long it takes, in seconds. */
const LANDING = { first: 0.02, each: 0.022, takes: 0.09 }

/**
 * The word being said, letter by letter.
 * @returns For how many seconds it stays as it is.
 */
export function wordSaid(
  context: Context,
  { word, isTiny }: Layout,
  group: string,
  seconds: number,
  isSettled: boolean,
): number {
  if (isTiny) return 1
  const { place } = callOf(Math.floor(seconds))
  const spoken = FIGURES[Number(group[place])]!
  const share = isSettled ? 0.3 : seconds % 1
  const size = Math.min(word.height * 0.62, word.width / 6.6)
  context.save()
  context.beginPath()
  context.rect(word.x, word.y, word.width, word.height)
  context.clip()
  context.font = `700 ${size}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const pitch = size * 0.6
  const said = isSettled ? -1 : Math.floor((share / SPOKEN) * spoken.length)
  for (let letter = 0; letter < spoken.length; letter++) {
    // Type lands from above, a key every few hundredths of a second.
    const age = isSettled ? 1 : (share - LANDING.first - letter * LANDING.each) / LANDING.takes
    if (age <= 0) continue
    const fall = Math.min(1, age) ** 2
    context.save()
    context.translate(
      word.x + word.width / 2 + (letter - (spoken.length - 1) / 2) * pitch,
      word.y + word.height / 2 + size * 0.31,
    )
    context.scale(1.5 - 0.5 * fall, 1.5 - 0.5 * fall)
    context.globalAlpha = fall
    context.fillStyle = letter === said ? '#c4271a' : '#1f2f33'
    context.fillText(spoken[letter]!, 0, 0)
    context.restore()
  }
  context.restore()
  if (isSettled || said >= spoken.length) return 1
  const landed = LANDING.first + (spoken.length - 1) * LANDING.each + LANDING.takes
  return share < landed ? 0 : ((said + 1) * SPOKEN) / spoken.length - share
}

/** What the beam draws on slow phosphor: each stretch of the trace is as bright as it is young. */
export function trace(
  context: Context,
  { scope, isTiny }: Layout,
  group: string,
  secondsShown: number,
  isSettled: boolean,
) {
  if (isTiny) return
  const { x, y, radius } = scope
  const seconds = isSettled ? 0.3 : secondsShown
  context.save()
  context.beginPath()
  context.arc(x, y, radius * 0.87, 0, TURN)
  context.clip()
  context.lineJoin = context.lineCap = 'round'
  const bands = 32
  // The word lies along the screen, and that of the second before beyond the beam, fading.
  const head = isSettled ? 1 : clamp((seconds % 1) / SPOKEN)
  const at = (across: number, ago: number): [number, number] => {
    const word = FIGURES[Number(group[callOf(Math.floor(Math.max(0, seconds - ago))).place])]!
    return [
      x + radius * 0.87 * (across * 2 - 1),
      y - radius * 0.62 * traceOf(word, isSettled ? seconds : across * 0.799, across),
    ]
  }
  for (const isBefore of isSettled ? [false] : [true, false])
    for (let band = 0; band < bands; band++) {
      const from = band / bands
      if (isBefore ? from + 1 / bands <= head : from >= head) continue
      const young = Math.exp(-5.2 * SPOKEN * ((isBefore ? 1 : head) - from))
      const light = isSettled ? 0.9 : (0.3 + 0.7 * young) * (isBefore ? (1 - head) ** 2 : 1)
      if (light < 0.04) continue
      context.beginPath()
      for (let step = 0; step <= 5; step++) {
        const across = from + step / 5 / bands
        if (!isSettled && !isBefore && across > head) break
        context.lineTo(...at(across, isBefore ? 1 : 0))
      }
      for (const [tone, width, share] of [
        ['70,230,140', 0.1, 0.22],
        ['150,255,180', 0.035, 1],
      ] as const) {
        context.strokeStyle = `rgba(${tone},${light * share})`
        context.lineWidth = Math.max(1, radius * width)
        context.stroke()
      }
    }
  if (!isSettled && head < 1) {
    const [spotX, spotY] = at(head, 0)
    const spot = context.createRadialGradient(spotX, spotY, 0, spotX, spotY, radius * 0.12)
    spot.addColorStop(0, 'rgba(240,255,240,1)')
    spot.addColorStop(0.3, 'rgba(150,255,180,.7)')
    spot.addColorStop(1, 'rgba(70,230,140,0)')
    context.fillStyle = spot
    context.beginPath()
    context.arc(spotX, spotY, radius * 0.12, 0, TURN)
    context.fill()
  }
  // The curve of the glass.
  const glint = context.createLinearGradient(x - radius * 0.7, y - radius * 0.8, x, y)
  glint.addColorStop(0, 'rgba(255,255,255,.3)')
  glint.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = glint
  context.beginPath()
  context.ellipse(x - radius * 0.2, y - radius * 0.42, radius * 0.6, radius * 0.36, -0.5, 0, TURN)
  context.fill()
  context.restore()
}

/** When, in seconds of the minute, a figure of the new group is struck. */
const struckAt = (place: number) => 0.24 + place * 0.085

/** The minutes before, the ring about the minute's group, the readings of this minute. */
export function noted(
  context: Context,
  layout: Layout,
  log: readonly string[],
  seconds: number,
  isSettled: boolean,
) {
  const { pad, figure, lines, isTiny, height } = layout
  const head = isTiny ? 0 : padHead(layout)
  const middle = pad.x + pad.width / 2
  const foot = Math.min(pad.y + pad.height, height)
  const step = figure * 0.6 * (isTiny ? 1.12 : 1.06)
  const { place, reading } = callOf(Math.floor(seconds))
  const { centre, top, gap } = rowsOf(layout)
  const ring = figure * 0.72
  const early = isSettled ? 60 : seconds
  // The line feed: the paper is drawn up, with a knock at the end, and the last group goes with it.
  const fed = early < 0.6 ? snap(early / 0.5) : 1
  if (lines) {
    const small = Math.min(gap * 0.72, figure * 0.44)
    context.save()
    context.beginPath()
    context.rect(pad.x, pad.y + head, pad.width, foot - pad.y - head)
    context.clip()
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    log.forEach((old, line) => {
      const isLast = line === lines - 1
      const share = isLast ? Math.min(1, fed) : 1
      const size = figure + (small - figure) * share
      const to = top + gap * (line + 0.5 + (isLast ? 0 : 1 - fed)) + small * 0.31
      const y = centre + figure * 0.31 + (to - centre - figure * 0.31) * (isLast ? fed : 1)
      const pitch = step + (small * 0.78 - step) * share
      context.font = `700 ${size}px '${TYPED}'`
      context.fillStyle = `rgba(44,48,64,${0.46 + 0.05 * line + (1 - share) * 0.3})`
      for (let at = 0; at < 5; at++) context.fillText(old[at]!, middle + (at - 2) * pitch, y)
    })
    context.restore()
  }
  // Red pencil about the group, drawn when the last figure has been struck.
  const drawn = isTiny ? 1 : Math.max(0, Math.min(1, (early - struckAt(4) - 0.06) / 0.42))
  const going = drawn * drawn * (3 - 2 * drawn)
  context.strokeStyle = '#d23a26'
  context.lineCap = context.lineJoin = 'round'
  const wide = Math.min(step * 2.9, pad.width * 0.485)
  const around = (turn: number): [number, number] => {
    const angle = -2.3 + (turn / 60) * TURN
    const wobble = 1 + 0.02 * Math.sin(turn * 0.31) - turn * 0.0006
    return [middle + Math.cos(angle) * wide * wobble, centre + Math.sin(angle) * ring * wobble]
  }
  // It is pressed harder on the way down.
  for (let turn = 0; turn < Math.floor(66 * going); turn += 3) {
    context.lineWidth = Math.max(1.5, figure * (0.032 + 0.011 * Math.sin(turn * 0.105 + 0.6)))
    context.beginPath()
    for (let at = turn; at <= Math.min(turn + 3, 66 * going); at++) context.lineTo(...around(at))
    context.stroke()
  }
  // Readings of this minute, by strokes, three to a quarter of it.
  const tallyTop = isTiny ? centre + ring * 0.99 : centre + ring * (lines > 1 ? 1.17 : 1.1)
  const tall = isTiny
    ? height * 0.06
    : Math.max(4, Math.min(figure * 0.42, (foot - head * (lines > 1 ? 1.1 : 0.25) - tallyTop) * 0.8))
  const pitch = (pad.width * 0.84) / 14.4
  context.lineCap = 'round'
  for (let stroke = 0; stroke < 12; stroke++) {
    const isDone = stroke < reading
    const x = pad.x + pad.width * 0.08 + pitch * (stroke + 0.5 + Math.floor(stroke / 3) * 0.8)
    const isNew = stroke === reading - 1 && place === 0 && !isSettled
    const pulled = isNew ? Math.min(1, (seconds % 1) * 4.5) ** 2 : 1
    const slant = 0.16 + 0.05 * Math.sin(stroke * 2.4)
    for (const [tone, weight, share] of [
      ['rgba(120,90,40,.26)', 0.016, isDone && !isNew ? 0 : 1],
      ['#26418f', 0.042, isDone ? pulled : 0],
    ] as const) {
      if (!share) continue
      context.strokeStyle = tone
      context.lineWidth = Math.max(1, figure * weight)
      context.beginPath()
      context.moveTo(x + tall * slant * 0.5, tallyTop)
      context.quadraticCurveTo(
        x + tall * slant * (0.5 - 0.4 * share),
        tallyTop + tall * share * 0.5,
        x + tall * slant * (0.5 - share),
        tallyTop + tall * share,
      )
      context.stroke()
    }
  }
}

/** The group as far as it is struck, the figure that is read, and the dot that hops along below. */
export function read(context: Context, layout: Layout, group: string, seconds: number, isSettled: boolean) {
  const { pad, figure, isTiny } = layout
  const middle = pad.x + pad.width / 2
  const step = figure * 0.6 * (isTiny ? 1.12 : 1.06)
  const { place } = callOf(Math.floor(seconds))
  const { centre } = rowsOf(layout)
  const early = isSettled ? 60 : seconds
  context.font = `700 ${figure}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let at = 0; at < 5; at++) {
    const x = middle + (at - 2) * step
    const isRead = at === place
    // A typebar comes down, hits, and leaves wet ink.
    const age = isTiny ? 1 : early - struckAt(at)
    if (age < -0.05) continue
    const fall = Math.min(1, (age + 0.05) / 0.05)
    const lift = isRead && !isSettled ? (1 - clamp((seconds % 1) / SPOKEN)) ** 3 * figure * 0.08 : 0
    const knock = age > 0 ? Math.exp(-16 * age) * Math.cos(age * 60) * figure * 0.022 : 0
    context.save()
    context.translate(x, centre + figure * 0.31 - lift + knock)
    context.scale(1.3 - 0.3 * fall ** 2, 1.3 - 0.3 * fall ** 2)
    context.globalAlpha = fall ** 2
    context.fillStyle = isRead ? '#c4271a' : at === 4 ? '#6d7079' : '#1c2230'
    context.fillText(group[at]!, 0, 0)
    if (age > 0 && age < 0.7) {
      context.globalAlpha = 0.6 * (1 - age / 0.7)
      context.strokeStyle = context.fillStyle
      context.lineWidth = figure * 0.02
      context.strokeText(group[at]!, 0, 0)
    }
    context.restore()
  }
  // A dot of the pencil hops along under the figures, and bounces once.
  const time = isSettled ? 1 : seconds % 1
  const hop = Math.min(1, time / 0.26)
  const from = place === 0 ? 4 : place - 1
  const dot = middle + (from - 2 + (place - from) * hop) * step
  const bounce =
    time < 0.26 ? 0 : time < SPOKEN ? Math.sin(((time - 0.26) / (SPOKEN - 0.26)) * Math.PI) * 0.035 : 0
  const flat = time > 0.22 && time < 0.3 ? 0.7 : 1
  context.fillStyle = '#d23a26'
  context.beginPath()
  context.ellipse(
    dot,
    centre + figure * 0.48 - (4 * hop * (1 - hop) * 0.13 + bounce) * figure,
    (figure * 0.055) / flat,
    figure * 0.055 * flat,
    0,
    0,
    TURN,
  )
  context.fill()
}

/** The part of the stage that the group takes, with room for a typebar that comes down on it. */
export function readPart({ width, height }: Pick<Layout, 'width' | 'height'>) {
  const layout = layoutOf(width, height)
  const { centre } = rowsOf(layout)
  const { left, width: wide } = padPart(layout)
  const top = Math.max(0, Math.floor(centre - layout.figure * 0.85))
  return { left, top, width: wide, height: Math.min(height, Math.ceil(centre + layout.figure * 0.65)) - top }
}
