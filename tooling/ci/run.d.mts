/** The repository. */
export const root: string
interface Options {
  readonly cwd?: string
  readonly capture?: boolean
  readonly channel?: boolean
  readonly heard?: () => void
}
interface Result {
  readonly code: number
  readonly output: string
}
export function run(command: string, args: readonly string[], options?: Options): Promise<Result>
export function runPnpm(args: readonly string[], options?: Options): Promise<Result>
export function nodeBinary(): string
export function endTogether(): void
