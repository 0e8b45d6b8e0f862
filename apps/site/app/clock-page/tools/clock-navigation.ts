import { type Entry, hasDateShape, neighbours } from '@found-time/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { followedLink } from '../../shell/links'
import { useKeys } from '../../shell/use-keys'
import { useOpenPage } from '../../shell/use-open-page'
import { type ClockPageState, withAmbient } from '../use-clock-page'
import { useSwipe } from './swipe'
import { useViewTransition } from './view-transition'

/** From clock to clock and home: by keys, swipes and the strip, whose links are links without this too. */
export function useClockNavigation(
  entry: Entry,
  entries: readonly Entry[],
  { params, setAmbient }: ClockPageState,
): void {
  const open = useOpenPage()
  const flow = useViewTransition()
  // From where the address is: a second swipe may come before the first one's clock is drawn.
  const beside = () => {
    const here = entries.find(({ path }) => `/${path}` === window.location.pathname) ?? entry
    return neighbours(entries, here.date)
  }
  const go = (to: Entry | undefined) => {
    flow(to ? `/${to.path}${withAmbient('', params.ambient)}` : '/')
  }
  useKeys({
    ArrowLeft: () => go(beside().previous),
    ArrowRight: () => go(beside().next),
    Home: () => open('/'),
    Escape: () => (params.ambient ? setAmbient(false) : open('/')),
  })
  useSwipe(
    () => go(beside().next),
    () => go(beside().previous),
  )

  const click = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event)
    if (!link?.closest('nav') || !hasDateShape(link.pathname.slice(1))) return
    event.preventDefault() // the router leaves it alone then
    flow(link.pathname + withAmbient('', params.ambient))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => click(event)
    window.addEventListener('click', listen, { capture: true })
    return () => window.removeEventListener('click', listen, { capture: true })
  }, [])
}
