import type { Artwork, ClockFont } from './types'

/** A clock is shown without a file that takes longer than this, in milliseconds. */
const PATIENCE_MS = 8000

interface Held<T> {
  readonly file: T
  readonly loaded: Promise<boolean>
  settled: boolean
  holders: number
}

const images = new Map<string, Held<HTMLImageElement>>()
const faces = new Map<string, Held<FontFace>>()

const faceKey = ({ family, source, weight, style, stretch }: ClockFont) =>
  [family, source, weight, style, stretch].join('|')

function hold<T>(files: Map<string, Held<T>>, key: string, load: () => [T, Promise<unknown>]): Held<T> {
  let held = files.get(key)
  if (!held) {
    const [file, loading] = load()
    const entry: Held<T> = {
      file,
      settled: false,
      holders: 0,
      loaded: loading.then(
        () => true,
        () => false,
      ),
    }
    entry.loaded.then(() => {
      entry.settled = true
    })
    held = entry
    files.set(key, held)
  }
  held.holders++
  return held
}

function loadImage(source: string): [HTMLImageElement, Promise<unknown>] {
  const image = new Image()
  image.src = source
  return [image, image.decode()]
}

function loadFace({ family, source, ...descriptors }: ClockFont): [FontFace, Promise<unknown>] {
  const face = new FontFace(family, `url(${JSON.stringify(source)})`, descriptors)
  document.fonts.add(face)
  return [face, face.load()]
}

export interface HeldArtwork {
  /** Resolves when every file is there, failed or ran out of time, with the addresses of those that failed. */
  readonly ready: Promise<readonly string[]>
  /** Lets go; what nobody holds any more is forgotten and its typefaces leave the document. */
  readonly release: () => void
}

/**
 * Fetches a clock's images and typefaces and keeps them until released, so that the clock appears complete.
 * Each file is fetched once, however many ask for it. Call it in a browser only.
 * @example
 * const { ready, release } = preload(await clocks['25-04-13']())
 * await ready
 */
export function preload({ images: sources = [], fonts = [] }: Artwork): HeldArtwork {
  const pictures = sources.map((source) => hold(images, source, () => loadImage(source)))
  const letters = fonts.map((font) => hold(faces, faceKey(font), () => loadFace(font)))
  const addresses = [...sources, ...fonts.map(({ source }) => source)]
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'late')
  })
  const files = [...pictures, ...letters]
  const all = Promise.all(files.map(({ loaded }) => loaded))
  const ready = Promise.race([all, patience]).then((outcome) => {
    clearTimeout(timer)
    if (outcome === 'late') return addresses.filter((_, index) => !files[index]?.settled)
    return addresses.filter((_, index) => !outcome[index])
  })
  let released = false
  return {
    ready,
    release() {
      if (released) return
      released = true
      clearTimeout(timer)
      sources.forEach((source, index) => {
        const held = pictures[index]!
        if (--held.holders === 0) images.delete(source)
      })
      fonts.forEach((font, index) => {
        const held = letters[index]!
        if (--held.holders > 0) return
        faces.delete(faceKey(font))
        document.fonts.delete(held.file)
      })
    },
  }
}

/** Whether every file is there already, so that a stage can show its art in the first paint. */
export function isLoaded({ images: sources = [], fonts = [] }: Artwork): boolean {
  return (
    sources.every((source) => images.get(source)?.settled) &&
    fonts.every((font) => faces.get(faceKey(font))?.settled)
  )
}

/**
 * A preloaded picture, for drawing.
 * @throws {Error} When it is not among the files the stage was given.
 */
export function imageOf(source: string): HTMLImageElement {
  const held = images.get(source)
  if (!held) throw new Error(`clock-runtime: ${source} is not loaded. Give it to the stage in \`images\`.`)
  return held.file
}
