import { useContext, useRef, useState } from 'react'
import { DrawingTurnsContext } from './drawing-turns'

/** A drawing that stops after each of its pieces. It returns what it would have returned in one. */
export type Pieces<Result> = Iterator<unknown, Result>

/** How long pieces are drawn in one frame, in milliseconds: as much is left of it for everything else. */
const FRAME_SHARE_MS = 8

/**
 * Draws pieces until that time has passed, one at least.
 * @returns The result; nothing while pieces are left.
 */
function drawFor<Result>(pieces: Pieces<Result>, ms: number): { readonly result: Result } | undefined {
  const endMs = performance.now() + ms
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return { result: value }
    if (performance.now() >= endMs) return undefined
  }
}

/** Where a build has turned generators into something else, pictures come in one. */
export const comesInPieces = (draw: unknown): boolean =>
  Object.prototype.toString.call(draw) === '[object GeneratorFunction]'

/**
 * For a canvas whose drawings come in pieces: those of the first picture are drawn over several frames, before the stage
 * is shown; what is drawn meanwhile, or later, is whole at once. What a piece throws goes to the error boundary above.
 */
export function useFirstPieces<Result>() {
  const turns = useContext(DrawingTurnsContext)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const release = useRef<() => void>(undefined)
  const giveUp = useRef<() => void>(undefined)
  const begun = useRef(false)
  const [first] = useState(() => ({
    /** From now on the stage waits for the first picture. */
    await() {
      release.current = turns.hold()
      begun.current = false
    },
    /** Once it is known when it would be drawn: a stage without a box is not, and has nothing to wait for. */
    expect() {
      // A frame's own callbacks come before sizes are told, so the first frame that has told them is over by the second.
      if (release.current)
        giveUp.current = turns.take(() => {
          giveUp.current = turns.take(first.end)
        })
    },
    /** It waits no longer, and what is left of the picture is not drawn. */
    end() {
      giveUp.current?.()
      release.current?.()
      giveUp.current = release.current = undefined
    },
    /** @returns The result, where the drawing is whole. */
    draw(pieces: Pieces<Result>): Result | undefined {
      const inTurns = release.current !== undefined && !begun.current
      giveUp.current?.()
      begun.current = true
      const goOn = () => {
        const drawn = drawFor(pieces, inTurns ? FRAME_SHARE_MS : Number.POSITIVE_INFINITY)
        if (drawn) first.end()
        else
          giveUp.current = turns.take(() => {
            try {
              goOn()
            } catch (error) {
              first.end()
              setFailure({ error })
            }
          })
        return drawn?.result
      }
      return goOn()
    },
  }))
  if (failure) throw failure.error
  return first
}
