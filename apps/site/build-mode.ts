import { parseArgs } from 'node:util'

/** The `--mode` given to `react-router`; its own config file is not told. */
export function buildMode(): string | undefined {
  const { values } = parseArgs({ strict: false, options: { mode: { type: 'string', short: 'm' } } })
  return typeof values.mode === 'string' ? values.mode : undefined
}

/** Where a build of that mode goes. */
export const buildFolder = (mode: string | undefined) => (mode === 'testing' ? 'build-testing' : 'build')
