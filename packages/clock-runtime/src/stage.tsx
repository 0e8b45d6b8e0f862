import { type CSSProperties, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { isLoaded, preload } from './artwork'
import { useClientLayoutEffect, useClockTime, useHostSettings, useIsClient } from './hooks'
import { useHost } from './host'
import { adoptStyles } from './style-sheets'
import { spokenTime } from './time'
import type { Artwork, ClockFont } from './types'

/**
 * The stage's own rules. `!important` keeps them whole under a host page's `* { … }`.
 * Stills and reduced motion stop transitions, so that what is drawn is what the time says.
 */
const STAGE_CSS = `
[data-found-time=stage]{position:relative!important;display:block!important;box-sizing:border-box!important;width:100%!important;height:100%!important;margin:0!important;padding:0!important;border:0!important;overflow:hidden!important;isolation:isolate;container-type:size;contain:strict}
[data-found-time=art]{all:initial;position:absolute!important;inset:0!important;display:block!important;overflow:hidden!important;-webkit-user-select:none;user-select:none;-webkit-text-size-adjust:none;text-size-adjust:none}
[data-found-time=time]{position:absolute!important;width:1px!important;height:1px!important;margin:-1px!important;padding:0!important;border:0!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important}
[data-found-time=canvas]{position:absolute!important;inset:0!important;display:block!important;width:100%!important;height:100%!important;max-width:none!important;max-height:none!important}
[data-resting] [data-found-time=art] *{animation-play-state:paused!important}
[data-still] [data-found-time=art],[data-still] [data-found-time=art] *,[data-still] [data-found-time=art] ::before,[data-still] [data-found-time=art] ::after{transition:none!important;animation:none!important}
`

export interface StageProps extends Artwork {
  /** The clock's scoped style sheet, from its CSS module's `css`. */
  readonly css?: string
  /** For the element that holds the art; sizes inside are best given in container units (`cqw`, `cqmin`). */
  readonly className?: string
  readonly style?: CSSProperties
  /** Receives the element that holds the art. */
  readonly artRef?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/**
 * A clock's root. It fills its container, adopts the clock's styles while it is there, waits for the clock's files,
 * hides the art from assistive technology and speaks the time instead.
 * On a server, and until the browser has the time, it renders nothing.
 * @example <Stage css={css} images={images} fonts={fonts} className={styles.sky}>…</Stage>
 */
export function Stage(props: StageProps) {
  return useIsClient() ? <ClientStage {...props} /> : null
}

function ClientStage({ css, images, fonts, className, style, artRef, children }: StageProps) {
  const host = useHost()
  const { motion, mode, paused } = useHostSettings()
  const root = useRef<HTMLDivElement>(null)
  const art = useRef<HTMLDivElement>(null)
  useImperativeHandle(artRef, () => art.current!)

  useClientLayoutEffect(() => adoptStyles(root.current!, STAGE_CSS), [])
  useClientLayoutEffect(() => (css ? adoptStyles(root.current!, css) : undefined), [css])

  useClientLayoutEffect(() => {
    const stage = host.addStage()
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => {
            const inSight = entries.at(-1)!.isIntersecting
            root.current?.toggleAttribute('data-resting', !inSight || paused)
            stage.setVisible(inSight)
          })
    observer?.observe(root.current!)
    return () => {
      observer?.disconnect()
      stage.remove()
    }
  }, [host, paused])

  const ready = useArtwork({ images, fonts })
  // What draws imperatively could not while its elements or files were missing.
  useClientLayoutEffect(() => {
    if (ready) host.refresh()
  }, [ready, host])

  return (
    <div
      ref={root}
      data-found-time="stage"
      data-still={mode === 'still' || motion === 'reduced' ? '' : undefined}
      data-ready={ready ? '' : undefined}
    >
      <div ref={art} data-found-time="art" aria-hidden="true" className={className} style={style}>
        {ready && children}
      </div>
      <SpokenTime />
    </div>
  )
}

/** Holds the files while the stage is there; true once they may be shown. */
function useArtwork({ images, fonts }: Artwork): boolean {
  const [ready, setReady] = useState(() => isLoaded({ images, fonts }))
  const key = JSON.stringify([images, fonts])
  useClientLayoutEffect(() => {
    const [images, fonts] = JSON.parse(key) as [string[] | undefined, ClockFont[] | undefined]
    const held = preload({ images: images ?? [], fonts: fonts ?? [] })
    let current = true
    if (isLoaded({ images: images ?? [], fonts: fonts ?? [] })) setReady(true)
    else held.ready.then(() => current && setReady(true))
    return () => {
      current = false
      held.release()
    }
  }, [key])
  return ready
}

function SpokenTime() {
  const time = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <time data-found-time="time" dateTime={spokenTime(time, 24)}>
      {spokenTime(time, hourCycle)}
    </time>
  )
}
