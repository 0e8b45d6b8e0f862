/** Everything the workbench shows is in one `View`, and a view is in the address. */

import { fixedTime, scaledTime, type TimeSource, timeAt } from '@found-time/clock-runtime'
import { SIZES } from '../../screenshots/sizes.ts'
import { dateOf, momentIn, wallTimeOf } from './moments'

export const RATES = [1, 10, 60, 600, 3600] as const
export const SHOWS = ['large', 'wall', 'sizes', 'onion', 'hours', 'moments', 'days', 'seeds'] as const

export interface View {
  /** `yy-mm-dd`. */
  readonly clock: string
  readonly show: (typeof SHOWS)[number]
  /** Shown at `realMs`, or all the time while paused; milliseconds since 1970. */
  readonly epochMs: number
  readonly realMs: number
  readonly paused: boolean
  readonly rate: (typeof RATES)[number]
  readonly zone: string
  readonly hours: 12 | 24
  readonly motion: 'full' | 'reduced'
  /** The clock's name when empty. */
  readonly seed: string
  /** Place in `SIZES`. */
  readonly size: number
  readonly ratio: 1 | 2 | 3
  /** The most frames a second the host allows. */
  readonly fps: 60 | 30 | 10
  /** `fit` shrinks what is larger than the bench. */
  readonly zoom: 'fit' | 'true'
  /** `device` shows it as on the thing that has such a screen. */
  readonly frame: 'none' | 'device'
  /** How much later the second picture of an onion is, in seconds. */
  readonly later: number
  readonly blend: 'difference' | 'half'
}

const oneOf = <T extends string | number>(values: readonly T[], given: string | null, otherwise: T): T =>
  values.find((value) => String(value) === given) ?? otherwise

export function isZone(name: string | null): name is string {
  try {
    timeAt(0, name ?? '-')
    return true
  } catch {
    return false
  }
}

/**
 * Reads a view out of a query string. What it does not understand becomes the default.
 * @param clocks - The names there are.
 */
export function readView(search: string, clocks: readonly string[]): View {
  const asked = new URLSearchParams(search)
  const clock = oneOf(clocks, asked.get('clock'), clocks[0] ?? '')
  const zoneAsked = asked.get('zone')
  const zone = isZone(zoneAsked) ? zoneAsked : 'UTC'
  const at = Date.parse(asked.get('at') ?? '')
  const size = SIZES.findIndex(([width, height]) => `${width}x${height}` === asked.get('size'))
  const later = Number(asked.get('later'))
  return {
    clock,
    show: oneOf(SHOWS, asked.get('show'), 'large'),
    epochMs: Number.isNaN(at) ? momentIn(`20${clock}`, '10:09:36', zone) : at,
    realMs: Date.now(),
    paused: asked.has('paused'),
    rate: oneOf(RATES, asked.get('rate'), 1),
    zone,
    hours: asked.get('hours') === '12' ? 12 : 24,
    motion: oneOf(['full', 'reduced'], asked.get('motion'), 'full'),
    seed: asked.get('seed') ?? '',
    size: size === -1 ? 3 : size,
    ratio: oneOf([1, 2, 3], asked.get('ratio'), 1),
    fps: oneOf([60, 30, 10], asked.get('fps'), 60),
    zoom: oneOf(['fit', 'true'], asked.get('zoom'), 'fit'),
    frame: oneOf(['none', 'device'], asked.get('frame'), 'none'),
    later: Number.isFinite(later) && later > 0 && later <= 86_400 ? later : 1,
    blend: oneOf(['difference', 'half'], asked.get('blend'), 'difference'),
  }
}

/** The shortest query string that `readView` understands as this view; the moment is always in it. */
export function writeView(view: View, epochMs: number): string {
  const {
    clock,
    show,
    paused,
    rate,
    zone,
    hours,
    motion,
    seed,
    size,
    ratio,
    fps,
    zoom,
    frame,
    later,
    blend,
  } = view
  const query = new URLSearchParams({ clock, at: new Date(epochMs).toISOString().replace('.000Z', 'Z') })
  const say = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) query.set(name, String(value))
  }
  say('show', show, 'large')
  say('zone', zone, 'UTC')
  if (paused) query.set('paused', '')
  say('rate', rate, 1)
  say('hours', hours, 24)
  say('motion', motion, 'full')
  say('seed', seed, '')
  say('size', SIZES[size]!.join('x'), '1280x800')
  say('ratio', ratio, 1)
  say('fps', fps, 60)
  say('zoom', zoom, 'fit')
  say('frame', frame, 'none')
  if (show === 'onion') {
    say('later', later, 1)
    say('blend', blend, 'difference')
  }
  return query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/').replace('paused=', 'paused')
}

/** The view's time, as a source for hosts. A new one each call: memoise it. */
export function sourceOf({ epochMs, realMs, paused, rate }: View, laterMs = 0): TimeSource {
  return paused ? fixedTime(epochMs + laterMs) : scaledTime(epochMs + laterMs, rate, realMs)
}

/** A clock that stands on its own day gives way to another on that one's own, at the same time of day. */
function onItsDay(view: View, { clock = view.clock, epochMs }: Partial<View>): Partial<View> {
  if (clock === view.clock || epochMs !== undefined) return {}
  const time = timeAt(Math.round(sourceOf(view).now()), view.zone)
  if (dateOf(time) !== `20${view.clock}`) return {}
  return { epochMs: momentIn(`20${clock}`, wallTimeOf(time), view.zone) + time.millisecond }
}

/** A changed view. Whatever changes how time runs takes hold at the moment shown now. */
export function changeView(view: View, asked: Partial<View>): View {
  const change = { ...asked, ...onItsDay(view, asked) }
  const retimes = ['epochMs', 'paused', 'rate'].some((name) => name in change)
  if (!retimes) return { ...view, ...change }
  return { ...view, epochMs: Math.round(sourceOf(view).now()), ...change, realMs: Date.now() }
}
