/** Which of the allowed licences somebody’s words for one mean, and why some may never be used. */
import { ALLOWED } from '../licences/licences.ts'

/** Debian’s and older packages’ names for licences whose SPDX identifiers are others. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  expat: 'MIT',
  'public-domain': 'public domain',
  pd: 'public domain',
  cc0: 'CC0-1.0',
  ofl: 'OFL-1.1',
  'sil-1.1': 'OFL-1.1',
  'sil-ofl-1.1': 'OFL-1.1',
  'ofl-1.1-rfn': 'OFL-1.1',
  'ofl-1.1-no-rfn': 'OFL-1.1',
  'apache-2': 'Apache-2.0',
  'bsd-2-clauses': 'BSD-2-Clause',
  'bsd-3-clauses': 'BSD-3-Clause',
  'cc-by-2': 'CC-BY-2.0',
  'cc-by-3': 'CC-BY-3.0',
  'cc-by-4': 'CC-BY-4.0',
}

/** What no reading of the terms makes usable here, and why. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [
    /GPL|GENERAL PUBLIC|ShareAlike|GFDL|\bMPL|\bEPL|EUPL|CDDL|CECILL|\bSA\b|ODbL|copyleft/i,
    'is copyleft: everyone who passes the clock on would have to do so under the same terms',
  ],
  [/\bNC\b|non-?commercial/i, 'forbids use for money, and a clock may be used by anyone'],
  [/\bND\b|no-?deriv/i, 'forbids changed copies, and cropping or subsetting makes one'],
]

/** @returns Why it may never be used: "GPL-2+ is copyleft: …"; nothing where that is not known. */
export function whyForbidden(words: string): string | undefined {
  const reason = FORBIDDEN.find(([pattern]) => pattern.test(words))?.[1]
  return reason && `${words} ${reason}.`
}

/** @returns The name that credits use; nothing where it is none of those allowed. */
function allowedName(words: string): string | undefined {
  const plain = words.trim().toLowerCase()
  return ALSO_CALLED[plain] ?? ALLOWED.find((name) => name.toLowerCase() === plain)
}

/**
 * Decides under which licence a file is used.
 * @param found - What its package says, a name or an expression: `OFL-1.1`, `Expat or GPL-2+`; nothing where it is silent.
 * @param told - What somebody says who read the terms; it decides where the package is unclear, never against copyleft.
 * @param others - What its package says of other files, where this one may be among them: then one of these is taken
 * from who has looked.
 * @returns One of those allowed.
 * @throws {Error} When it may not be used, or it takes somebody to read the terms.
 * @example decideLicence('(MIT OR GPL-2.0)') // 'MIT'
 */
export function decideLicence(
  found: string | undefined,
  told?: string,
  others: readonly string[] = [],
): string {
  const given = told === undefined ? undefined : allowedName(told)
  if (told !== undefined && !given)
    throw new Error(whyForbidden(told) ?? `${told} is not on the list: ${ALLOWED.join(', ')}.`)
  if (given && others.some((words) => allowedName(words) === given)) return given
  if (found === undefined) {
    if (given) return given
    throw new Error(`It does not say in a word which licence this file has. ${READ}`)
  }
  const choices = found
    .replace(/[()]/g, ' ')
    .split(/[\s,]+or\s+/i)
    .map((choice) => choice.split(/[\s,]+and\s+/i).map((name) => name.trim()))
  const free = choices.filter((names) => !names.some(whyForbidden))
  if (free.length === 0) throw new Error(choices.flat().map(whyForbidden).find(Boolean))
  if (given) return given
  const [names = []] = free.filter((choice) => choice.every(allowedName))
  const [first] = names
  if (names.length === 1 && first) return allowedName(first)!
  if (names.length > 1) throw new Error(`It has ${names.join(', ')} for different parts. ${READ}`)
  throw new Error(`Its licence, ${found}, is none that is known here. ${READ}`)
}

const READ = 'Read its terms and say which of the allowed ones they are, as --licence OFL-1.1.'
