import { createContext } from 'react'

/**
 * The first drawings of a stage's canvases, one in each frame: all in one would keep the page from answering for as
 * long as they take together, which on a phone is long enough to be felt.
 */
export interface DrawingTurns {
  /**
   * @param start - Called at once by the first that asks, and by all when the stage is shown; in a frame of its own by
   * each other one.
   * @returns How to give the turn up.
   */
  take(start: () => void): () => void
}

export const DrawingTurnsContext = createContext<DrawingTurns>({
  take(start) {
    start()
    return () => {}
  },
})

interface StageTurns extends DrawingTurns {
  /** Lets those that wait begin. Returns how to stop. */
  begin(): () => void
}

/**
 * @param onDone - Called once, when the last one has begun.
 * @param atOnce - Nobody waits: for pictures that are taken of a stage.
 */
export function createDrawingTurns(onDone: () => void, atOnce: boolean): StageTurns {
  const waiting = new Set<() => void>()
  let frame = 0
  let taken = false
  let done = false

  const goOn = () => {
    const [start] = waiting
    if (start)
      frame = requestAnimationFrame(() => {
        waiting.delete(start)
        start()
        goOn()
      })
    else if (!done) {
      done = true
      onDone()
    }
  }

  return {
    take(start) {
      if (atOnce || done || !taken) start()
      else waiting.add(start)
      taken = true
      return () => void waiting.delete(start)
    },
    begin() {
      goOn()
      return () => cancelAnimationFrame(frame)
    },
  }
}
