import type { Artwork, ClockFont } from './types'

/** A clock is shown without a file that takes longer than this, in milliseconds. */
const TIMEOUT_MS = 8000

interface Held<T> {
  readonly file: T
  state: 'waiting' | 'late' | 'failed' | 'there'
  holders: number
  /** Resolves when the file is there, has failed or is late. */
  readonly ready: Promise<unknown>
  /** Resolves when the file is there or has failed, however late. */
  readonly settled: Promise<unknown>
  readonly release: () => void
}

const images = new Map<string, Held<HTMLImageElement>>()
/** Typefaces belong to a document: a clock may stand in one of a frame. */
const faces = new WeakMap<Document, Map<string, Held<FontFace>>>()

const faceKey = ({ family, source, weight, style, stretch }: ClockFont) =>
  [family, source, weight, style, stretch].join('|')

function acquire<T>(
  files: Map<string, Held<T>>,
  key: string,
  load: () => [T, Promise<unknown>],
  forget?: (file: T) => void,
): Held<T> {
  const known = files.get(key)
  if (known) {
    known.holders++
    return known
  }
  const [file, loading] = load()
  // Counted from the first call for the file: a stage does not wait again where a preload has waited.
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      held.state = 'late'
      resolve()
    }, TIMEOUT_MS)
  })
  const settle = (state: 'there' | 'failed') => () => {
    clearTimeout(timer)
    held.state = state
  }
  const settled = loading.then(settle('there'), settle('failed'))
  const held: Held<T> = {
    file,
    state: 'waiting',
    holders: 1,
    ready: Promise.race([settled, timeout]),
    settled,
    release() {
      if (--held.holders > 0) return
      clearTimeout(timer)
      files.delete(key)
      forget?.(file)
    },
  }
  files.set(key, held)
  return held
}

function loadImage(source: string): [HTMLImageElement, Promise<unknown>] {
  const image = new Image()
  // In a sandboxed frame every file is another origin's, and a canvas takes such a picture only where its host agreed.
  if (window.origin === 'null' && location.protocol !== 'file:') image.crossOrigin = 'anonymous'
  image.src = source
  const decoded = image.decode().catch((error) => {
    if (image.naturalWidth > 0) return // some browsers refuse to decode ahead what they can draw
    image.removeAttribute('src') // `drawImage` throws for a broken picture, and draws nothing for one without address
    throw error
  })
  return [image, decoded]
}

function loadFace(
  { family, source, ...descriptors }: ClockFont,
  owner: Document,
): [FontFace, Promise<unknown>] {
  const view = (owner.defaultView ?? window) as Window & typeof globalThis
  const face = new view.FontFace(family, `url(${JSON.stringify(source)})`, descriptors)
  owner.fonts.add(face)
  return [face, face.load()]
}

export interface HeldArtwork {
  /** Resolves when every file is there, failed or ran out of time, with the addresses of those that failed. */
  readonly ready: Promise<readonly string[]>
  /** Resolves when every file is there or failed, however late. */
  readonly settled: Promise<void>
  /** Lets go; what nobody holds any more is forgotten and its typefaces leave the document. */
  readonly release: () => void
}

/**
 * Fetches a clock's images and typefaces and keeps them until released, so that the clock appears complete.
 * Each file is fetched once, however many ask for it. Call it in a browser only.
 * @param owner - The document the clock will stand in; this one when left out.
 * @example
 * const { ready, release } = preload(await clocks['25-04-13']())
 * await ready
 */
export function preload({ images: sources = [], fonts = [] }: Artwork, owner = document): HeldArtwork {
  const ownFaces = faces.get(owner) ?? new Map<string, Held<FontFace>>()
  faces.set(owner, ownFaces)
  const files = [
    ...sources.map((source) => acquire(images, source, () => loadImage(source))),
    ...fonts.map((font) =>
      acquire(
        ownFaces,
        faceKey(font),
        () => loadFace(font, owner),
        (face) => owner.fonts.delete(face),
      ),
    ),
  ]
  const addresses = [...sources, ...fonts.map(({ source }) => source)]
  let released = false
  return {
    ready: Promise.all(files.map(({ ready }) => ready)).then(() =>
      addresses.filter((_, index) => files[index]!.state !== 'there'),
    ),
    settled: Promise.all(files.map(({ settled }) => settled)).then(() => {}),
    release() {
      if (released) return
      released = true
      for (const file of files) file.release()
    },
  }
}

/** Whether a stage may show its art: `late` when it would be without a file that may still come. */
export function artworkState(
  { images: sources = [], fonts = [] }: Artwork,
  owner: Document,
): 'waiting' | 'late' | 'settled' {
  const states = [
    ...sources.map((source) => images.get(source)?.state),
    ...fonts.map((font) => faces.get(owner)?.get(faceKey(font))?.state),
  ]
  if (states.some((state) => state === undefined || state === 'waiting')) return 'waiting'
  return states.includes('late') ? 'late' : 'settled'
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
