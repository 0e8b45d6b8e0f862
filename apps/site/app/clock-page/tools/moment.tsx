import type { Entry } from '@found-time/catalogue'
import { Control } from '@found-time/ui-frame'
import { pageOf } from '../../shared/clock-path'
import { writeToClipboard } from '../../shell/copied'
import type { ClockPageState } from '../use-clock-page'
import { SaveStill } from './save-still'
import { timeShown } from './time-shown'

interface MomentProps {
  readonly entry: Entry
  readonly clockPage: ClockPageState
  readonly say: (text: string) => void
}

/** What the clock shows now, to be passed on: an address, and a picture. */
export function Moment({ entry, clockPage, say }: MomentProps) {
  const { hourCycle, timeZone } = clockPage
  const time = timeShown()
  if (!time) return null
  const copy = async () => {
    const url =
      window.location.origin + pageOf(entry) + momentSearch(timeShown() ?? time, timeZone, hourCycle)
    say((await writeToClipboard(url)) ? 'The link is copied.' : url)
  }
  return (
    <>
      <Control label={`Copy link to ${time}`} onPress={copy} />
      <SaveStill entry={entry} clockPage={clockPage} say={say} />
    </>
  )
}

/**
 * The part of an address from the `?` on that shows a clock at one time, standing.
 * @param time - `10:08`.
 * @example momentSearch('10:08', 'Asia/Tokyo', 12) // '?at=10:08&tz=Asia/Tokyo&hour=12&paused'
 */
export function momentSearch(time: string, timeZone?: string, hourCycle?: 12 | 24): string {
  const parts = [`at=${time}`, timeZone && `tz=${timeZone}`, hourCycle && `hour=${hourCycle}`, 'paused']
  return `?${parts.filter(Boolean).join('&')}`
}
