/**
 * The address of a clock page is an API: what may be asked for after the `?`. Unknown names are left alone; a value
 * that is not understood is told and does nothing.
 */
import type { HourCycle } from '@found-time/clock-runtime'
// Of the runtime only this: the rest comes with the first clock.
import {
  parseHourCycle,
  parseMaxFps,
  parseTime,
  parseTimeZone,
  type TimeAsked,
} from '@found-time/clock-runtime/parse'

export interface ClockParams {
  /** What `at` asks for: a time on the wall, a day with it where one was given, or a moment by its offset. */
  readonly at?: TimeAsked
  readonly timeZone?: string
  readonly hourCycle?: HourCycle
  /** The most pictures a second. */
  readonly maxFps?: number
  readonly paused: boolean
  /** False: nothing but the clock, for frames in other pages. */
  readonly ui: boolean
  /** Left on all day: this clock, or another one every now and then. */
  readonly ambient: false | 'stay' | 'shuffle'
  readonly transparent: boolean
  /** What was not understood, as it was asked: `tz=Mars/Base`. */
  readonly problems: readonly string[]
}

/**
 * @param search - The part of the address from the `?` on.
 * @example readClockParams('?tz=Asia/Tokyo&hour=12&ui=0').timeZone // 'Asia/Tokyo'
 */
export function readClockParams(search: string): ClockParams {
  const asked = new URLSearchParams(search)
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = asked.get(name)
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) problems.push(`${name}=${text}`)
    return value
  }
  const flag = (name: string) => asked.has(name) && asked.get(name) !== '0'
  return {
    at: read('at', parseTime),
    timeZone: read('tz', parseTimeZone),
    hourCycle: read('hour', parseHourCycle),
    maxFps: read('fps', parseMaxFps),
    paused: flag('paused'),
    ui: asked.get('ui') !== '0',
    ambient: flag('ambient') && (asked.get('ambient') === 'shuffle' ? 'shuffle' : 'stay'),
    transparent: read('bg', (text) => text === 'transparent' || undefined) ?? false,
    problems,
  }
}
