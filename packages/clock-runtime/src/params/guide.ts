/** What guides say of the parameters. No script needs it: `pnpm run docs` writes it into the documents. */
import type { CLOCK_PARAMS, ClockAttribute, ClockParamName } from './params'

export interface ParamGuide {
  /** As one writes it, `tz=Asia/Tokyo`. */
  readonly example: string
  /** What it asks for. Markdown. */
  readonly meaning: string
}

/** In the order of the guide. */
export const PARAM_GUIDE: Readonly<Record<ClockParamName, ParamGuide>> = {
  at: {
    example: 'at=10:08',
    meaning: 'a time to start from; also `10:08:42`, `2025-04-13T10:08` or `2025-04-13T10:08:42Z`',
  },
  tz: { example: 'tz=Asia/Tokyo', meaning: 'a time zone' },
  hour: {
    example: 'hour=12',
    meaning: 'hours to twelve, where the clock writes them as figures; `24` is the default',
  },
  fps: {
    example: 'fps=15',
    meaning: 'so many pictures a second at most, for a machine that shall stay cool; ambient asks for 30',
  },
  paused: { example: 'paused', meaning: 'a clock that stands' },
  ui: { example: 'ui=0', meaning: 'the clock alone, which any page may show in a frame' },
  bg: {
    example: 'bg=transparent',
    meaning: "nothing behind the art, for a stream or somebody's page, where the clock works without",
  },
  hidden: {
    example: 'hidden=run',
    meaning: 'no rest where a screen saver or wallpaper calls the page that it paints hidden',
  },
  ambient: {
    example: 'ambient',
    meaning: 'ambient; `ambient=shuffle` shuffled, `ambient=kept` among those with a star',
  },
}

/** What the attributes of the element hold. Markdown; in the order of its README. */
export const ATTRIBUTE_GUIDE: Readonly<
  Record<(typeof CLOCK_PARAMS)[ClockAttribute]['attribute'] | 'src-date', string>
> = {
  'src-date': 'which clock: its date, `yy-mm-dd`',
  'time-zone': "an IANA zone, `Asia/Tokyo`; the visitor's own when left out",
  'hour-cycle': '`24` (the default) or `12`',
  'max-fps':
    'the most pictures a second, `60` (the default) to `1`; `30` is plenty for what is left on all day',
  paused: 'stands still while present and not `false`; from the start, at the very moment of `at`',
  bg: "`transparent`: without the clock's ground, where it works without (its `notes.transparent`)",
  at: "a time to go on from, `10:08`, `2025-04-13T10:08` or `2025-04-13T10:08:42Z`; without it the machine's",
}
