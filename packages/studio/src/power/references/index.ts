/** The pages that clocks are measured beside. */
import path from 'node:path'
import { build } from 'esbuild'

export interface Reference {
  readonly title: string
  /** Its source in this folder, without an ending. */
  readonly entry: string
}

/** Script that is true as soon as one of the pages shows what it is for. */
export const READY = 'document.readyState === "complete"'

/** A ratio of 1. */
export const SWEPT: Reference = { title: 'react-clock, swept every frame', entry: 'react-clock-swept' }

export const OTHERS: readonly Reference[] = [
  { title: 'A page that stands still', entry: 'still' },
  { title: 'react-clock, once a second', entry: 'react-clock-second' },
  { title: 'One hand turned by a CSS animation', entry: 'hand' },
  { title: 'react-flip-clock-countdown', entry: 'flip-clock' },
]

/** Bundles them. @returns Each page in one piece of HTML, by its entry. */
export async function bundleReferences(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [SWEPT, ...OTHERS].map(({ entry }) => `./${entry}`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    logLevel: 'error',
  })
  const text = (name: string) =>
    outputFiles.find(({ path: file }) => path.basename(file) === name)?.text ?? ''
  return new Map(
    [SWEPT, ...OTHERS].map(({ title, entry }) => [
      entry,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
        `<style>${text(`${entry}.css`)}</style><body><script type="module">${
          text(`${entry}.js`).replaceAll('</script', '<\\/script') // a script may not name its own end
        }</script></body></html>`,
    ]),
  )
}
