/** Columns as the formatter sets them, from rows of Markdown; the last one to the right where it holds figures. */
export function table(rows: readonly (readonly string[])[], { figures = false } = {}): string {
  const [head = [], ...rest] = rows
  const last = figures ? head.length - 1 : head.length
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const set = (row: readonly string[]) =>
    line(
      widths.map((width, column) =>
        column === last ? row[column]!.padStart(width) : row[column]!.padEnd(width),
      ),
    )
  const rule = line(
    widths.map((width, column) => (column === last ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))),
  )
  return [set(head), rule, ...rest.map(set)].join('\n')
}
