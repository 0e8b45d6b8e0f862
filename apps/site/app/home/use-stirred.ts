import { useActivity } from '../clock-page/use-activity'

/** Nobody sits at a page when nothing has happened on it for this long, in milliseconds. */
const ALONE_MS = 60_000

const STIRS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
  'focus',
  'focusin',
]

/**
 * True while somebody sits at the page: from the first movement on, and until a minute after the last. That the page has
 * been opened is none: it would be at its busiest just then.
 */
export const useStirred = (): boolean => useActivity(ALONE_MS, STIRS, false)
