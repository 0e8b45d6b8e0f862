/** Clocks in boxes: one, all of the month, one at every size, or two times of one over each other. */

import { clocks, type ListedClock } from 'virtual:workbench-clocks'
import { creditFaults, declarationFaults, declaredFiles } from '@found-time/clock-check/file-faults'
import { ClockHost, type TimeSource } from '@found-time/clock-runtime'
import { SIZES } from '@found-time/screenshots/sizes'
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
import { useWeight } from './weight'

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

function Box({ name, view, source, width, height, scale = 1, style }: BoxProps) {
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

/** What is wrong with the clock's files, over the clock, which may well be seen without them. */
function FileFaults({ clock }: { clock: string }) {
  const { version, module } = useLoaded(clock)
  const weight = useWeight(clock, version)
  const file = clocks.find(({ name }) => name === clock)?.file ?? ''
  if (!module || !weight) return null
  const names = weight.files.map(({ name }) => name)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const faults = [...declarationFaults(declaredFiles(folder, module), names), ...creditFaults(module, names)]
  if (faults.length === 0) return null
  return (
    <ul className="faults" role="status" aria-label="Faults of its files">
      {faults.map((fault) => (
        <li key={fault}>It {fault}.</li>
      ))}
    </ul>
  )
}

function useSpace() {
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

const percent = (scale: number) => (scale === 1 ? 'true size' : `at ${(scale * 100).toFixed(0)} %`)

interface BenchProps {
  readonly view: View
  readonly source: TimeSource
  /** The second time of an onion. */
  readonly laterSource: TimeSource
  readonly choose: (change: Partial<View>) => void
}

export function Bench(props: BenchProps) {
  const { element, space } = useSpace()
  const { show } = props.view
  return (
    <main className={`bench bench--${show}`} ref={element} data-zoom={props.view.zoom}>
      {space && show === 'wall' && <Wall {...props} />}
      {space && show === 'sizes' && <Sizes {...props} space={space} />}
      {space && (show === 'large' || show === 'onion') && <Large {...props} space={space} />}
    </main>
  )
}

type Space = { readonly space: { readonly width: number; readonly height: number } }

const CAPTION_PX = 30
const SIZES_CAPTION_PX = 38

function Large({ view, source, laterSource, space }: BenchProps & Space) {
  const [width, height] = SIZES[view.size]!
  const fit = Math.min(1, space.width / width, (space.height - CAPTION_PX) / height)
  const scale = view.zoom === 'fit' ? fit : 1
  const box = { name: view.clock, view, width, height, scale }
  const onion = view.show === 'onion'
  return (
    <figure className="large">
      <div className="pile" data-blend={onion ? view.blend : undefined}>
        <FileFaults clock={view.clock} />
        <Box {...box} source={source} />
        {onion && <Box key="later" {...box} source={laterSource} />}
      </div>
      <figcaption className="caption">
        <span className="caption__size">
          {width} × {height}
        </span>
        <span>{percent(scale)}</span>
        <span>ratio {view.ratio}</span>
        {onion && <span>{view.blend === 'half' ? 'half and half' : 'what differs is light'}</span>}
      </figcaption>
    </figure>
  )
}

function Wall({ view, source, choose }: BenchProps) {
  const [width, height] = SIZES[view.size]!
  return (
    <div className="wall">
      {clocks.map((clock) => (
        <Tile key={clock.name} {...{ clock, view, source, choose }} aspect={width / height} />
      ))}
    </div>
  )
}

type TileProps = Pick<BenchProps, 'view' | 'source' | 'choose'> & { clock: ListedClock; aspect: number }

/** A clock at its tile's own size: what a thumbnail of it is. */
function Tile({ clock, view, source, choose, aspect }: TileProps) {
  const { element, space } = useSpace()
  const width = Math.round(space?.width ?? 0)
  const box = { name: clock.name, view, source, width, height: Math.round(width / aspect) }
  return (
    <div className="tile" ref={element} data-current={clock.name === view.clock || undefined}>
      {width > 0 && <Box {...box} />}
      <button
        type="button"
        className="tile__open"
        onClick={() => choose({ clock: clock.name, show: 'large' })}
      >
        <b>{clock.name.slice(-2)}</b> {clock.title}
      </button>
    </div>
  )
}

/** Places in `SIZES`, in rows that come out about as high as each other. */
const ROWS = [
  [0, 1, 6, 3],
  [2, 4],
  [5, 7],
]
const GAP_PX = 20

function Sizes({ view, source, space, choose }: BenchProps & Space) {
  const rows = ROWS.map((row) => {
    const aspects = row.map((place) => SIZES[place]![0] / SIZES[place]![1])
    const wide = aspects.reduce((sum, aspect) => sum + aspect, 0)
    return { row, height: (space.width - GAP_PX * (row.length - 1)) / wide }
  })
  const high = rows.reduce((sum, { height }) => sum + height, 0)
  const shrink = Math.min(1, (space.height - ROWS.length * SIZES_CAPTION_PX) / high)
  return (
    <div className="sizes">
      {rows.map(({ row, height: rowHeight }) => (
        <div className="sizes__row" key={row[0]}>
          {row.map((place) => {
            const [width, height] = SIZES[place]!
            const scale = Math.min(1, (rowHeight * shrink) / height)
            return (
              <figure key={place} className="sizes__size" data-current={place === view.size || undefined}>
                <Box {...{ name: view.clock, view, source, width, height, scale }} />
                <figcaption className="caption">
                  <button
                    type="button"
                    className="caption__size"
                    onClick={() => choose({ size: place, show: 'large' })}
                  >
                    {width} × {height}
                  </button>
                  <span>{scale === 1 ? 'true' : `${(scale * 100).toFixed(0)} %`}</span>
                </figcaption>
              </figure>
            )
          })}
        </div>
      ))}
    </div>
  )
}
