import { type Entry, hasDateShape, neighbours } from '@found-time/catalogue'
import { useEffect, useEffectEvent } from 'react'
import type { NavigateOptions } from 'react-router'
import { BASE, below } from '../../shared/base'
import { pageOf } from '../../shared/clock-path'
import { followedLink } from '../../shell/links'
import { useKeys } from '../../shell/use-keys'
import { useOpenPage } from '../../shell/use-open-page'
import { carriedSearch } from '../clock-params'
import type { ClockPageState } from '../use-clock-page'
import { useSwipe } from './swipe'
import { useViewTransition } from './view-transition'

/**
 * From clock to clock and home: by keys, swipes and the strip, whose links are links without this too.
 * @returns Leads to a clock, or home; without an entry of its own in the history where `replace` says so.
 */
export function useClockNavigation(
  entry: Entry,
  entries: readonly Entry[],
  { params, search, setAmbient }: ClockPageState,
): (to: Entry | undefined, options?: NavigateOptions) => void {
  const open = useOpenPage()
  const flow = useViewTransition()
  // From where the address is: a second swipe may come before the first one's clock is drawn.
  const beside = () => {
    const here = entries.find((one) => pageOf(one) === window.location.pathname) ?? entry
    return neighbours(entries, here.date)
  }
  const go = (to: Entry | undefined, options?: NavigateOptions) => {
    flow(to ? pageOf(to) + carriedSearch(search, params.ambient) : BASE, options)
  }
  useKeys({
    ArrowLeft: () => go(beside().previous),
    ArrowRight: () => go(beside().next),
    Home: () => open(BASE),
    Escape: () => (params.ambient ? setAmbient(false) : open(BASE)),
  })
  useSwipe(
    () => go(beside().next),
    () => go(beside().previous),
  )

  const click = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event)
    if (!link?.closest('nav') || !hasDateShape(below(link.pathname))) return
    event.preventDefault() // the router leaves it alone then
    flow(link.pathname + link.search)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => click(event)
    window.addEventListener('click', listen, { capture: true })
    return () => window.removeEventListener('click', listen, { capture: true })
  }, [])
  return go
}
