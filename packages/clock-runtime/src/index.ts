'use client'

export { type HeldArtwork, imageOf, preload } from './artwork'
export type { SurfaceSize } from './canvas-size'
export { type Draw, useClockTime, useFrame, useHostSettings, useSize } from './hooks'
export { ClockHost, type ClockHostProps } from './host'
export type { HostSettings } from './host-settings'
export { momentAsked, momentOf } from './moment'
export {
  clamp,
  easeInOut,
  easeOut,
  laterBy,
  mix,
  secondsOf,
  untilMinute,
  untilMoved,
  untilSecond,
} from './motion'
export { CLOCK_PARAM_EXPECTED } from './params/expected'
export {
  CLOCK_PARAMS,
  type ClockAsked,
  type ClockAttribute,
  type ClockParam,
  type ClockParamName,
} from './params/params'
export { parseHourCycle, parseMaxFps, parseTime, parseTimeZone, type TimeAsked } from './parse'
export { createRandom, type Random } from './random'
export { Stage, type StageProps } from './stage'
export { adoptStyles } from './style-sheets'
export {
  type ClockTime,
  hourDigits,
  shownHour,
  spokenTime,
  systemTimeZone,
  timeAt,
  twoDigits,
} from './time'
export { fixedTime, offsetTime, scaledTime, systemTime, type TimeSource } from './time-source'
export type {
  Artwork,
  Beat,
  ClockFont,
  ClockLoader,
  ClockModule,
  ClockNotes,
  Credit,
  HourCycle,
  Mode,
  Motion,
  Registry,
  Source,
} from './types'
