import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * `import styles, { css } from './clock.module.css'`: class names and keyframes scoped to the day, the sheet
 * as a string, so that an importing project needs no CSS set-up and nothing stays behind when the clock goes.
 *
 * A virtual path with another ending and a namespace of its own, because tsup claims every path that ends in `.css`.
 */
export function cssModules(): Plugin {
  const namespace = 'clock-css'
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, ({ path: found, resolveDir }) => ({
        path: `${path.resolve(resolveDir, found)}.js`,
        namespace,
      }))
      build.onLoad({ filter: /.*/, namespace }, async ({ path: virtual }) => {
        const filename = virtual.slice(0, -'.js'.length)
        return {
          contents: toModule(await readFile(filename), filename),
          loader: 'js',
          watchFiles: [filename],
        }
      })
    },
  }
}

/** A style sheet with scoped names. */
export interface ScopedStyles {
  readonly css: string
  /** What each class is called now; several words where it is composed of others. */
  readonly names: Readonly<Record<string, string>>
}

/** @returns JavaScript that exports `css` and the class names. Throws as `scopeStyles` does. */
export function toModule(source: Uint8Array, filename: string): string {
  const { css, names } = scopeStyles(source, filename)
  return `export const css = ${JSON.stringify(css)}\nexport default ${JSON.stringify(names)}\n`
}

/**
 * @param source - The style sheet.
 * @param filename - Its path; the folder's name (the day) goes into every scoped name.
 * @throws {Error} When the sheet names a file with `url()`: bundlers do not look into strings, so the file would
 * be missing in an importer's build. Files reach CSS through custom properties.
 * @throws {SyntaxError} When it is no CSS; says the file, the line and the column, and shows the line.
 */
export function scopeStyles(source: Uint8Array, filename: string): ScopedStyles {
  const day = path.basename(path.dirname(filename))
  const { code, exports, dependencies } = inPlace(source, filename, () =>
    transform({
      code: source,
      filename,
      minify: true,
      cssModules: { pattern: `ft-${day}-[local]`, dashedIdents: false, grid: false, container: false },
      analyzeDependencies: true,
    }),
  )
  const url = dependencies?.find((dependency) => dependency.type === 'url')
  if (url) {
    throw new Error(
      `${filename} uses url(${url.url}). Give the file to the stage through a custom property: ` +
        `style={{ '--name': \`url(\${file})\` }} and var(--name) here.`,
    )
  }
  const names = Object.fromEntries(
    Object.entries(exports ?? {})
      .map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')])
      .sort(([a = ''], [b = '']) => a.localeCompare(b)),
  )
  return { css: code.toString(), names }
}

/** Does it; what is wrong with the source is told with its place. */
function inPlace<T>(source: Uint8Array, filename: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { message, loc } = error as Error & {
      readonly loc?: { readonly line: number; readonly column: number }
    }
    if (!loc) throw error
    const line = new TextDecoder().decode(source).split('\n')[loc.line - 1] ?? ''
    throw new SyntaxError(
      `${filename}:${loc.line}:${loc.column}: ${message}\n  ${line}\n  ${' '.repeat(Math.max(0, loc.column - 1))}^`,
      { cause: error },
    )
  }
}
