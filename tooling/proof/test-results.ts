/** What Vitest, Playwright and the check of clocks printed, read again: how many tests, and which of them failed. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours
const COLOUR = /\u001b\[[0-9;]*m/g

/** How many lines of a failure in the browser are repeated: its message, what was expected and what was seen. */
const LINES = 14

/**
 * Adds up Vitest's "Tests  3 passed" lines, Playwright's "12 passed (3s)", behind the name of its package, and the
 * check's "176 clauses passed".
 * @param {string} output
 */
export function countTests(output) {
  const plain = output.replace(COLOUR, '')
  const sum = (pattern) => [...plain.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  return {
    passed:
      sum(/^.*\bTests\b.*?(\d+) passed/gm) + sum(/^\S*\s+(\d+) passed \(/gm) + sum(/(\d+) clauses passed/g),
    failed:
      sum(/^.*\bTests\b.*?(\d+) failed/gm) + sum(/^\S*\s+(\d+) failed\s*$/gm) + sum(/(\d+) clauses failed/g),
  }
}

/**
 * The failures in the order in which they were told, each with the first lines of its message. They are repeated at
 * the end of a run, of which often nothing but the end is kept.
 * @param {string} output
 * @returns {string[]}
 */
export function failedTests(output) {
  const lines = output.replace(COLOUR, '').split('\n')
  return lines.flatMap((line, index) => {
    if (/^(\S+: )? {1,2}FAIL {2}/.test(line)) return [lines.slice(index, index + 2).join('\n')] // Vitest
    if (/^[a-z-]+: \d\d-\d\d-\d\d .*; it should /.test(line)) return [line] // a clause
    if (!/^(\S+: )? {2}\d+\) .*›/.test(line)) return [] // Playwright
    const after = lines.slice(index + 1, index + LINES)
    const end = after.findIndex((other) => /^(\S+: )? {2}\d+(\) | failed)/.test(other))
    return [[line, ...(end < 0 ? after : after.slice(0, end))].join('\n').trimEnd()]
  })
}
