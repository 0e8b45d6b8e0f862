import path from 'node:path'
import { cssModules } from '@found-time/build-preset/css-modules'
import { build } from 'esbuild'
import type { Session } from './session.ts'

const HOST = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@found-time/clock-runtime',
  '@found-time/clock-runtime/*',
]

/**
 * The clock as its package ships it, without React and the runtime.
 * @param packages - `external` leaves libraries out too.
 */
export async function bundle(session: Session, packages: 'bundle' | 'external'): Promise<string> {
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
    plugins: [cssModules()],
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
