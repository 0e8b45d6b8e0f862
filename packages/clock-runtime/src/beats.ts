/** How the shown time of a host divides into beats. */
import type { HostSettings } from './host-settings'
import { offsetAt } from './time'
import type { Beat } from './types'

/** From this rate on a beat is every frame of the screen. */
export const SCREEN_FPS = 60

/** As long as a beat is that is drawn at each frame. */
export const FRAME_BEAT_MS = 1

const BEAT_MS = { minute: 60_000, second: 1000, frame: FRAME_BEAT_MS } as const

/** What thirds of a second lose as numbers: 1000 / 30 × 15 is a little more than 500. */
const TOLERANCE_MS = 1e-6

/** The beat that is kept for the one asked for: no faster than the host allows. */
export function keptBeat({ motion, maxFps }: HostSettings, beat: Beat): Beat {
  if (beat === 'minute' || beat === 'second') return beat
  const fps = Math.min(beat === 'frame' ? SCREEN_FPS : beat, maxFps)
  return motion === 'reduced' || fps >= SCREEN_FPS ? 'frame' : fps
}

/** What a fast source shows in a real second. */
export const shownPerSecondMs = ({ source: { rate } }: HostSettings) =>
  1000 * (rate > 1 && Number.isFinite(rate) ? rate : 1)

/** Of the shown time. Under reduced motion no beat is shorter than a real second. */
export function beatLengthMs(settings: HostSettings, beat: Beat): number {
  const shownMs = shownPerSecondMs(settings)
  if (typeof beat === 'number') return shownMs / beat
  const length = BEAT_MS[beat]
  return settings.motion === 'reduced' ? Math.ceil(shownMs / length) * length : length
}

/**
 * The last beat, aligned to the wall clock: before 1972 some zones were off by odd seconds.
 * @param ahead - `1` for the beat after it.
 */
export function beatStart(settings: HostSettings, beat: Beat, nowMs: number, ahead = 0): number {
  const length = beatLengthMs(settings, beat)
  // Counted from the full second, or a rate that does not divide it would drift along the day.
  const cycle = Math.max(length, 1000)
  const wallMs = Math.floor(nowMs) + offsetAt(nowMs, settings.timeZone)
  const past = ((wallMs % cycle) + cycle) % cycle
  const into = Math.min(
    cycle,
    Math.ceil((Math.floor((past + TOLERANCE_MS) / length) + ahead) * length - TOLERANCE_MS),
  )
  return Math.round(Math.floor(nowMs) - past + into)
}
