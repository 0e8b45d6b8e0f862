import { type ClockNotes, Stage, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import styles, { css } from './clock.module.css'
import { layoutOf, positionsAt, wheelsOf } from './model'
import { paintPanel } from './panel'
import { halfOf, type Machine, machineFor, paintDrums, turn } from './wheels'

export const images = []
export const fonts = [
  { family: 'ft-25-04-24 Plate', source: new URL('./plate.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-24 Wide', source: new URL('./wide.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-24 Narrow', source: new URL('./narrow.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'Read the figures level with the red pointers, hours, then minutes, then seconds in red; while a wheel is still turning, the figure it is leaving counts.',
  credits: [
    {
      title: 'Routed Gothic, two widths',
      creator: 'Darren Embry',
      source: 'fonts-routed-gothic 1.0.0+git20210723 (Debian)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2017, Darren Embry (http://webonastick.com/), with Reserved Font Name Routed Gothic.',
      changes: 'subset to figures and capitals, renamed, cut with a thicker router',
      files: ['plate.woff2', 'wide.woff2', 'narrow.woff2'],
    },
  ],
}

/** Six drums geared to each other behind three windows in an enamelled panel. */
export default function Odometer() {
  return (
    <Stage css={css} fonts={fonts} className={styles.enamel}>
      <Instrument />
    </Stage>
  )
}

/** More than a 4K screen's pixels cost frames and show nothing. */
const MAX_PIXELS = 3840 * 2160

/**
 * The drums, a canvas for what is cut into each wheel, and over them the panel with the light: most of the time only
 * the last wheel moves, and only that is drawn.
 */
function Instrument() {
  const drums = useRef<HTMLCanvasElement>(null)
  const panel = useRef<HTMLCanvasElement>(null)
  const wheels = useRef<(HTMLCanvasElement | null)[]>([])
  const machine = useRef<Machine>(null)
  const [size, setSize] = useState({ width: 0, height: 0, ratio: 1 })
  const { hourCycle } = useHostSettings()
  const layout = layoutOf(size.width || 1, size.height || 1, size.ratio)

  useLayoutEffect(() => {
    const element = panel.current!
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const screen = element.ownerDocument.defaultView?.devicePixelRatio || 1
      const ratio = Math.min(screen, Math.sqrt(MAX_PIXELS / (clientWidth * clientHeight || 1)))
      const width = Math.round(clientWidth * ratio)
      const height = Math.round(clientHeight * ratio)
      setSize((known) =>
        known.width === width && known.height === height && known.ratio === ratio
          ? known
          : { width, height, ratio },
      )
    }
    const observer = new ResizeObserver(measure)
    try {
      // Also hears of a changed pixel ratio, as when a window moves to another screen.
      observer.observe(element, { box: 'device-pixel-content-box' })
    } catch {
      observer.observe(element) // Safari does not know that box
    }
    measure()
    const onRestored = () => setSize((known) => ({ ...known }))
    const surfaces = [element, drums.current, ...wheels.current]
    for (const surface of surfaces) surface?.addEventListener('contextrestored', onRestored)
    return () => {
      observer.disconnect()
      for (const surface of surfaces) surface?.removeEventListener('contextrestored', onRestored)
      machine.current = null
    }
  }, [])

  useFrame((time) => {
    const behind = drums.current?.getContext('2d')
    const before = panel.current?.getContext('2d')
    if (!behind || !before || !size.width || !size.height) return
    if (machine.current?.of !== size) {
      machine.current = machineFor(size)
      paintDrums(behind, machine.current)
      before.clearRect(0, 0, size.width, size.height)
      paintPanel(before, size.width, size.height, layout)
    }
    const positions = positionsAt(time, hourCycle)
    for (const [index, wheel] of wheelsOf(hourCycle).entries()) {
      const surface = wheels.current[index]?.getContext('2d')
      if (surface) turn(surface, machine.current, index, wheel, positions[index]!)
    }
  })

  return (
    <>
      <canvas ref={drums} className={styles.whole} width={size.width || 1} height={size.height || 1} />
      {[0, 1, 2, 3, 4, 5].map((index) => {
        const { x, y, width, height } = halfOf(layout, index)
        return (
          <canvas
            key={index}
            ref={(element) => {
              wheels.current[index] = element
            }}
            className={styles.wheel}
            width={width}
            height={height}
            style={{
              left: x / size.ratio,
              top: y / size.ratio,
              width: width / size.ratio,
              height: height / size.ratio,
            }}
          />
        )
      })}
      <canvas ref={panel} className={styles.whole} width={size.width || 1} height={size.height || 1} />
    </>
  )
}
