/** What each stage took, a line each, and all together. */
export function timeTable(times: readonly { readonly name: string; readonly seconds: number }[]): string {
  const all = { name: 'all', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) }
  const width = Math.max(...times.map(({ name }) => name.length), 3)
  const minutes = (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
  return [...times, all]
    .map(({ name, seconds }) => `${name.padEnd(width)} ${minutes(seconds).padStart(6)}`)
    .join('\n')
}
