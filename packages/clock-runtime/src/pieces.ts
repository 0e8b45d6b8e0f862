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

/** A first picture that the stage waits for. */
interface Awaited {
  /** Lets the stage be shown. */
  readonly release: () => void
  /** Gives up the turn that was taken last. */
  giveUpTurn(): void
  begun: boolean
}

/**
 * For a canvas whose drawings come in pieces: those of the first picture are drawn over several frames, before the stage
 * is shown; what is drawn meanwhile, or later, is whole at once. What a piece throws goes to the error boundary above.
 */
export function useFirstPieces<Result>() {
  const turns = useContext(DrawingTurnsContext)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const awaited = useRef<Awaited>(undefined)
  const [first] = useState(() => ({
    /** From now on the stage waits for the first picture. */
    await() {
      const release = turns.hold()
      awaited.current = release && { release, giveUpTurn() {}, begun: false }
    },
    /** Once it is known when it would be drawn: a stage without a box is not, and has nothing to wait for. */
    expect() {
      const picture = awaited.current
      // A frame's own callbacks come before sizes are told, so the first frame that has told them is over by the second.
      if (picture)
        picture.giveUpTurn = turns.take(() => {
          picture.giveUpTurn = turns.take(first.end)
        })
    },
    /** It waits no longer, and what is left of the picture is not drawn. */
    end() {
      awaited.current?.giveUpTurn()
      awaited.current?.release()
      awaited.current = undefined
    },
    /** @returns The result, where the drawing is whole. */
    draw(pieces: Pieces<Result>): Result | undefined {
      const picture = awaited.current
      picture?.giveUpTurn()
      if (!picture || picture.begun) {
        const drawn = drawFor(pieces, Number.POSITIVE_INFINITY)
        first.end()
        return drawn?.result
      }
      picture.begun = true
      const goOn = () => {
        const drawn = drawFor(pieces, FRAME_SHARE_MS)
        if (drawn) first.end()
        else
          picture.giveUpTurn = turns.take(() => {
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
