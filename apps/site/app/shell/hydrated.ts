import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered pages and the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The current year; the build's in prerendered pages. */
export function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.SITE_BUILD_YEAR,
  )
}
