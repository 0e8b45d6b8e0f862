import { type CSSProperties, Fragment, type ReactNode, type Ref, useCallback, useRef, useState } from 'react'
import { artworkState, hold, type StageArtwork } from './artwork'
import { createDrawingTurns, DrawingTurnsContext } from './drawing-turns'
import { useClientLayoutEffect, useClockTime, useHostSettings, useIsClient } from './hooks'
import { useHost } from './host'
import { adoptStyles } from './style-sheets'
import { spokenTime } from './time'
import type { Artwork } from './types'
import { viewOf } from './view'

/**
 * The stage's own rules. `!important` keeps them whole under a host page's `* { … }`. The colours of the art are its own:
 * `only light` says so to browsers that darken pages.
 * Stills and reduced motion stop transitions, so that what is drawn is what the time says.
 */
const STAGE_CSS = `
[data-found-time=stage]{position:relative!important;display:block!important;box-sizing:border-box!important;width:100%!important;height:100%!important;margin:0!important;padding:0!important;border:0!important;overflow:hidden!important;isolation:isolate;container-type:size;contain:strict}
[data-found-time=art]{all:initial;direction:ltr;unicode-bidi:isolate;forced-color-adjust:none;color-scheme:only light!important;position:absolute!important;inset:0!important;display:block;overflow:hidden!important;-webkit-user-select:none;user-select:none;-webkit-text-size-adjust:none;text-size-adjust:none}
[data-found-time=stage]:not([data-ready])>[data-found-time=art]{opacity:0!important}
[data-found-time=time]{position:absolute!important;width:1px!important;height:1px!important;margin:-1px!important;padding:0!important;border:0!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important}
[data-found-time=canvas]{position:absolute!important;inset:0!important;display:block!important;width:100%!important;height:100%!important;margin:0!important;padding:0!important;border:0!important;max-width:none!important;max-height:none!important}
[data-found-time=stage][data-resting] *,[data-found-time=stage][data-resting] ::before,[data-found-time=stage][data-resting] ::after{animation-play-state:paused!important}
[data-found-time=stage][data-still] *,[data-found-time=stage][data-still] ::before,[data-found-time=stage][data-still] ::after{transition:none!important;animation:none!important}
`

export interface StageProps extends Artwork {
  /** The clock's scoped style sheet, from its CSS module's `css`. */
  readonly css?: string
  /** For the element that holds the art; sizes inside are best given in container units (`cqw`, `cqmin`). */
  readonly className?: string
  /**
   * More names for it, of what is behind everything and nothing else, as a rule its `background`: left out in a
   * transparent host. What else belongs to the ground asks `useHostSettings().transparent`.
   */
  readonly ground?: string
  readonly style?: CSSProperties
  /** Receives the element that holds the art. */
  readonly artRef?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/**
 * A clock's root. It fills its container, adopts the clock's styles while it is there, waits for the clock's files,
 * hides the art from assistive technology and speaks the time instead.
 * On a server, and until the browser has the time, it renders nothing.
 * @example <Stage css={css} images={images} fonts={fonts} className={styles.street} ground={styles.sky}>…</Stage>
 */
export function Stage(props: StageProps) {
  return useIsClient() ? <ClientStage {...props} /> : null
}

function ClientStage({ css, images, fonts, className, ground, style, artRef, children }: StageProps) {
  const host = useHost()
  const { motion, mode, paused, transparent } = host.settings
  const root = useRef<HTMLDivElement>(null)
  const inSight = useRef(true)

  const [owner, setOwner] = useState(document)
  useClientLayoutEffect(() => {
    const element = root.current!
    const view = viewOf(element.ownerDocument)
    const stage = host.addStage(view)
    const show = () => {
      element.toggleAttribute('data-resting', !inSight.current || paused)
      stage.setVisible(inSight.current)
    }
    show()
    const observer =
      typeof view.IntersectionObserver === 'undefined'
        ? undefined
        : new view.IntersectionObserver((entries) => {
            inSight.current = entries.at(-1)!.isIntersecting
            show()
          })
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      stage.remove()
    }
  }, [host, paused, owner])

  const [showing, holdArtwork] = useArtwork({ images, fonts }, owner)
  const [turns] = useState(() => {
    const show = () => root.current?.toggleAttribute('data-ready', true)
    return createDrawingTurns(show, mode === 'still')
  })
  useClientLayoutEffect(() => {
    if (showing > 0) return turns.begin()
  }, [showing, turns])
  // What draws imperatively could not while its elements or files were missing.
  useClientLayoutEffect(() => {
    if (showing > 0) host.refresh()
  }, [showing, host])

  return (
    <div
      ref={root}
      data-found-time="stage"
      translate="no" // a translator would take apart the texts that are renewed, and words are part of the picture
      data-still={mode === 'still' || motion === 'reduced' ? '' : undefined}
    >
      <SpokenTime css={css} onOwner={setOwner} />
      <HeldWhileThere hold={holdArtwork} />
      <div
        ref={artRef}
        data-found-time="art"
        aria-hidden="true"
        className={ground && !transparent ? `${ground} ${className ?? ''}` : className}
        style={style}
      >
        {showing > 0 && (
          <DrawingTurnsContext.Provider value={turns}>
            <Fragment key={showing}>{children}</Fragment>
          </DrawingTurnsContext.Provider>
        )}
      </div>
    </div>
  )
}

/**
 * The files of a stage.
 * @param owner - The document it is in, which has typefaces of its own.
 * @returns First `0` while they may not be shown yet; then a number that grows when files come that the art was shown
 * without: what has been drawn without them has to be made anew. Second an effect that holds them.
 */
function useArtwork({ images, fonts }: Artwork, owner: Document): [number, () => () => void] {
  const [showing, setShowing] = useState(() => (artworkState({ images, fonts }, owner) === 'waiting' ? 0 : 1))
  const key = JSON.stringify({ images, fonts })
  // React lets go of what a stage holds when it hides it for a while (`Activity`, a Suspense fallback).
  const before = useRef<{ readonly held: StageArtwork; readonly hold: () => () => void }>(null)
  const holdArtwork = useCallback((): (() => void) => {
    const artwork: Artwork = JSON.parse(key)
    const isBack = before.current?.hold === holdArtwork && before.current.held.holdAgain()
    const held = isBack ? before.current!.held : hold(artwork, owner)
    before.current = { held, hold: holdArtwork }
    let current = true
    const showAnew = () => current && setShowing((number) => number + 1)
    if (artworkState(artwork, owner) === 'waiting') held.ready.then(showAnew)
    else setShowing((number) => number || 1)
    held.ready.then(() => artworkState(artwork, owner) === 'late' && held.settled.then(showAnew))
    return () => {
      current = false
      queueMicrotask(held.release) // after the next effect has taken hold of the files that stay
    }
  }, [key, owner])
  return [showing, holdArtwork]
}

/** Before the art in the stage: what that draws is held when it draws, when it is shown again too. */
function HeldWhileThere({ hold }: { readonly hold: () => () => void }) {
  useClientLayoutEffect(hold, [hold])
  return null
}

interface SpokenTimeProps extends Pick<StageProps, 'css'> {
  /** Told the document the stage is in. */
  readonly onOwner: (owner: Document) => void
}

/** First in the stage, so that the styles are there before anything in the art measures itself. */
function SpokenTime({ css, onOwner }: SpokenTimeProps) {
  const element = useRef<HTMLTimeElement>(null)
  useClientLayoutEffect(
    () => adoptStyles(element.current!, css ? [STAGE_CSS, css] : [STAGE_CSS], onOwner),
    [css, onOwner],
  )
  const time = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <time ref={element} data-found-time="time" dateTime={spokenTime(time, 24)}>
      {spokenTime(time, hourCycle)}
    </time>
  )
}
