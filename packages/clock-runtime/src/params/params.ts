/**
 * What may be asked of a clock, in the address of its page and in the attributes of an element: each parameter is
 * declared in this folder, and nowhere else. `expected.ts` and `guide.ts` have its words, apart because a script that
 * needs none of them shall not load them; a missing one is a type error. Nothing here needs React.
 */
import { parseHourCycle, parseMaxFps, parseTime, parseTimeZone } from '../parse'

export interface ClockParam {
  /** As it stands in an address. */
  readonly name: string
  /** The attribute of the element that means the same, where there is one. */
  readonly attribute?: string
  /** A flag: its attribute is there or not, whatever it holds. */
  readonly isFlag?: true
  /** What a text asks for; `undefined` where it is not understood. */
  readonly parse: (text: string) => unknown
  /** What holds where it is not asked for. */
  readonly otherwise?: unknown
  /** What holds where the attribute is not there, if not that: an element knows no visitor's choice. */
  readonly attributeOtherwise?: unknown
  /** Whether the next clock is asked for it too. A time, a pause and the like are asked of one. */
  readonly carries?: true
}

/** `paused`, `paused=1`, `paused=0`. */
const parseFlag = (text: string) => (text === '0' ? false : text === '' || text === '1' || undefined)

/**
 * By what they are called in programs.
 * @example CLOCK_PARAMS.timeZone.parse('Asia/Tokyo') // 'Asia/Tokyo'
 */
export const CLOCK_PARAMS = {
  /** A time on the wall, a day with it where one was given, or a moment by its offset. */
  at: { name: 'at', attribute: 'at', parse: parseTime },
  /** IANA name, or an offset. */
  timeZone: { name: 'tz', attribute: 'time-zone', parse: parseTimeZone, carries: true },
  hourCycle: {
    name: 'hour',
    attribute: 'hour-cycle',
    parse: parseHourCycle,
    attributeOtherwise: 24,
    carries: true,
  },
  /** The most pictures a second. */
  maxFps: { name: 'fps', attribute: 'max-fps', parse: parseMaxFps, carries: true },
  paused: { name: 'paused', attribute: 'paused', isFlag: true, parse: parseFlag, otherwise: false },
  /** False: nothing but the clock, for frames in other pages. */
  ui: { name: 'ui', parse: parseFlag, otherwise: true },
  /** Left on all day: this clock, or every now and then another one, of all or of those with a star. */
  ambient: {
    name: 'ambient',
    parse: (text: string) =>
      text === 'shuffle' || text === 'kept' ? text : parseFlag(text) && ('stay' as const),
    otherwise: false,
    carries: true,
  },
  /** Without the clock's ground. */
  transparent: {
    name: 'bg',
    attribute: 'bg',
    parse: (text: string) => text === 'transparent' || undefined,
    otherwise: false,
  },
  /** The time goes on though the browser calls the page hidden: there are screen savers that paint such pages. */
  runsHidden: {
    name: 'hidden',
    parse: (text: string) => text === 'run' || undefined,
    otherwise: false,
    carries: true,
  },
} as const satisfies Readonly<Record<string, ClockParam>>

type Params = typeof CLOCK_PARAMS
type KeyOf<Declared> = { [Key in keyof Params]: Params[Key] extends Declared ? Key : never }[keyof Params]
type Values = {
  readonly [Key in keyof Params]:
    | Exclude<ReturnType<Params[Key]['parse']>, undefined>
    | (Params[Key] extends { otherwise: infer Otherwise } ? Otherwise : never)
}

/** What was asked for: what `parse` gave, or what holds otherwise. */
export type ClockAsked = Partial<Values> & Pick<Values, KeyOf<{ otherwise: unknown }>>

export type ClockParamName = Params[keyof Params]['name']

/** Those that are attributes of the element too. */
export type ClockAttribute = KeyOf<{ attribute: string }>
