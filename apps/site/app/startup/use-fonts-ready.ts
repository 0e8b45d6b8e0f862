import { useSyncExternalStore } from 'react'
import { readStored, store } from '../shell/storage'
import type {} from './typefaces'

const FLAG = 'fontsLoaded'

let ready = false
let waiting = false
const listeners = new Set<() => void>()

/** Too late, they stay away: a text that is being read is not set anew. */
function appearWithout() {
  if (!ready) document.documentElement.dataset.typefaces = 'late'
  appear()
}

function appear() {
  ready = true
  for (const listener of listeners) listener()
}

function wait() {
  waiting = true
  if (readStored('sessionStorage', FLAG) === 'true') {
    ready = true
    return
  }
  document.fonts.ready.then(() => {
    store('sessionStorage', FLAG, 'true')
    appear()
  })
  window.typefaceTimeout?.then(appearWithout)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False until the page's typefaces are there, were there earlier in this session, or have taken too long. */
export function useFontsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!waiting) wait()
      return ready
    },
    () => false,
  )
}
