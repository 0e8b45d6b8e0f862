import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

let hydrated = false

/**
 * False in prerendered pages and the first client render, true from then on. The change is rendered in slices, which
 * let the page answer in between.
 */
export function useHydrated(): boolean {
  const [is, set] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => set(true))
  }, [])
  return is
}

/** The current year; the build's in prerendered pages. */
export function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.SITE_BUILD_YEAR,
  )
}
