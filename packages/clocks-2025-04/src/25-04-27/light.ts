import { mix } from '@found-time/clock-runtime'
import { lightAt, nightAt, sideAt } from './model'

export type Colour = readonly [red: number, green: number, blue: number]

/** The view's mean colours from top to bottom, by day and by moonlight: printed by renders/25-04-27-views.py. */
const DAY: readonly Colour[] = [
  [144, 180, 216],
  [142, 151, 171],
  [158, 137, 125],
  [159, 128, 80],
  [127, 147, 64],
  [127, 149, 62],
]
const NIGHT: Colour = [98, 119, 155]

export const css = ([red, green, blue]: Colour, alpha = 1) =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha.toFixed(3)})`

/** What is lit and how, at a time of day. */
export interface Light {
  /** What the view is multiplied by. */
  readonly tint: Colour
  /** How much of it lies in moonlight. */
  readonly night: number
  /** Where the light comes from, `-1` left to `1` right. */
  readonly side: number
}

export const lightOf = (hour: number, minute: number): Light => ({
  tint: lightAt(hour, minute),
  night: nightAt(hour, minute),
  side: sideAt(hour, minute),
})

/** What colour whitewash takes beside a piece of the view, `0` its top to `1` its bottom. */
export function whitewash({ tint, night }: Light, down: number): Colour {
  const at = Math.min(DAY.length - 1.001, Math.max(0, down * DAY.length - 0.5))
  const view = mix(DAY[Math.floor(at)]!, DAY[Math.floor(at) + 1]!, at % 1)
  const most = Math.max(...view)
  const day = mix(
    [255, 252, 244],
    [(view[0] / most) * 255, (view[1] / most) * 255, (view[2] / most) * 255],
    0.42,
  )
  const now: Colour = [(day[0] * tint[0]) / 255, (day[1] * tint[1]) / 255, (day[2] * tint[2]) / 255]
  return mix(now, [NIGHT[0] * 1.2, NIGHT[1] * 1.2, NIGHT[2] * 1.2], night)
}
