import { type Entry, hasDateShape, neighbours } from '@found-time/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { followedLink } from '../links'
import { useKeys } from '../use-keys'
import { useOpenPage } from '../use-open-page'
import { type Visit, withAmbient } from '../visit'
import { useFlow } from './flow'
import { useSwipe } from './swipe'

/** From clock to clock and home: by keys, swipes and the strip, whose links are links without this too. */
export function useSteering(entry: Entry, entries: readonly Entry[], { view, setAmbient }: Visit): void {
  const open = useOpenPage()
  const flow = useFlow()
  // From where the address is: a second swipe may come before the first one's clock is drawn.
  const beside = () => {
    const here = entries.find(({ path }) => `/${path}` === window.location.pathname) ?? entry
    return neighbours(entries, here.date)
  }
  const go = (to: Entry | undefined) => {
    flow(to ? `/${to.path}${withAmbient('', view.ambient)}` : '/')
  }
  useKeys({
    ArrowLeft: () => go(beside().previous),
    ArrowRight: () => go(beside().next),
    Home: () => open('/'),
    Escape: () => (view.ambient ? setAmbient(false) : open('/')),
  })
  useSwipe(
    () => go(beside().next),
    () => go(beside().previous),
  )

  const click = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event)
    if (!link?.closest('nav') || !hasDateShape(link.pathname.slice(1))) return
    event.preventDefault() // the router leaves it alone then
    flow(link.pathname + withAmbient('', view.ambient))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => click(event)
    window.addEventListener('click', listen, { capture: true })
    return () => window.removeEventListener('click', listen, { capture: true })
  }, [])
}
