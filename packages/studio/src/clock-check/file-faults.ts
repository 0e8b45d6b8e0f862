/** What a clock says of its files, held against those in its folder. */
import type { ClockModule } from '@found-time/clock-runtime'

/** As much of a module as is loaded, whatever its author has left out so far. */
export type Declarations = Partial<Pick<ClockModule, 'images' | 'fonts' | 'notes'>>

/**
 * The name of a declared address: its path within the clock's folder, or the whole address where it is elsewhere.
 * @param folder - Absolute; the server has it under `/@fs`.
 */
export function nameInFolder(folder: string, source: unknown): string {
  const { pathname } = new URL(String(source), 'http://clock.example/')
  const own = `/@fs${folder}/`
  return pathname.startsWith(own) ? decodeURIComponent(pathname.slice(own.length)) : String(source)
}

/** The names of the files it declares in `images` and `fonts`. */
export function declaredFiles(folder: string, { images = [], fonts = [] }: Declarations): Set<string> {
  return new Set(
    [...images, ...fonts.map(({ source }) => source)].map((source) => nameInFolder(folder, source)),
  )
}

/**
 * @param files - Names of those in its folder that are no sources.
 * @returns As parts of a sentence that begins with the clock's name.
 * @example declarationFaults(new Set(['peel.webp']), []) // ['declares peel.webp, which is not in its folder']
 */
export const declarationFaults = (declared: ReadonlySet<string>, files: readonly string[]): string[] => [
  ...[...declared]
    .filter((name) => !files.includes(name))
    .map((name) => `declares ${name}, which is not in its folder`),
  ...files
    .filter((name) => !declared.has(name))
    .map((name) => `has ${name} in its folder but does not declare it`),
]

/**
 * @param files - Names of those in its folder that are no sources.
 * @returns As parts of a sentence that begins with the clock's name.
 */
export function creditFaults({ notes }: Declarations, files: readonly string[]): string[] {
  const credited = new Set((notes?.credits ?? []).flatMap(({ files = [] }) => files))
  return [
    ...files.filter((name) => !credited.has(name)).map((name) => `has no credit for ${name}`),
    ...[...credited]
      .filter((name) => !files.includes(name))
      .map((name) => `credits ${name}, which is not there`),
  ]
}
