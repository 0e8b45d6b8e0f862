/** Which files of a day folder are shipped beside its script: what the clock shows. */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Whether a package ships it as, or in, a script, or not at all. */
export const isSource = (file: string) => /\.(tsx?|css|md|json)$/.test(file)

export interface ArtworkFile {
  /** Its path within the folder, with slashes. */
  readonly name: string
  readonly bytes: number
}

/** @param folder - A day folder. */
export async function artworkFiles(folder: string): Promise<ArtworkFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && !isSource(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size: bytes } = await stat(file)
        return { name: path.relative(folder, file).replaceAll(path.sep, '/'), bytes }
      }),
  )
}
