import type { Artwork, ClockFont } from './types'
import { viewOf } from './view'

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
  /** One holder more: of this, or of what was fetched anew meanwhile. */
  readonly hold: () => Held<T>
  readonly release: () => void
}

const images = new Map<string, Held<HTMLImageElement>>()
/** Typefaces belong to a document: a clock may stand in one of a frame. */
const faces = new WeakMap<Document, Map<string, Held<FontFace | undefined>>>()

const GUIDE = 'https://code.found-time.example/found-time/docs/importing.md'
let toldOfMissing = false

/** The browser's own line names a file and not whose it is, and bundlers that leave files out say nothing at all. */
function tellOfMissing(source: string | undefined) {
  if (source === undefined || toldOfMissing) return
  toldOfMissing = true
  console.warn(
    `clock-runtime: ${source} did not come, and perhaps others. Where your bundler leaves files out, see ${GUIDE}`,
  )
}

const faceKey = ({ family, source, weight, style, stretch }: ClockFont) =>
  [family, source, weight, style, stretch].join('|')

function acquire<T>(
  files: Map<string, Held<T>>,
  key: string,
  load: () => [T, Promise<unknown>],
  use?: (file: T) => void,
  forget?: (file: T) => void,
): Held<T> {
  const known = files.get(key)
  if (known) return known.hold()
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
    holders: 0,
    ready: Promise.race([settled, timeout]),
    settled,
    hold() {
      const known = files.get(key) ?? held
      if (known.holders++ === 0) {
        files.set(key, known)
        use?.(known.file)
      }
      return known
    },
    release() {
      if (--held.holders > 0) return
      clearTimeout(timer)
      files.delete(key)
      forget?.(file)
    },
  }
  return held.hold()
}

/** Of the web, and neither of this page's own origin nor of none, as all files are in a sandboxed frame. */
function isOfAnotherOrigin(source: string): boolean {
  const { protocol, origin } = new URL(source, document.baseURI)
  return /^https?:$/.test(protocol) && origin !== window.origin
}

function loadImage(source: string): [HTMLImageElement, Promise<unknown>] {
  const image = new Image()
  const decode = async (): Promise<void> => {
    try {
      await image.decode?.() // test environments have none, and no pictures either
    } catch (error) {
      if (image.naturalWidth > 0) return // some browsers refuse to decode ahead what they can draw
      // A texture needs its host's leave (`Access-Control-Allow-Origin`); to be drawn it needs none.
      if (image.crossOrigin !== null) {
        image.removeAttribute('crossorigin')
        image.src = source
        return decode()
      }
      image.removeAttribute('src') // `drawImage` throws for a broken picture, and draws nothing for one without address
      throw error
    }
  }
  if (isOfAnotherOrigin(source)) image.crossOrigin = 'anonymous'
  image.src = source
  return [image, decode()]
}

function loadFace(
  { family, source, ...descriptors }: ClockFont,
  owner: Document,
): [FontFace | undefined, Promise<unknown>] {
  const { FontFace } = viewOf(owner) as Partial<typeof globalThis>
  if (!FontFace || !owner.fonts) return [undefined, Promise.resolve()] // a test environment
  const face = new FontFace(family, `url(${JSON.stringify(source)})`, descriptors)
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

/** As a stage has it, which may let go and come back. */
export interface StageArtwork extends HeldArtwork {
  /**
   * Takes hold again after a release, of the same files as they are.
   * @returns False, and nothing is held, where one of them never came.
   */
  readonly holdAgain: () => boolean
}

/**
 * Fetches a clock's images and typefaces and keeps them until released, so that the clock appears complete.
 * Each file is fetched once, however many ask for it. Call it in a browser only.
 * @param owner - The document the clock will stand in; this one when left out.
 * @example
 * const { ready, release } = preload(await clocks['25-04-13']())
 * await ready
 */
export function preload(artwork: Artwork, owner = document): HeldArtwork {
  const { ready, settled, release } = hold(artwork, owner)
  return { ready, settled, release }
}

/** As `preload`, for a stage. */
export function hold({ images: sources = [], fonts = [] }: Artwork, owner: Document): StageArtwork {
  const ownFaces = faces.get(owner) ?? new Map<string, Held<FontFace | undefined>>()
  faces.set(owner, ownFaces)
  let files: Held<unknown>[] = [
    ...sources.map((source) => acquire(images, source, () => loadImage(source))),
    ...fonts.map((font) =>
      acquire(
        ownFaces,
        faceKey(font),
        () => loadFace(font, owner),
        (face) => face && owner.fonts.add(face),
        (face) => face && owner.fonts.delete(face),
      ),
    ),
  ]
  const addresses = [...sources, ...fonts.map(({ source }) => source)]
  let released = false
  return {
    ready: Promise.all(files.map(({ ready }) => ready)).then(() =>
      addresses.filter((_, index) => files[index]!.state !== 'there'),
    ),
    settled: Promise.all(files.map(({ settled }) => settled)).then(() =>
      tellOfMissing(addresses.find((_, index) => files[index]!.state === 'failed')),
    ),
    release() {
      if (released) return
      released = true
      for (const file of files) file.release()
    },
    holdAgain() {
      if (files.some(({ state }) => state !== 'there')) return false
      files = files.map((file) => file.hold())
      released = false
      return true
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
