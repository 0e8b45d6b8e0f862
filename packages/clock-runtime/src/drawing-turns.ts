import { createContext } from 'react'
import { FRAME_MS, FRAME_TIMEOUT_MS } from './ticker'

/**
 * The first drawings of a stage's canvases, one in each frame: all in one would keep the page from answering for as
 * long as they take together, which on a phone is long enough to be felt. One that is long by itself takes several turns.
 */
export interface DrawingTurns {
  /**
   * @param start - Called at once by the first that asks, and by all when the stage is shown; in a frame of its own by
   * each other one.
   * @returns How to give the turn up.
   */
  take(start: () => void): () => void
  /**
   * The stage is not shown before what this returns is called.
   * @returns Nothing where it is shown already, or shall be whole at once.
   */
  hold(): (() => void) | undefined
}

export const DrawingTurnsContext = createContext<DrawingTurns>({
  take(start) {
    start()
    return () => {}
  },
  hold: () => undefined,
})

interface StageTurns extends DrawingTurns {
  /** Lets those that wait begin. Returns how to stop. */
  begin(): () => void
}

/**
 * @param onDone - Called once, when the last one has begun and nobody holds the stage.
 * @param atOnce - Nobody waits: for pictures that are taken of a stage.
 */
export function createDrawingTurns(onDone: () => void, atOnce: boolean): StageTurns {
  const waiting = new Set<() => void>()
  const holds = new Set<() => void>()
  let frame: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let begun = false
  let taken = false
  let done = false

  const stop = () => {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
    timer = frame = undefined
  }
  const goOn = () => {
    if (!begun || timer !== undefined) return
    if (waiting.size > 0) {
      frame = globalThis.requestAnimationFrame?.(next)
      timer = setTimeout(next, frame === undefined ? FRAME_MS : FRAME_TIMEOUT_MS)
    } else if (!done && holds.size === 0) {
      done = true
      onDone()
    }
  }
  const next = () => {
    stop()
    const [start] = waiting
    if (start) {
      waiting.delete(start)
      start()
    }
    goOn()
  }

  return {
    take(start) {
      if (atOnce || done || !taken) start()
      else {
        waiting.add(start)
        goOn()
      }
      taken = true
      return () => void waiting.delete(start)
    },
    hold() {
      if (atOnce || done) return undefined
      const release = () => {
        holds.delete(release)
        goOn()
      }
      holds.add(release)
      return release
    },
    begin() {
      begun = true
      goOn()
      return () => {
        begun = false
        stop()
      }
    },
  }
}
