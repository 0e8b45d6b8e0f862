/** Which suites are known to pass as everything stands that they depend on. */

/** By the name of a suite, `@found-time/studio#e2e:workbench`: a hash of all that it depends on, and the browser. */
export type Hashes = Readonly<Record<string, string>>

/** A task, as turbo tells of it. */
interface Task {
  readonly taskId: string
  readonly task: string
  readonly hash: string
  readonly command: string
}

/** Turbo names a task for every package, also for those that have no such script. */
export const isSuite = ({ task, command }: Task) => /^e2e\b/.test(task) && command !== '<NONEXISTENT>'

/** @example majorOf('Chromium 156.0.7632.45 built on Debian') // 'chromium 156' */
export const majorOf = (version: string) => `chromium ${/(\d+)\./.exec(version)?.[1] ?? 'of Playwright'}`

/** Those of which it is not known. */
export const stale = (now: Hashes, known: Hashes) =>
  Object.keys(now).filter((name) => now[name] !== known[name])
