/**
 * 1,440 bytes of plain ASCII, one for each minute of the day: what the Jargon File 4.4.7 (dict-jargon 4.4.7-3.1, Debian)
 * says of core dumps and of time, shortened to that length.
 */
export const CORE =
  'core dump n. A copy of the contents of core, produced when a process is aborted by certain kinds of ' +
  'internal error. Occasionally used for a human rambling on pointlessly at great length. tick n. The ' +
  'discrete unit of time that passes between iterations. jiffy n. Indeterminate time from a few seconds' +
  ' to forever. "I\'ll do it in a jiffy" means certainly not now and possibly never. wall time n. \'Real ' +
  "world' time (what the clock on the wall shows), as opposed to the system clock's idea of time. " +
  'nanofortnight n. 1 fortnight*10^-9, or about 1.2 msec. time sink n. A project that consumes ' +
  "unbounded amounts of time. epoch n. The time and date corresponding to 0 in an operating system's " +
  'clock and timestamp values. Real Soon Now adv. Supposed to be available (or fixed, or cheap, or ' +
  'whatever) real soon now according to somebody, but the speaker is quite skeptical. time T n. An ' +
  'unspecified but usually well-understood time, often used in conjunction with a later time T+1. phase' +
  " n. The offset of one's waking-sleeping schedule with respect to the standard 24-hour cycle. A " +
  'person who is roughly 12 hours out of phase is sometimes said to be in night mode. change phase the ' +
  'hard way: To stay awake for a very long time in order to get into a different phase. However, some ' +
  'claim that it is shortening your day or night that is really hard. sleep vi. To indicate to the ' +
  'scheduler that a process may be deactivated until some given event occurs.'
