/** What Vitest, Playwright and the check of clocks printed, read again: how many tests, and which of them failed. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours
const COLOUR = /\u001b\[[0-9;]*m/g

/**
 * Adds up Vitest's "Tests  3 passed" lines, Playwright's "12 passed (3s)", behind the name of its package, and the
 * check's "176 clauses passed".
 */
export function countTests(output: string): { readonly passed: number; readonly failed: number } {
  const plain = output.replace(COLOUR, '')
  const sum = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  return {
    passed:
      sum(/^.*\bTests\b.*?(\d+) passed/gm) +
      sum(/^(?:\S+:)?\s+(\d+) passed \(/gm) +
      sum(/(\d+) clauses passed/g),
    failed:
      sum(/^.*\bTests\b.*?(\d+) failed/gm) +
      sum(/^(?:\S+:)?\s+(\d+) failed\s*$/gm) +
      sum(/(\d+) clauses failed/g),
  }
}

/** Where the account of a failure begins: Vitest's, Playwright's, a clause's sentence. */
const BEGINS = [
  /^(\S+: )? {1,2}FAIL {2}/,
  /^(\S+: )? {2}\d+\) .*›/,
  /^[a-z-]+: \d\d-\d\d-\d\d .*; it should /,
]

/** Where it ends, unless another begins: the line between two of Vitest's, a summary. */
const ENDS = /^(\S+: )?(⎯{3,}|\s*(\d+ (failed|passed|flaky|did not run)\b|Test Files\b))/

/**
 * The failures in the order in which they were told, each whole. They are repeated at the end of a run, of which often
 * nothing but the end is kept.
 */
export function failedTests(output: string): string[] {
  const failures: string[][] = []
  let current: string[] | undefined
  for (const line of output.replace(COLOUR, '').split('\n')) {
    if (BEGINS.some((begins) => begins.test(line))) {
      current = [line]
      failures.push(current)
      if (BEGINS[2]!.test(line)) current = undefined // a clause is one line
    } else if (ENDS.test(line)) current = undefined
    else current?.push(line)
  }
  return failures.map((lines) => lines.join('\n').trimEnd())
}
