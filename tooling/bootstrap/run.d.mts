/** The repository. */
export const root: string
export function run(
  command: string,
  args: readonly string[],
  options?: { readonly cwd?: string; readonly capture?: boolean; readonly channel?: boolean },
): Promise<{ readonly code: number; readonly output: string }>
export function nodeBinary(): string
export function endTogether(): void
