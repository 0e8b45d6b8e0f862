import { type ReactNode, StrictMode, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { asError } from '../shell/as-error'

/**
 * Renders in a React root of its own. What is thrown while a tree is taken down goes to the boundary above the whole
 * of what goes, which for a page is the router's: a clock that breaks as it leaves would take the next page along.
 */
export function IsolatedRoot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(null)
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>()
  useLayoutEffect(() => {
    const box = document.createElement('div')
    box.style.display = 'contents'
    place.current!.append(box)
    let there = true
    const own = createRoot(box, {
      onUncaughtError: (thrown) => (there ? setFailure({ thrown }) : reportError(thrown)),
    })
    root.current = own
    return () => {
      there = false
      // Not at once: React does not take down one root while it is at work on another.
      queueMicrotask(() => {
        own.unmount()
        box.remove()
      })
    }
  }, [])
  useLayoutEffect(() => root.current!.render(<StrictMode>{children}</StrictMode>))
  if (failure) throw asError(failure.thrown)
  return <div ref={place} style={{ display: 'contents' }} />
}
