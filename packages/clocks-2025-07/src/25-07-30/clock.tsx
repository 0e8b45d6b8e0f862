import {
  type ClockFont,
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Box, boxesOf, figuresOf, PULL_MS, plumOf, pullAt, swatchOf } from './model'

export { notes } from './notes'

const sea = new URL('./sea.webp', import.meta.url).href
const plum = new URL('./plum.webp', import.meta.url).href

const block: ClockFont = {
  family: 'ft-25-07-30 Block',
  source: new URL('./block.woff2', import.meta.url).href,
  weight: '400',
}

export const images = [sea, plum]
export const fonts = [block]

/**
 * What the figures take at 200 px: where their ink begins and ends beside the pen, and how far it goes below the line.
 * All are 170 wide and as high. Browsers round what they measure in different ways, and the holes would not be the same.
 */
const METRICS: Readonly<Record<string, readonly [number, number, number]>> = {
  0: [18, 152, 2],
  1: [20, 155, 0],
  2: [20, 152, 0],
  3: [16, 155, 2],
  4: [13, 158, 0],
  5: [17, 153, 2],
  6: [19, 154, 2],
  7: [23, 150, 0],
  8: [16, 155, 2],
  9: [17, 152, 0],
}
const ADVANCE = 170
const ABOVE = 141

/** Taken from the eight at its left, it is a three with a round head, which in camouflage is not a five. */
const NOTCHES = [
  { top: -108, width: 88, height: 24 },
  { top: -84, width: 56, height: 28 },
  { top: -56, width: 88, height: 24 },
] as const

function cutFigure(context: CanvasRenderingContext2D, figure: string, left: number, base: number) {
  context.save()
  if (figure === '3') {
    context.beginPath()
    context.rect(left - ADVANCE, base - 2 * ADVANCE, 3 * ADVANCE, 3 * ADVANCE)
    for (const { top, width, height } of NOTCHES) context.rect(left, base + top, width, height)
    context.clip('evenodd')
  }
  context.fillText(figure === '3' ? '8' : figure, left, base)
  context.restore()
}

/** Figures as large as a box has room for; on a narrow stage they are taller than they are drawn, never broader. */
function cut(context: CanvasRenderingContext2D, figures: string, { left, top, width, height }: Box) {
  context.font = `200px "${block.family}"`
  const metrics = [...figures].map((figure) => METRICS[figure]!)
  const begins = metrics[0]![0]
  const wide = ADVANCE * (figures.length - 1) + metrics.at(-1)![1] - begins
  const high = ABOVE + Math.max(...metrics.map((metric) => metric[2]))
  const down = Math.min(height / high, (width / wide) * 1.9)
  const most = Math.min(width / wide, down)
  context.save()
  context.translate(left + width / 2, top + height / 2)
  context.scale(most, down)
  for (const [index, figure] of [...figures].entries())
    cutFigure(context, figure, index * ADVANCE - begins - wide / 2, ABOVE - high / 2)
  context.restore()
}

/** The blue cloth, with holes in the shape of the time. Laid once a minute. */
function layCloth({ context, width, height, time, hourCycle, image }: CanvasFrame) {
  const pattern = context.createPattern(image(sea), 'repeat')
  if (pattern) {
    const side = swatchOf(width, height) / image(sea).naturalWidth
    pattern.setTransform(new DOMMatrix([side, 0, 0, side, 0, 0]))
    context.fillStyle = pattern
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = '#000'
  const figures = figuresOf(time.hour, time.minute, hourCycle)
  for (const [index, box] of boxesOf(width, height).entries()) cut(context, figures[index]!, box)
  return untilMinute(time)
}

/** A cloth with holes over another one that is pulled along below it. */
export default function DisruptivePattern() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.cloth}>
      {size && <Under width={size.width} height={size.height} />}
      <Canvas draw={layCloth} beat="minute" />
    </Stage>
  )
}

/** The plum one: below the hour it is pulled to the left, below the minute to the right. */
function Under({ width, height }: { width: number; height: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const swatch = plumOf(width, height)
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / PULL_MS)
    const pull = pullAt(time.second, easeInOut(part), swatch)
    const [hour, minute] = box.current?.querySelectorAll('i') ?? []
    if (hour) hour.style.translate = `${(-pull).toFixed(1)}px`
    if (minute) minute.style.translate = `${pull.toFixed(1)}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 24)
  const middle = Math.round(height / 2)
  const lower = (index: number) => index * Math.round(swatch * 0.45)
  return (
    <div ref={box}>
      {[0, 1].map((index) => (
        <div
          key={index}
          className={styles.under}
          style={{ top: index * middle, height: index ? height - middle : middle }}
        >
          <i
            className={styles.pulled}
            style={{
              left: index * -swatch,
              // The lower half shows another part of the swatch.
              top: -lower(index),
              width: width + swatch,
              height: middle + 1 + lower(index),
              backgroundImage: `url(${plum})`,
              backgroundSize: `${swatch}px ${swatch}px`,
            }}
          />
        </div>
      ))}
    </div>
  )
}
