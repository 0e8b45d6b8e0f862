import {
  type ClockNotes,
  createRandom,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { BOLE, GOLD, paintCut, paintLines, type Ramp } from './cut'
import { isIn, layoutOf } from './layout'
import { numberAt, REACH } from './model'

const FACE = 'ft-25-06-18 figures'

export const images = []
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

export const notes: ClockNotes = {
  reading:
    'The foot of the great sign is the hour and its head the minute: add up the golden strokes that the corners beside them name; no stroke is nought.',
  credits: [
    {
      title: 'Ciphers of the Cistercian monks, thirteenth century',
      creator: 'after D. A. King, The Ciphers of the Monks (2001), and Unicode proposal L2/20-290',
      source: 'the signs alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'Grenze Gotisch',
      creator: 'The Grenze Gotisch Project Authors, Omnibus-Type',
      source: '@fontsource/grenze-gotisch 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
  ],
}

const INK = { idle: '#74110f', stave: '#a8261a', gold: '#ffd978' }
/** Half the width of a groove, in widths of a quarter. */
const DEPTH = 0.145

function drawKey({ context, width, height, time, hourCycle }: CanvasFrame) {
  const { keys, small, type } = layoutOf(width, height, hourCycle)
  const number = numberAt(time.hour, time.minute, hourCycle)
  context.font = `${type}px "${FACE}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const { number: key, label, x, y } of keys) {
    const ink = isIn(number, key) ? INK.gold : INK.idle
    context.save()
    context.translate(x, y - type * 0.5)
    paintLines(
      context,
      key,
      small,
      small * (ink === INK.gold ? 0.36 : 0.3),
      ink === INK.gold ? ink : INK.stave,
      ink,
    )
    context.restore()
    context.fillStyle = ink
    context.fillText(label, x, y + small * REACH + type * 0.62)
  }
  return untilMinute(time)
}

/** Seconds in which a strip of leaf is laid, and in which the old gold comes off at the full minute. */
const LAY = 0.5
const OFF = 0.8

function drawRune(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle, motion, seed, layer } = frame
  const { x, y, unit } = layoutOf(width, height, hourCycle)
  const number = numberAt(time.hour, time.minute, hourCycle)
  const paint = (ramp: Ramp) => (under: CanvasRenderingContext2D) => {
    under.translate(x, y)
    paintCut(under, number, unit, unit * DEPTH, ramp)
  }
  layer('bole', `${number}`, paint(BOLE))

  const still = motion === 'reduced'
  const passed = time.millisecond / 1000
  const bare = time.second === 0
  const part = still ? 1 : Math.min(1, passed / (bare ? OFF : LAY))
  const laid = bare ? 1 - easeOut(part) * (59 / 60) : (time.second + easeOut(part)) / 60
  const foot = y + unit * (REACH + DEPTH)
  const tall = 2 * unit * (REACH + DEPTH)
  const edge = (share: number) => foot - tall * share
  // Leaf is torn, not cut.
  const rough = createRandom(seed, 'leaf', time.hour, time.minute, time.second)
  const [left, right] = [x - unit * 1.25, x + unit * 1.25]
  const tears = 44
  context.save()
  context.beginPath()
  context.moveTo(left, foot + unit)
  for (let i = 0; i <= tears; i++) {
    const ragged = rough.between(-0.03, 0.03) * unit
    context.lineTo(left + ((right - left) * i) / tears, laid > 0.995 ? y - unit * 3 : edge(laid) + ragged)
  }
  context.lineTo(right, foot + unit)
  context.clip()
  layer('gold', `${number}`, paint(GOLD))
  context.restore()
  return part === 1 ? untilSecond(time) : undefined
}

function runePart({ width, height }: { width: number; height: number }) {
  const { x, y, unit } = layoutOf(width, height, 24)
  const [across, down] = [unit * 1.25, unit * (REACH + DEPTH * 1.5)]
  return { left: x - across, top: y - down, width: 2 * across, height: 2 * down }
}

/**
 * The time as one number of four figures in the cipher of the Cistercians, cut into red stone. Through the minute its
 * grooves, red with bole, are gilded from the foot up, a strip of leaf a second; in the corners stands the key, each
 * part of it beside the quarter it explains.
 */
export default function MonksNumbers() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.panel}>
      <Canvas draw={drawKey} beat="minute" />
      <Canvas draw={drawRune} beat={10} part={runePart} />
    </Stage>
  )
}
