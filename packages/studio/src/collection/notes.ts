/** What clocks say of themselves, from their `notes.ts` as they are now: nothing has to be built before. */
import path from 'node:path'
import type { ClockNotes } from '@found-time/clock-runtime'
import { build } from 'esbuild'

/**
 * @param folders - Of clocks.
 * @returns In their order.
 * @throws {Error} When one has no notes, or they are no module: which, and where in it.
 */
export async function notesIn(folders: readonly string[]): Promise<ClockNotes[]> {
  const { outputFiles } = await build({
    entryPoints: folders.map((folder, index) => ({ in: path.join(folder, 'notes.ts'), out: `${index}` })),
    bundle: true,
    write: false,
    outdir: path.parse(process.cwd()).root,
    format: 'esm',
    logLevel: 'silent',
  })
  const modules = new Map(outputFiles.map(({ path: file, contents }) => [path.parse(file).name, contents]))
  return Promise.all(
    folders.map(async (_, index) => {
      const script = Buffer.from(modules.get(`${index}`)!).toString('base64')
      return (await import(`data:text/javascript;base64,${script}`)).notes
    }),
  )
}
