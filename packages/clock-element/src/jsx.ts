/**
 * `<found-time-clock>` in the templates of React, Preact, Solid and Vue.
 *
 * A project has one of them, or none, and TypeScript takes it for a fault to add to a package that is not there: each
 * line that names one is told to be silent then. (`@ts-expect-error` would be a fault where the package is.)
 * They are optional peers, so that package managers that keep packages apart let these lines see them.
 */
import type { FoundTimeClock } from './element'
import type { Months } from './types'

/** What may be written in a tag. */
export interface FoundTimeClockAttributes {
  /** Which clock: its date, `yy-mm-dd`. */
  'src-date': string
  /** An IANA zone, `Asia/Tokyo`; the visitor's own when left out. */
  'time-zone'?: string | undefined
  /** `24` (the default) or `12`. */
  'hour-cycle'?: 12 | 24 | '12' | '24' | undefined
  /** The most pictures a second, `60` (the default) to `1`; `30` is plenty for what is left on all day. */
  'max-fps'?: number | string | undefined
  /** Stands still while present and not `false`; from the start, at the very moment of `at`. */
  paused?: boolean | '' | undefined
  /** `transparent`: without the clock's ground, where it works without (its `notes.transparent`). */
  bg?: 'transparent' | undefined
  /** A time to go on from, `10:08`, `2025-04-13T10:08` or `2025-04-13T10:08:42Z`; without it the machine's. */
  at?: string | undefined
}

/** Frameworks that set what an element has as a property set this one too. React does from 19 on. */
interface Properties {
  /** Packages of clocks by month, beside those that come with the element. */
  months?: Months | undefined
}

type InTag = FoundTimeClockAttributes & Properties

/** Solid sets what may change as properties unless it is told that it is an attribute. */
type InSolid =
  | InTag
  | { [Name in keyof FoundTimeClockAttributes as `attr:${Name}`]: FoundTimeClockAttributes[Name] }

/** `src-date` is `srcDate`. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Name

/** Vue's tools look for names that are written in one word. */
type InVue = { [Name in keyof InTag as Camel<Name>]: InTag[Name] }

// biome-ignore-start lint/suspicious/noTsIgnore: the packages may be there
/** @ts-ignore */
type React = import('react').ClassAttributes<FoundTimeClock> & import('react').HTMLAttributes<FoundTimeClock>
/** @ts-ignore */
type Preact = import('preact').HTMLAttributes<FoundTimeClock>
/** @ts-ignore */
type Solid = import('solid-js').JSX.HTMLAttributes<FoundTimeClock>
/** @ts-ignore */
type Vue = import('vue').HTMLAttributes & import('vue').ReservedProps

/** @ts-ignore */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'found-time-clock': React & InTag
    }
  }
}

/** @ts-ignore */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'found-time-clock': Preact & InTag
    }
  }
}

/** @ts-ignore */
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'found-time-clock': Solid & InSolid
    }
  }
}

/** @ts-ignore */
declare module 'vue' {
  interface GlobalComponents {
    'found-time-clock': new () => { $props: Vue & InVue }
  }
}
// biome-ignore-end lint/suspicious/noTsIgnore: see above
