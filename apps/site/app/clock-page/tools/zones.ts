/** The time zones that can be chosen, and how people call them. */
import { parseTimeZone } from '@found-time/clock-runtime/parse'

/**
 * Zones that were renamed: engines list one name or the other and take both.
 * From the file `backward` of the IANA time zone database, those of cities that people look for.
 */
const RENAMED: readonly (readonly [older: string, todays: string])[] = [
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]

export interface Zone {
  /** IANA name, today's. */
  readonly value: string
  /** Its city, and what that was called before: `Kolkata (Calcutta)`. */
  readonly label: string
}

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Without case and accents, and with spaces as they are spoken. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()

/**
 * UTC, then all that this engine knows, under today's names.
 * @param known - What it lists.
 */
export function zonesOf(known: readonly string[]): readonly Zone[] {
  const older = new Map(RENAMED.map(([before, now]) => [now, before]))
  const todays = new Map(RENAMED)
  const names = new Set(known.map((zone) => todays.get(zone) ?? zone))
  names.delete('UTC')
  return ['UTC', ...[...names].sort()].map((value) => {
    const before = older.get(value)
    const city = cityOf(value)
    return { value, label: before && cityOf(before) !== city ? `${city} (${cityOf(before)})` : city }
  })
}

/**
 * The zone that somebody means by a name or an offset: its whole name, its city by today's or an older name, or how one
 * of these begins.
 * @returns `undefined` where there is none.
 * @example zoneMeant('calcutta', zonesOf(Intl.supportedValuesOf('timeZone'))) // 'Asia/Kolkata'
 */
export function zoneMeant(text: string, zones: readonly Zone[]): string | undefined {
  const wanted = plain(text)
  if (!wanted) return undefined
  const namesOf = ({ value, label }: Zone) => [value, ...label.split(/[()]/)].map(plain).filter(Boolean)
  const found =
    zones.find((zone) => namesOf(zone).includes(wanted)) ??
    zones.find((zone) => namesOf(zone).some((name) => name.startsWith(wanted)))
  return found?.value ?? parseTimeZone(text.trim().replaceAll(' ', '_'))
}
