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
import { BROAD, layoutOf } from './layout'
import { figuresOf, numberAt } from './model'
import { paintOutline, paintSign } from './sign'

const FIGURES = 'ft-25-06-18 figures'
const INITIALS = 'ft-25-06-18 initials'

const vellum = new URL('./vellum.webp', import.meta.url).href
const gold = new URL('./gold.webp', import.meta.url).href

export const images = [vellum, gold]
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
  { family: INITIALS, source: new URL('./initials.woff2', import.meta.url).href, weight: '400' },
]

export const notes: ClockNotes = {
  reading:
    'One golden sign is the whole time: its two arms in the red below are the hour, its two arms in the blue above the minute, and each arm has its figure beside it.',
  credits: [
    {
      title: 'Ciphers of the Cistercian monks, thirteenth century',
      creator: 'after D. A. King, The Ciphers of the Monks (2001), and Unicode proposal L2/20-290',
      source: 'the signs alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'Paper (mamurk_c_3)',
      creator: 'MrMamurk, 2011',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'its grain laid over a cockled skin, stained as vellum',
      files: ['vellum.webp'],
    },
    {
      title: 'Normal maps 0002 and 0014',
      creator: 'Poimandres',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'lit from the upper left: as gold leaf, and as the cockles of the vellum',
      files: ['gold.webp', 'vellum.webp'],
    },
    {
      title: 'Jessen Mittel 14, after a German type of the fifteenth century',
      creator: 'Alexis Faudot and Rafael Ribas, ANRT',
      source: 'fonts-gotico-antiqua 0+git20190704 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 Jérôme Knebusch <jerome.knebusch@anrt-nancy.fr>',
      changes: 'subset to the figures and two words',
      files: ['figures.woff2'],
    },
    {
      title: 'Zainer Initials, after the woodcut initials of Günther Zainer, Augsburg, about 1475',
      creator: 'Alexis Faudot and Rafael Ribas, ANRT',
      source: 'fonts-gotico-antiqua 0+git20190704 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 Jérôme Knebusch <jerome.knebusch@anrt-nancy.fr>',
      changes: 'subset to two letters, from whose leaves the ground is tooled',
      files: ['initials.woff2'],
    },
  ],
}

/** Leaf as finely crumpled as the sign is large. */
function leafOf(context: CanvasRenderingContext2D, image: CanvasFrame['image'], unit: number) {
  const leaf = context.createPattern(image(gold), 'repeat')!
  leaf.setTransform(new DOMMatrix().scale(Math.max(0.2, unit / 330)))
  return leaf
}

const IVORY = '#fbf0d4'
const INK = '#2a120a'
/** Lapis lazuli over vermilion, with the lighter tone of their penwork. */
const FIELDS = [
  { letter: 'M', word: 'minuta', colours: ['#1d3f97', '#0e2258'], vine: '#355fb8' },
  { letter: 'H', word: 'hora', colours: ['#b92b17', '#7d160e'], vine: '#cf5037' },
] as const

function drawPage({ context, width, height, time, hourCycle, image, layer }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const { panel, x, y, unit, figures, type, stands } = layout
  const { left, top, width: wide, height: high } = panel
  const frame = Math.min(width, height) * 0.014
  layer('ground', '', (page) => {
    // The frame is a fillet of leaf between two lines of the pen, and raises a little shadow.
    page.fillStyle = 'rgb(60 30 10 / 0.28)'
    page.fillRect(left + frame * 0.5, top + frame * 0.6, wide, high)
    page.fillStyle = INK
    page.fillRect(left, top, wide, high)
    page.fillStyle = leafOf(page, image, unit)
    const pen = Math.max(0.75, frame * 0.16)
    page.fillRect(left + pen, top + pen, wide - 2 * pen, high - 2 * pen)
    page.fillStyle = INK
    page.fillRect(left + frame, top + frame, wide - 2 * frame, high - 2 * frame)
    const inner = frame + pen
    FIELDS.forEach(({ letter, colours, vine }, field) => {
      const [from, to] = field ? [y + pen / 2, top + high - inner] : [top + inner, y - pen / 2]
      page.save()
      page.beginPath()
      page.rect(left + inner, from, wide - 2 * inner, to - from)
      page.clip()
      const wash = page.createRadialGradient(x, y, 0, x, y, Math.hypot(wide, high) * 0.55)
      wash.addColorStop(0, colours[0])
      wash.addColorStop(1, colours[1])
      page.fillStyle = wash
      page.fillRect(left, from, wide, to - from)
      // Leaves of two great initials, mirrored.
      const size = Math.max(to - from, wide * 0.5) * 1.02
      page.font = `${size}px "${INITIALS}"`
      page.textAlign = 'center'
      page.textBaseline = 'alphabetic'
      page.fillStyle = vine
      for (const side of [-1, 1]) {
        page.save()
        page.translate(x, (from + to) / 2)
        page.scale(side, 1)
        page.fillText(letter, -wide * 0.25, size * 0.3)
        page.restore()
      }
      page.restore()
    })
    // The pigment lies unevenly on the skin.
    page.globalCompositeOperation = 'soft-light'
    const [inside, side] = [frame + pen, Math.max(wide, high)]
    page.beginPath()
    page.rect(left + inside, top + inside, wide - 2 * inside, high - 2 * inside)
    page.clip()
    page.globalAlpha = 0.5
    page.drawImage(image(vellum), left, top, side, side)
  })
  const digits = figuresOf(numberAt(time.hour, time.minute, hourCycle))
  context.fillStyle = IVORY
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.font = `${type / 0.605}px "${FIGURES}"`
  figures.forEach((place, index) => {
    context.fillText(String(digits[index]), place.x, place.y + type / 2)
  })
  context.font = `${unit * (stands ? 0.34 : 0.4)}px "${FIGURES}"`
  context.textAlign = 'right'
  context.fillText('minuta', x - unit * 0.27, y - unit * 0.1)
  context.textAlign = 'left'
  context.fillText('hora', x + unit * 0.27, y + unit * (stands ? 0.31 : 0.34))
  context.save()
  context.translate(x, y)
  paintOutline(context, numberAt(time.hour, time.minute, hourCycle), layout)
  context.restore()
  return untilMinute(time)
}

/** Seconds in which a strip of leaf is laid, and in which the leaf is off again at the full minute. */
const LAY = 0.5
const OFF = 0.8

function drawSign(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle, motion, seed, layer, image } = frame
  const layout = layoutOf(width, height)
  const { x, y, unit, reach } = layout
  const number = numberAt(time.hour, time.minute, hourCycle)
  layer('gesso', `${number}`, (under) => {
    under.translate(x, y)
    paintSign(under, number, layout, { lit: '#fff8ea', body: '#ecdcc8', shade: '#b79a80' })
  })
  const still = motion === 'reduced'
  const passed = time.millisecond / 1000
  const bare = time.second === 0
  const part = still ? 1 : Math.min(1, passed / (bare ? OFF : LAY))
  const laid = bare ? 1 - easeOut(part) * (59 / 60) : (time.second + easeOut(part)) / 60
  const half = unit * (reach + BROAD / 2)
  const foot = y + half
  // Leaf is torn, not cut.
  const rough = createRandom(seed, 'leaf', time.hour, time.minute, time.second)
  const [left, right] = [x - unit * 1.25, x + unit * 1.25]
  const tears = 44
  context.save()
  context.beginPath()
  context.moveTo(left, foot + unit)
  for (let i = 0; i <= tears; i++) {
    const ragged = rough.between(-0.03, 0.03) * unit
    context.lineTo(
      left + ((right - left) * i) / tears,
      laid > 0.995 ? y - unit * 3 : foot - 2 * half * laid + ragged,
    )
  }
  context.lineTo(right, foot + unit)
  context.clip()
  layer('leaf', `${number}`, (under) => {
    under.translate(x, y)
    const body = leafOf(under, image, unit)
    paintSign(under, number, layout, { lit: '#fff3bf', body, shade: '#8a500f' })
  })
  context.restore()
  return part === 1 ? untilSecond(time) : undefined
}

function signPart({ width, height }: { width: number; height: number }) {
  const { x, y, unit, reach } = layoutOf(width, height)
  const [across, down] = [unit * (1 + BROAD), unit * (reach + BROAD)]
  return { left: x - across, top: y - down, width: 2 * across, height: 2 * down }
}

/**
 * The time as one number of four figures in the cipher of the Cistercians, illuminated on vellum: lapis above for the
 * minute, vermilion below for the hour, and each arm of the sign beside the figure it writes. The sign is raised in
 * white gesso; through the minute leaf is laid on it from the foot up, a strip a second.
 */
export default function MonksNumbers() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.page}
      style={{ '--vellum': `url("${vellum}")` } as CSSProperties}
    >
      <Canvas draw={drawPage} beat="minute" />
      <Canvas draw={drawSign} beat={10} part={signPart} />
    </Stage>
  )
}
