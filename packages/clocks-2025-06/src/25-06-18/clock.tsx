import {
  type ClockNotes,
  createRandom,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { CSSProperties } from 'react'
import styles, { css } from './clock.module.css'
import { GOLD, MATT, paintCut, paintLines, type Ramp } from './cut'
import { isIn, layoutOf } from './layout'
import { numberAt, REACH } from './model'

const FACE = 'ft-25-06-18 figures'

const porphyry = new URL('./porphyry.webp', import.meta.url).href

export const images = [porphyry]
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

export const notes: ClockNotes = {
  reading:
    'The foot of the great golden sign is the hour and its head the minute: in the corners the signs that it is put together from are golden, too, with their numbers; add them, below for the hour, above for the minute.',
  credits: [
    {
      title: 'Ciphers of the Cistercian monks, thirteenth century',
      creator: 'after D. A. King, The Ciphers of the Monks (2001), and Unicode proposal L2/20-290',
      source: 'the signs alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'Cork (HR_Cork)',
      creator: 'Ramón Miranda, 2010',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'coloured as porphyry',
      files: ['porphyry.webp'],
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

const INK = { idle: 'rgb(255 226 204 / 0.82)', stave: 'rgb(255 226 204 / 0.5)', gold: '#ffd24a' }
/** Half the width of a groove, in widths of a quarter. */
const DEPTH = 0.145

function drawKey({ context, width, height, time, hourCycle }: CanvasFrame) {
  const { keys, small, type } = layoutOf(width, height, hourCycle)
  const number = numberAt(time.hour, time.minute, hourCycle)
  context.font = `${type}px "${FACE}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  // Where there is little room, only what the sign is put together from, each in its corner, and large.
  if (Math.max(width, height) < 500) {
    const size = Math.min(width, height) * 0.045
    context.font = `${size * 2.2}px "${FACE}"`
    for (const { number: key, label } of keys) {
      if (!isIn(number, key)) continue
      const place = String(key).length - 1
      const left = place % 2 ? size * 1.6 : width - size * 3.9
      const top = place > 1 ? height - size * 2.4 : size * 2.4
      context.save()
      context.translate(left, top)
      paintLines(context, key, size, size * 0.36, INK.gold, INK.gold)
      context.restore()
      context.fillStyle = INK.gold
      context.fillText(label, left + size * 1.4, top + size * 0.75)
    }
    return untilMinute(time)
  }
  for (const { number: key, label, x, y } of keys) {
    const ink = isIn(number, key) ? INK.gold : INK.idle
    const left = x - small * 0.75
    const isGold = ink === INK.gold
    context.save()
    context.translate(left, y)
    paintLines(context, key, small, small * (isGold ? 0.34 : 0.24), isGold ? ink : INK.stave, ink)
    context.restore()
    context.fillStyle = ink
    context.fillText(label, left + small * 1.35, y + type * 0.34)
  }
  return untilMinute(time)
}

/** Seconds in which a strip of leaf is burnished, and in which the shine goes at the full minute. */
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
  layer('matt', `${number}`, paint(MATT))

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
 * The time as one number of four figures in the cipher of the Cistercians, cut into porphyry and gilded. Through
 * the minute the gold is burnished from the foot up, a strip a second; in the corners stands the key, each part of it
 * beside the quarter it explains.
 */
export default function MonksNumbers() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.panel}
      style={{ '--stone': `url("${porphyry}")` } as CSSProperties}
    >
      <Canvas draw={drawKey} beat="minute" />
      <Canvas draw={drawRune} beat={10} part={runePart} />
    </Stage>
  )
}
