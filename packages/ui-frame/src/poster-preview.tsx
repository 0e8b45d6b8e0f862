import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer that only passes over a row asks for nothing. */
const PAUSE_MS = 90

/** The size of the pictures in lists, in pixels: beside a row that is pointed at, and in the grid. */
export const LIST_POSTER_SIZE = { width: 480, height: 252 } as const

/** By link. Not in the markup: a prerendered list of some hundred rows would carry them all. */
const posters = new WeakMap<Element, string>()

/** For the `ref` of a link that has a poster. */
export const posterOfLink = (poster: string | undefined) => (link: HTMLAnchorElement | null) => {
  if (!link) return
  if (poster) posters.set(link, poster)
  else posters.delete(link)
}

interface Peeked {
  readonly poster: string
  /** From the register's upper edge, in pixels. */
  readonly topPx: number
}

/** The picture of the link under the pointer or the keyboard: its state, and the handlers that keep it. */
export function usePosterPreview(off: boolean) {
  const [peeked, setPeeked] = useState<Peeked>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setPeeked(undefined)
  }
  const show = ({ target, currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    const link = (target as Element).closest('a')
    const poster = link && posters.get(link)
    if (!poster) return hide()
    const register = currentTarget
    timer.current = setTimeout(() => {
      const { top, height } = link.getBoundingClientRect()
      setPeeked({ poster, topPx: top + height / 2 - register.getBoundingClientRect().top })
    }, PAUSE_MS)
  }
  return {
    peeked: off ? undefined : peeked,
    handlers: off
      ? {}
      : {
          onPointerOver: (event: PointerEvent<HTMLElement>) => {
            if (event.pointerType === 'mouse') show(event)
          },
          onPointerLeave: hide,
          onFocus: show,
          onBlur: hide,
        },
  }
}

/** Small, beside the row it belongs to. It says nothing that the row does not, so it is not spoken. */
export function PosterPreview({ poster, topPx }: Peeked) {
  const [loaded, setLoaded] = useState(false)
  return (
    <img
      className="ftf-peek"
      src={poster}
      alt=""
      {...LIST_POSTER_SIZE}
      data-loaded={loaded}
      style={{ top: topPx }}
      onLoad={() => setLoaded(true)}
    />
  )
}
