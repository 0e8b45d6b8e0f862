/**
 * Whether an answer is what was asked for. Login pages of networks, block pages and hosts that have one page for
 * everything answer 200 to what they have not: kept, that would stand in for a script for ever.
 */

/** The types a file may come as, by its ending; browsers run nothing else as a script. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.json$/, /^(?:application|text)\/(?:[\w.-]+\+)?json\b/i],
  [/\.html$/, /^text\/html\b/i],
]

/** A host may know no type for what remains, pictures and typefaces, but it is never a page. */
const ANY_FILE = /^(?!text\/html\b)/i

/**
 * @param address - The file's, whichever address it was sent on to.
 * @example isRightAnswer('/assets/root-1.js', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })) // false
 */
export function isRightAnswer(address: string, answer: Response): boolean {
  if (!answer.ok || answer.redirected) return false
  const { pathname } = new URL(address, location.origin)
  const type = TYPES.find(([ending]) => ending.test(pathname))?.[1] ?? ANY_FILE
  return type.test(answer.headers.get('Content-Type') ?? '')
}
