import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { cssModules } from '../build-preset/css-modules.ts'
import type { Session } from './session.ts'

const HOST = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@found-time/clock-runtime',
  '@found-time/clock-runtime/*',
]

/** A clock's `notes.ts` as if it said nothing. */
const withoutNotes: Plugin = {
  name: 'without-notes',
  setup(build) {
    build.onLoad({ filter: /[\\/]notes\.ts$/ }, () => ({ contents: 'export const notes = {}', loader: 'ts' }))
  },
}

/**
 * The clock as its package ships it, without React and the runtime.
 * @param packages - `external` leaves libraries out too.
 * @param notes - `false` leaves out what its `notes.ts` says.
 */
export async function bundle(
  session: Session,
  packages: 'bundle' | 'external',
  { notes = true } = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(session.clock.folder, 'clock.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages,
    external: HOST,
    plugins: notes ? [cssModules()] : [withoutNotes, cssModules()],
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
