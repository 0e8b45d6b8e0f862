import type { ClockNotes } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { crossingsAt, swingAt } from './model'
import { type Plan, planOf } from './plan'
import { FIGURES, NAMES, paintSheet } from './sheet'
import { drawBead, drawGlass, drawThread, drawWeight } from './thread'

export const images = []
export const fonts = [
  { family: NAMES, source: new URL('./names.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The red thread hangs at the present moment: under the glass stand the hour and, in bold, the minute whose line the thread has last passed.',
  credits: [
    {
      title: 'Train graph of the line from Paris to Lyon, in La Méthode graphique',
      creator: 'Étienne-Jules Marey, after Ibry, 1885',
      source: 'the form of the plate alone; nothing of it is copied',
      licence: 'public domain',
      changes: 'drawn anew; the stations stand at their kilometres, the trains and their times are our own',
    },
    {
      title: 'Libre Bodoni Italic',
      creator: 'The Libre Bodoni Project Authors',
      source: '@fontsource/libre-bodoni 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Bodoni Project Authors (https://github.com/googlefonts/Libre-Bodoni/)',
      changes: 'subset to letters and figures, renamed',
      files: ['names.woff2'],
    },
    {
      title: 'GFS Didot',
      creator: 'Takis Katsoulidis and George D. Matthiopoulos, Greek Font Society',
      source: '@fontsource/gfs-didot 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) Takis Katsoulidis and George D. Matthiopoulos (gfs@greekfontsociety.gr), 2001. All rights reserved.',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}

/** Seconds before midnight in which the thread is drawn back to the left edge of a sheet that holds the whole day. */
const RETURN = 0.6

/** How far the thread has been drawn back, `0` to `1`. */
function returnAt(plan: Plan, seconds: number, still: boolean): number {
  return plan.slides || still ? 0 : Math.max(0, 1 - (86_400 - seconds) / RETURN)
}

function threadAt(plan: Plan, seconds: number, back: number): number {
  if (plan.slides) return plan.threadX
  return plan.left + plan.fieldWidth * (back ? 1 - back * back * (3 - 2 * back) : seconds / 86_400)
}

/** A day on the line from Paris to Lyon, with a thread hung across it. */
export default function Timetable() {
  const draw = ({ context, width, height, time, motion, hourCycle, layer }: CanvasFrame) => {
    const ratio = context.canvas.width / width
    const still = motion === 'reduced'
    const minute = time.secondsOfDay / 60
    const plan = planOf(width, height, ratio, minute)
    layer('sheet', `${time.hour}.${time.minute} ${plan.start} ${hourCycle}`, (under) =>
      paintSheet(under, plan, time.hour * 60 + time.minute, hourCycle),
    )
    const back = returnAt(plan, time.secondsOfDay, still)
    const x = threadAt(plan, time.secondsOfDay, back)
    drawThread(context, plan, x)
    for (const crossing of crossingsAt(minute)) drawBead(context, plan, x, crossing)
    // The weight lags behind while the thread is drawn back.
    const swing = still ? 0 : swingAt(time.secondsOfDay) - 0.7 * Math.sin(Math.PI * back)
    if (plan.weight) drawWeight(context, plan, x, swing)
    drawGlass(context, plan, x, time, hourCycle)
  }
  return (
    <CanvasStage css={css} images={images} fonts={fonts} className={styles.plate} draw={draw} beat={30} />
  )
}
