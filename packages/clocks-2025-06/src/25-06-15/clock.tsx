import {
  type ClockNotes,
  clamp,
  easeOut,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { fireOf, INK, paintFlame, paintMatch } from './match'
import { burntAt, changeAt, LIT, type Slot } from './model'
import { type Plan, planOf, toothOf } from './plan'

const FACE = 'ft-25-06-15 cover'

export const images = []
export const fonts = [{ family: FACE, source: new URL('./cover.woff2', import.meta.url).href, weight: '400' }]

export const notes: ClockNotes = {
  reading:
    'The matches on the table spell hour and minute; of the sixty in the book below, one burns down each minute, and it is the seconds.',
  credits: [
    {
      title: 'Figures of seven matches, and the warning on every matchbook',
      creator: 'folk puzzles; the warning required on matchbooks in the United States',
      source: 'the idea and the words alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'League Gothic',
      creator: 'The League Gothic Project Authors, The League of Moveable Type',
      source: '@fontsource/league-gothic 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      changes: 'subset to the letters of the warning',
      files: ['cover.woff2'],
    },
  ],
}

const COVER = '#ffcb1f'
const WARNING = 'CLOSE COVER BEFORE STRIKING'

const lie = (
  context: CanvasRenderingContext2D,
  { place, length }: Plan,
  slot: Slot,
  seed: string,
  burnt = 0,
  lift = 0,
) => paintMatch(context, place(slot), length, burnt, `${seed} ${slot}`, lift)

function paintCover(context: CanvasRenderingContext2D, { width, height, cover }: Plan) {
  const top = height - cover
  context.fillStyle = COVER
  context.fillRect(0, top, width, cover)
  context.fillStyle = INK.headDark
  context.fillRect(0, top + cover * 0.8, width, cover * 0.2)
  const size = cover * 0.62
  context.font = `${size}px "${FACE}"`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.fillStyle = INK.headDark
  const words = width / size > 26 ? [0.2, 0.8] : [0.5]
  for (const share of words) context.fillText(WARNING, width * share, top + cover * 0.62)
  if (words.length === 1) return
  // The staple that holds the book together.
  context.fillStyle = '#e9edf2'
  context.fillRect(width * 0.5 - cover * 0.7, top + cover * 0.33, cover * 1.4, cover * 0.13)
  context.fillStyle = '#8a93a3'
  context.fillRect(width * 0.5 - cover * 0.7, top + cover * 0.46, cover * 1.4, cover * 0.05)
}

/** What stands for a minute: the table, the matches that stay, the book with its spent and its fresh ones. */
function drawTable({ context, width, height, time, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height, seed)
  context.fillStyle = INK.ground
  context.fillRect(0, 0, width, height)
  for (const slot of changeAt(time.hour, time.minute, hourCycle).staying) lie(context, plan, slot, seed)
  for (let index = 0; index < 60; index++)
    if (index !== time.minute) {
      const spent = index < time.minute ? 0.9 : 0
      paintMatch(
        context,
        toothOf(plan, index),
        plan.comb.length,
        spent,
        `${seed} tooth ${index}`,
        0,
        plan.comb.pitch * 0.5,
      )
    }
  paintCover(context, plan)
  return untilMinute(time)
}

/** Seconds in which the new matches are laid, one after the other. */
const LAY = 0.75

/** The matches that come at the start of the minute and those that burn at its end. */
function drawChange({ context, width, height, time, hourCycle, motion, seed }: CanvasFrame) {
  const plan = planOf(width, height, seed)
  const { arriving, leaving } = changeAt(time.hour, time.minute, hourCycle)
  const seconds = motion === 'reduced' ? time.second : secondsOf(time)
  for (const [index, slot] of arriving.entries()) {
    if (leaving.includes(slot) && seconds >= LIT) continue
    const start = (index / Math.max(1, arriving.length)) * (LAY - 0.4)
    const landed = motion === 'reduced' ? 1 : easeOut(clamp((seconds - start) / 0.4))
    lie(context, plan, slot, seed, 0, (1 - landed) * 0.9)
  }
  const burnt = burntAt(seconds)
  for (const slot of leaving) {
    if (arriving.includes(slot) && seconds < LIT) continue
    lie(context, plan, slot, seed, burnt * 0.98)
  }
  if (seconds < LIT) return seconds > LAY ? (LIT - seconds) * 1000 : undefined
  for (const [index, slot] of leaving.entries()) {
    const flare = Math.sin(Math.PI * clamp(burnt * 0.92 + 0.08)) ** 0.4
    const sway = Math.sin(seconds * 9 + index * 2.1) * 0.6
    const size = plan.length * 0.36 * flare * (1 + 0.1 * Math.sin(seconds * 13 + index))
    paintFlame(context, fireOf(plan.place(slot), plan.length, burnt), size, sway)
  }
  return motion === 'reduced' ? untilSecond(time) : undefined
}

/** The match of this minute: a sixtieth of it burns each second. */
function drawBurning({ context, width, height, time, motion, seed }: CanvasFrame) {
  const plan = planOf(width, height, seed)
  const tooth = toothOf(plan, time.minute)
  const { length, pitch } = plan.comb
  const still = motion === 'reduced'
  const seconds = time.second + (still ? 0 : easeOut(clamp(time.millisecond / 300)))
  const burnt = (seconds / 60) * 0.9 + 0.015
  context.save()
  // It stands behind the cover.
  context.beginPath()
  context.rect(0, 0, width, height - plan.cover)
  context.clip()
  paintMatch(context, tooth, length, burnt, `${seed} tooth ${time.minute}`, 0, pitch * 0.5)
  const now = still ? time.second : secondsOf(time)
  const size = length * (0.54 + 0.07 * Math.sin(now * 7.3) + 0.04 * Math.sin(now * 12.7))
  paintFlame(
    context,
    fireOf(tooth, length, burnt),
    size,
    0.5 * Math.sin(now * 4.1) + 0.3 * Math.sin(now * 9.7),
  )
  context.restore()
}

function combPart({ width, height }: { width: number; height: number }) {
  const { combTop, cover } = planOf(width, height, '')
  return { left: 0, top: combTop, width, height: height - cover - combTop }
}

function figuresPart({ width, height }: { width: number; height: number }) {
  const { combTop, comb } = planOf(width, height, '')
  return { left: 0, top: 0, width, height: combTop + comb.length * 0.75 }
}

/**
 * Hour and minute in matches. Those that the next minute does not need catch fire in its last four seconds, new ones are
 * laid when it has come; of the book of sixty one burns down in each minute.
 */
export default function Matchsticks() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table}>
      <Canvas draw={drawTable} beat="minute" />
      <Canvas draw={drawChange} beat={20} part={figuresPart} />
      <Canvas draw={drawBurning} beat={8} part={combPart} />
    </Stage>
  )
}
