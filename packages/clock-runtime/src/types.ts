import type { ComponentType } from 'react'
import type { Facet } from './facets.ts'

export type Registry = 'npm' | 'Debian' | 'GitHub'

/** Where something was taken from: a package, a page, or, where it is neither, words for it. */
export type Source =
  | {
      readonly registry: Registry
      /** Its name there: `@fontsource/besley`, `palapeli-data`, `textcreationpartnership/A35722`. */
      readonly package: string
      readonly version?: string
      /** Where in it, or what else is to be said of that: `cincinnati-bridge.jpg`. */
      readonly within?: string
    }
  | { readonly url: string; readonly within?: string }
  /** What nobody can go and fetch: `made for this clock`, `the method alone`. */
  | { readonly words: string }

/** Where something found came from. Shown on the site and shipped with the package. */
export interface Credit {
  /** What it is: "Citrus fruits". */
  readonly title: string
  /** The names of who made it, a person, a studio or a project each; none where nobody knows. */
  readonly makers: readonly string[]
  /** How readers are told of them, where names in a row say too little: "Owen Earl, after the Clarendon of Robert Besley". */
  readonly attribution?: string
  readonly source: Source
  /** SPDX identifier or plain words: "OFL-1.1", "public domain". */
  readonly licence: string
  /** What was done to it: "one slice cut out, recompressed". */
  readonly changes?: string
  /** A copyright line the licence asks to keep. */
  readonly notice?: string
  /** The files of the clock's folder this credit covers: `['slice.webp']`. */
  readonly files?: readonly string[]
}

export interface ClockNotes {
  /** What it is called: `Tea Towel`. */
  readonly title?: string
  /** How to read the clock, in one plain sentence. */
  readonly reading: string
  /** The maker's note, two or three sentences: why this thing, and what it does that is not seen at first. */
  readonly about?: string
  /** Words by which it can be found (`@found-time/clock-runtime/facets` has them all). */
  readonly facets?: readonly Facet[]
  /** It works without its ground, over anything. */
  readonly transparent?: true
  readonly credits: readonly Credit[]
}

/** A typeface of a clock, loaded through the FontFace API. */
export interface ClockFont {
  /** Family name for CSS. Families are global to a page, so it carries the date: `'ft-25-04-01 Monoton'`. */
  readonly family: string
  /** Address of the WOFF2 file: `new URL('./monoton.woff2', import.meta.url).href`. */
  readonly source: string
  /** CSS weight or range of a variable face: `'400'`, `'100 900'`. */
  readonly weight?: string
  readonly style?: string
  /** CSS width or range: `'50% 150%'`. */
  readonly stretch?: string
}

/** The files a clock shows. */
export interface Artwork {
  readonly images?: readonly string[]
  readonly fonts?: readonly ClockFont[]
}

/** What every `clock.tsx` exports. */
export interface ClockModule extends Required<Artwork> {
  readonly default: ComponentType
  readonly notes: ClockNotes
}

/** Loads one clock; nothing is fetched before it is called. */
export type ClockLoader = () => Promise<ClockModule>

/**
 * How often a clock changes: at each minute, at each second, at each frame of the screen, or so many times a second,
 * counted from the full second. A clock that is left on all day asks for the slowest that its movement needs.
 */
export type Beat = 'minute' | 'second' | 'frame' | number

/** `reduced` lowers every beat to one a second at most and stops transitions. */
export type Motion = 'full' | 'reduced'

/** `live` runs; `still` is one picture, without transitions; `embed` runs inside somebody else's page. */
export type Mode = 'live' | 'still' | 'embed'

/** A visitor's preference; clocks that show hours as numbers follow it where their idea allows. */
export type HourCycle = 12 | 24
