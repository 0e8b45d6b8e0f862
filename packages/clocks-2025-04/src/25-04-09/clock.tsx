import { easeInOut, laterBy, mix, Stage, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { CSSProperties } from 'react'
import { bare, smear } from './clay'
import styles, { css } from './clock.module.css'
import { boxOf, footOf, headOf, RIM, tabletOf } from './layout'
import { pressingFrom, SMOOTHING, smoothedAt, stylusAt } from './model'
import { clay, wedges } from './pictures'
import { stamper, useSprites } from './sprites'
import { paintRib, paintStylus } from './stylus'
import { signsAt, smoothing, workBetween } from './work'

export { notes } from './notes'

const GROUND = { '--clay': `url(${clay})` } as CSSProperties

export const images = [clay, wedges]

export const fonts = []

/** Before the stroke; once a second, the stylus is shown at rest between two presses. */
const remainingOf = ({ motion, time }: CanvasFrame) => (motion === 'reduced' ? 0.5 : untilSecond(time) / 1000)

/** How long the rib is on its way to the clay and from it. */
const RIB_COMES = 0.14

/** The stylus is off the last impression and waits by the next so long after a stroke. */
const WAITS_FROM = 0.35

/** What was smoothed before a stroke gleams so long after it. */
const GLEAMS = 0.9

/** For how many milliseconds nothing moves; undefined while something does. */
function restOf(
  since: number,
  done: { readonly smoothed: readonly unknown[] },
  due: { readonly smoothed: readonly unknown[]; readonly pressed: readonly unknown[] },
): number | undefined {
  const works: [from: number, to: number][] = [
    [0, WAITS_FROM],
    [pressingFrom(due.pressed.length), 1],
  ]
  if (due.smoothed.length > 0)
    works.push([1 - smoothing(due).start - RIB_COMES, 1 - SMOOTHING.to + RIB_COMES])
  if (works.some(([from, to]) => since >= from && since < to)) return undefined
  const next = Math.min(1, ...works.map(([from]) => from).filter((from) => from > since))
  const rest = (next - since) * 1000
  return done.smoothed.length > 0 && since < GLEAMS ? Math.min(rest, 250) : rest
}

/** A clay tablet, wet, and the scribe who keeps it. */
export default function Cuneiform() {
  const spritesOf = useSprites()

  /** All that stays on the tablet. */
  const stays = (frame: CanvasFrame) => {
    const { context, width, height, time, hourCycle } = frame
    const stamp = stamper(frame)
    const tablet = tabletOf(width, height)
    const due = workBetween(time, laterBy(time, 1000), hourCycle, tablet)
    const working = remainingOf(frame) < smoothing(due).start
    const boxes = working
      ? due.kept
      : signsAt(time, hourCycle).flatMap((marks, index) =>
          marks.map((mark) => boxOf(mark, tablet.places[index]!)),
        )
    for (const box of boxes) stamp(context, box)
    // Where nothing is smoothed, all stays until the stroke.
    if (working || due.smoothed.length === 0) return untilSecond(time)
    // A little early: at the same beat as the work, or marks would be there twice for a moment.
    return (remainingOf(frame) - smoothing(due).start) * 1000 - 1
  }

  /** What is smoothed and pressed, and the scribe's tools. */
  const work = (frame: CanvasFrame) => {
    const { context, width, height, time, hourCycle } = frame
    const sprite = spritesOf(frame)
    const stamp = stamper(frame)
    const tablet = tabletOf(width, height)
    const done = workBetween(laterBy(time, -1000), time, hourCycle, tablet)
    const due = workBetween(time, laterBy(time, 1000), hourCycle, tablet)
    const remaining = remainingOf(frame)
    const { share, start } = smoothing(due)
    const working = remaining < start

    // The rib takes one number after the other.
    let rib: { x: number; y: number; height: number; up: number } | undefined
    for (const [index, boxes] of due.smoothed.entries()) {
      const ends = SMOOTHING.to + share * (due.smoothed.length - 1 - index)
      const part = smoothedAt(SMOOTHING.to + ((remaining - ends) / share) * (SMOOTHING.from - SMOOTHING.to))
      const left = Math.min(...boxes.map((box) => box.x - box.width * RIM))
      const end = Math.max(...boxes.map((box) => box.x + box.width * (1 + RIM)))
      const top = Math.min(...boxes.map((box) => box.y))
      const foot = Math.max(...boxes.map((box) => box.y + box.height))
      const edge = left + (end - left) * part
      if (working && part < 1) {
        context.save()
        context.beginPath()
        context.rect(edge, 0, width, height)
        context.clip()
        for (const box of boxes) stamp(context, box)
        context.restore()
      }
      const near = ends + share - remaining
      if (near > -RIB_COMES && near < share + RIB_COMES) {
        const up = easeInOut(near < 0 ? -near / RIB_COMES : (near - share) / RIB_COMES)
        rib = { x: edge, y: (top + foot) / 2, height: (foot - top) * 1.12, up }
      }
      smear(context, tablet, left, edge, top, foot, part * 0.9)
    }
    // What was smoothed before the last stroke still gleams.
    const since = 1 - remaining
    for (const boxes of done.smoothed) {
      const left = Math.min(...boxes.map((box) => box.x - box.width * RIM))
      const end = Math.max(...boxes.map((box) => box.x + box.width * (1 + RIM)))
      const top = Math.min(...boxes.map((box) => box.y))
      const foot = Math.max(...boxes.map((box) => box.y + box.height))
      smear(context, tablet, left, end, top, foot, 0.9 * (1 - easeInOut(since / GLEAMS)))
    }

    const { at, depth } = stylusAt(remaining, due.pressed.length)
    for (const [index, box] of due.pressed.entries()) {
      const pressed = index < Math.floor(at) ? 1 : index === Math.floor(at) ? depth : 0
      if (pressed <= 0) continue
      context.save()
      context.globalAlpha = pressed
      const grown = 0.6 + 0.4 * pressed
      const [x, y] = headOf(box)
      context.translate(x, y)
      context.scale(grown, grown)
      context.translate(-x, -y)
      stamp(context, box)
      context.restore()
    }

    if (rib) paintRib(context, rib, tablet)

    // The stylus: off the last impression, over to the next, and down again for each.
    const from = headOf(done.pressed.at(-1) ?? due.pressed[0]!)
    const going = easeInOut((since - 0.12) / (WAITS_FROM - 0.12))
    const [firstX, firstY] = headOf(due.pressed[0]!)
    // It waits a little off, so that it hides neither what it has made nor the rib.
    const first = [firstX + tablet.stylus * 1.5, firstY + tablet.stylus * 1.1] as const
    let [x, y] = mix(from, first, going)
    let lift = easeInOut(since / 0.16)
    if (at >= 0) {
      const index = Math.min(due.pressed.length - 1, Math.floor(at))
      const here = headOf(due.pressed[index]!)
      const last = index > 0 ? headOf(due.pressed[index - 1]!) : first
      const part = at - Math.floor(at)
      const over = easeInOut(part / 0.4)
      x = last[0] + (here[0] - last[0]) * over
      y = last[1] + (here[1] - last[1]) * over
      // It comes down on the first from where it waited, and hops to the others.
      lift = index === 0 ? 1 - depth : 0.55 * Math.sin(Math.PI * Math.min(1, part / 0.9))
    }
    paintStylus(frame, sprite, tablet, x, y, lift)
    return restOf(since, done, due)
  }

  return (
    <Stage css={css} images={images} className={styles.clay} style={GROUND}>
      <Canvas draw={bare} beat="minute" maxPixels={MOST_PIXELS} />
      <Canvas draw={stays} beat={BEAT} maxPixels={MOST_PIXELS} />
      <Work draw={work} />
    </Stage>
  )
}

/** Pictures a second of the scribe at work. */
const BEAT = 15
const MOST_PIXELS = 2560 * 1600

/**
 * Most of the minute the scribe works on the seconds, at the foot of the tablet: only then, and only there, need the
 * tools be drawn. In the minute's last second and its first they are everywhere.
 */
function Work({ draw }: { readonly draw: (frame: CanvasFrame) => number | undefined }) {
  const { second } = useClockTime('second')
  return second === 59 || second === 0 ? (
    <Canvas key="everywhere" draw={draw} beat={BEAT} maxPixels={MOST_PIXELS} />
  ) : (
    <Canvas key="seconds" draw={draw} beat={BEAT} maxPixels={MOST_PIXELS} part={footOf} />
  )
}
