import path from 'node:path'
import type { ClockNotes, Credit } from '@found-time/clock-runtime'
import { build } from 'esbuild'

/** What a clock credits, as its source says now: nothing has to be built before. */
export async function creditsOf(folder: string): Promise<readonly Credit[]> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'notes.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  })
  const script = Buffer.from(outputFiles[0]!.contents).toString('base64')
  const { notes } = (await import(`data:text/javascript;base64,${script}`)) as { notes: ClockNotes }
  return notes.credits
}
