import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export const useIsFullScreen = () =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)

/** False on an iPhone, where only a page on the home screen is whole. */
export const canFillScreen = () => document.fullscreenEnabled === true

/** @returns Whether the screen is filled; a browser fills it only at a visitor's touch. */
export async function fillScreen(): Promise<boolean> {
  if (document.fullscreenElement) return true
  return document.documentElement.requestFullscreen({ navigationUI: 'hide' }).then(
    () => true,
    () => false,
  )
}

export function leaveFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
