import type { NAMED_KEYS } from './keyboard-keys.ts'

/** A browser that is driven like the others, whatever its engine. */
export interface EngineBrowser {
  /** Opens an address in a window whose page has that size, in CSS pixels. */
  open(address: string, size: { readonly width: number; readonly height: number }): Promise<void>
  /**
   * Runs a function in the page, with values that can be written as JSON, and waits for what it promises.
   * @throws {Error} With what the function throws.
   */
  evaluate<Given extends unknown[], T>(run: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T>
  /** @param key - A letter or sign, or one of these. */
  press(key: string | keyof typeof NAMED_KEYS): Promise<void>
  /** @returns A PNG of what the window shows. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
