/** Says which clause is being looked at. */
interface Output {
  write(text: string): boolean
  readonly isTTY?: boolean
}

/**
 * @param lines - A line for each clause. Otherwise a terminal shows the latest in one line, and nothing else is told.
 * @example
 * const progress = openProgress(process.stderr, false)
 * progress('25-06-12', 'calm')
 * progress.end() // before anything else is printed
 */
export function openProgress(output: Output, lines: boolean) {
  const shown = !lines && output.isTTY === true
  const progress = (date: string, clause: string) => {
    if (lines) output.write(`${date} ${clause}\n`)
    else if (shown) output.write(`\r\u001b[K${date} ${clause} `)
  }
  progress.end = () => {
    if (shown) output.write('\r\u001b[K')
  }
  return progress
}
