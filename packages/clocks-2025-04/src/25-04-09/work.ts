import { type ClockTime, type HourCycle, shownHour } from '@found-time/clock-runtime'
import { type Box, boxOf, type Tablet } from './layout'
import { change, type Impression, SMOOTHING, sign } from './model'

export function signsAt(time: ClockTime, hourCycle: HourCycle) {
  return [sign(shownHour(time.hour, hourCycle), 'sign'), sign(time.minute, 'sign'), sign(time.second, 'bare')]
}

/** What is smoothed and pressed on the way from one moment to another, in boxes on the tablet. */
export function workBetween(from: ClockTime, to: ClockTime, hourCycle: HourCycle, tablet: Tablet) {
  const [before, after] = [signsAt(from, hourCycle), signsAt(to, hourCycle)]
  const kept: Box[] = []
  const pressed: Box[] = []
  const smoothed: Box[][] = []
  for (const [index, place] of tablet.places.entries()) {
    const changed = change(before[index]!, after[index]!)
    const box = (mark: Impression) => boxOf(mark, place)
    kept.push(...changed.kept.map(box))
    pressed.push(...changed.pressed.map(box))
    if (changed.smoothed.length > 0) smoothed.push(changed.smoothed.map(box))
  }
  return { kept, pressed, smoothed }
}

/** Each number's share of the time for smoothing, and how long before the stroke the rib is set to the first. */
export function smoothing(due: { readonly smoothed: readonly unknown[] }) {
  const share = Math.min(SMOOTHING.from - SMOOTHING.to, 0.55 / Math.max(1, due.smoothed.length))
  return { share, start: SMOOTHING.to + share * due.smoothed.length }
}
