/** Says which clause is being looked at. */
interface Output {
  write(text: string): boolean
  readonly isTTY?: boolean
}

/**
 * @param lines - A line for each clause. Otherwise a terminal shows the latest in one line; elsewhere there is a line for
 * each clock that is done.
 * @example
 * const progress = openProgress(process.stderr, false)
 * progress('25-06-12', 'calm')
 * progress.done('25-06-12', 3, 30) // '25-06-12, 3 of 30'
 * progress.end() // before anything else is printed
 */
export function openProgress(output: Output, lines: boolean) {
  const shown = !lines && output.isTTY === true
  const progress = (date: string, clause: string) => {
    if (lines) output.write(`${date} ${clause}\n`)
    else if (shown) output.write(`\r\u001b[K${date} ${clause} `)
  }
  progress.done = (date: string, number: number, count: number) => {
    if (!lines && !shown) output.write(`${date}, ${number} of ${count}\n`)
  }
  progress.end = () => {
    if (shown) output.write('\r\u001b[K')
  }
  return progress
}
