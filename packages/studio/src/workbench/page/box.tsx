/** A clock in a box of its own size, and what goes wrong in it. */
import { ClockHost, type TimeSource } from '@found-time/clock-runtime'
import {
  Component,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLoaded } from './loaded'
import type { View } from './view'

interface BoxProps {
  readonly name: string
  readonly view: View
  readonly source: TimeSource
  /** CSS pixels the clock believes in. */
  readonly width: number
  readonly height: number
  /** What they are shrunk by. */
  readonly scale?: number
  readonly style?: CSSProperties
}

/** A clock in a box of its own, or what keeps it from being shown. */
export function Box({ name, view, source, width, height, scale = 1, style }: BoxProps) {
  const { version, module, failure } = useLoaded(name)
  const { paused, zone, hours, motion, seed, ratio, fps } = view
  const Clock = module?.default
  return (
    <div
      className="box"
      data-clock={name}
      data-size={`${width}×${height}`}
      style={{ width: width * scale, height: height * scale, ...style }}
    >
      {failure && <Failure error={failure} />}
      {Clock && !failure && (
        <Fallible key={version} recoverWith={source}>
          <div className="box__true" style={{ width, height, scale: String(scale) }}>
            <ClockHost
              key={ratio}
              source={source}
              paused={paused}
              timeZone={zone}
              hourCycle={hours}
              motion={motion}
              maxFps={fps}
              seed={seed || name}
            >
              <Clock />
            </ClockHost>
          </div>
        </Fallible>
      )}
    </div>
  )
}

interface FallibleProps {
  readonly children: ReactNode
  /** Another one gives what failed another chance. */
  readonly recoverWith: unknown
}

class Fallible extends Component<FallibleProps, { error?: Error; failedWith?: unknown }> {
  override state: { error?: Error; failedWith?: unknown } = { failedWith: this.props.recoverWith }
  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
  static getDerivedStateFromProps({ recoverWith }: FallibleProps, { failedWith }: { failedWith?: unknown }) {
    return failedWith === recoverWith ? null : { error: undefined, failedWith: recoverWith }
  }
  override render() {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children
  }
}

function Failure({ error }: { error: Error }) {
  const [stack, setStack] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const { message, stack: told = '' } = error
    // Chromium repeats the message over the stack.
    const body = told.includes(message) ? told.slice(told.indexOf(message) + message.length) : told
    fetch('/workbench/trace', { method: 'POST', body, signal: leaving.signal })
      .then((response) => response.text())
      .then(setStack, () => {})
    return () => leaving.abort()
  }, [error])
  return (
    <div className="failure" role="alert">
      <strong>{error.message}</strong>
      <pre>{stack.replace(/^ +/gm, '').trim()}</pre>
    </div>
  )
}

/** How large an element is; nothing before it is there. */
export function useSpace() {
  const element = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSpace({ width, height })
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return { element, space }
}
