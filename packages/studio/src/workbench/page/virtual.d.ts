declare module 'virtual:workbench-clocks' {
  import type { ClockLoader, ClockModule } from '@found-time/clock-runtime'

  export interface ListedClock {
    /** `yy-mm-dd`. */
    readonly name: string
    /** Nothing where nobody has given it one. */
    readonly title: string
    readonly load: ClockLoader
    /** Absolute path of its `clock.tsx`. */
    readonly file: string
  }
  /** What the collection is called. */
  export const collectionTitle: string
  export const clocks: readonly ListedClock[]
  /** @param listener - Given the new module, or nothing when it does not run. */
  export const onRebuilt: (listener: (name: string, module: ClockModule | undefined) => void) => void
}
