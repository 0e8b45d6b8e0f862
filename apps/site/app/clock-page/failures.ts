/** What the two clock screens say of a clock that does not come. */
import { ClockMissingError } from './load-clock.client'

/** On `/{date}`. */
export function clockPageFailure(error: Error): string {
  return error instanceof ClockMissingError ? error.message : `Failed to load clock: ${error.message}`
}

/** On `/today`. */
export function todayFailure(date: string, error: Error): string {
  if (error instanceof ClockMissingError) return `No clock found at path: ./pages/${error.path}/Clock.jsx`
  return error.message.startsWith('Clock path missing')
    ? error.message
    : `Failed to load clock for ${date}: ${error.message}`
}
