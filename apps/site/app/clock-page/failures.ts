/** What the two clock screens say of a clock that does not come. */
import { failedToLoad, failedToLoadOf } from '../shared/failures'
import { isMissingScript } from '../shell/reload-once'
import { ClockMissingError } from './load-clock.client'

/** Browsers say of a script that does not come what only programmers understand. */
function reasonOf(error: Error, reachable: boolean): string {
  if (!isMissingScript(error)) return error.message
  return reachable ? 'its script did not come' : 'there is no network, and this machine has not kept it'
}

/** On `/{date}`. */
export function clockPageFailure(error: Error, reachable: boolean): string {
  return error instanceof ClockMissingError ? error.message : failedToLoad(reasonOf(error, reachable))
}

/** On `/today`. */
export function todayFailure(date: string, error: Error, reachable: boolean): string {
  if (error instanceof ClockMissingError) return `No clock found at path: ./pages/${error.path}/Clock.jsx`
  return error.message.startsWith('Clock path missing')
    ? error.message
    : failedToLoadOf(date, reasonOf(error, reachable))
}
