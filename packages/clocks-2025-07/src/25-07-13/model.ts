import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** The two figures of the hour and of the minute; an hour of twelve has no nought in front. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  return [hourDigits(hour, hourCycle), twoDigits(minute)]
}

/** How long the card takes to open after it was pressed. */
export const OPENING_MS = 700

/** How long a drop takes to spread. */
export const DROP_MS = 260

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A card with its fold; the figures lie above the fold, their print below it. */
export interface Card {
  readonly box: Box
  /** Where each pair of figures goes: hour, minute, or only one of them. */
  readonly blocks: readonly { readonly figures: 0 | 1; readonly box: Box }[]
}

/**
 * One card for both where the stage is broad, one each where it is high.
 * @param width - Of the stage, in pixels.
 * @param height - Of the stage.
 */
export function cardsOf(width: number, height: number): readonly Card[] {
  const card = (box: Box, figures: readonly (0 | 1)[]): Card => {
    const edge = Math.min(box.width, box.height) * 0.115
    const gap = edge * 0.55
    const wide = (box.width - 2 * edge - (figures.length - 1) * gap) / figures.length
    return {
      box,
      blocks: figures.map((which, index) => ({
        figures: which,
        box: {
          left: box.left + edge + index * (wide + gap),
          top: box.top + edge,
          width: wide,
          // A little over the fold, so that the two halves are one blot.
          height: box.height / 2 - edge * 0.95,
        },
      })),
    }
  }
  if (width > height * 0.9) return [card({ left: 0, top: 0, width, height }, [0, 1])]
  return [0, 1].map((which) =>
    card({ left: 0, top: (which * height) / 2, width, height: height / 2 }, [which as 0 | 1]),
  )
}

/**
 * Where the drop of a second falls, loosely along the edge of the card's upper half, from the fold on the left over the top to
 * the fold on the right.
 * @param index - `0` to `59`.
 * @param card - The box of the card.
 * @returns Its middle, in pixels.
 */
export function dropAt(index: number, card: Box): readonly [number, number] {
  const small = Math.min(card.width, card.height)
  // The golden section of a turn scatters them evenly, and never twice alike.
  const inset = small * (0.036 + 0.034 * ((index * 0.618034) % 1))
  const side = card.height / 2 - inset * 1.6
  const across = card.width - 2 * inset
  const along = ((index + 0.5) / 60) * (2 * side + across)
  const left = card.left + inset
  const top = card.top + inset
  if (along < side) return [left, top + side - along]
  if (along < side + across) return [left + along - side, top]
  return [left + across, top + along - side - across]
}
