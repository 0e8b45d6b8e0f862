import {
  type ClockTime,
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { berriesOf, type Dado, dadoOf, figuresAt, HOP_MS, parrotAt } from './model'
import { hangWall, repeatOf } from './wall'

export { notes } from './notes'

const motifs = new URL('./motifs.webp', import.meta.url).href
const berry = new URL('./berry.webp', import.meta.url).href
const bird = new URL('./bird.webp', import.meta.url).href

export const images = [motifs, berry, bird]
export const fonts = [
  {
    family: 'ft-25-07-19 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '400',
  },
]

function drawWall({ context, time, width, height, hourCycle, image }: CanvasFrame) {
  const tall = height - dadoOf(width, height).height
  const repeat = repeatOf(width, tall)
  const rail = repeat * 0.3
  context.save()
  context.translate(0, rail)
  hangWall(context, {
    width,
    height: tall - rail,
    repeat,
    motifs: image(motifs),
    side: 112,
    figures: figuresAt(time.hour, time.minute, hourCycle),
    family: fonts[0]!.family,
  })
  context.restore()
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, rail)
  // Two nails, a repeat apart: who sees three of them sees the figures.
  context.fillStyle = '#4b2bb3'
  for (const side of [-0.5, 0.5]) {
    context.beginPath()
    context.arc(width / 2 + side * repeat, rail / 2, rail * 0.26, 0, Math.PI * 2)
    context.fill()
  }
  return untilMinute(time)
}

/** How broad a berry is and how far apart they lie, in parts of their plate: few may be larger than many. */
const berryOf = (figure: number) => (figure < 6 ? { size: 0.3, apart: 0.225 } : { size: 0.25, apart: 0.248 })

/** A tiled wainscot with a white rail; no shade anywhere, as in the paper above it. */
function drawTiles(context: CanvasRenderingContext2D, width: number, height: number, dado: Dado) {
  const { board, plate, plates } = dado
  const top = height - dado.height
  context.fillStyle = '#0b7f6b'
  context.fillRect(0, top, width, dado.height)
  context.fillStyle = '#2b9a86'
  const tile = board * 5
  const joint = Math.max(1, board * 0.15)
  for (let x = (width / 2) % tile; x < width; x += tile) context.fillRect(x, top, joint, dado.height)
  for (let y = height - board; y > top; y -= tile) context.fillRect(0, y, width, joint)
  context.fillStyle = '#fff'
  context.fillRect(0, top, width, board)
  for (const y of new Set(plates.map(([, middle]) => middle + plate / 2)))
    context.fillRect(0, y, width, board)
}

/** The figures for all: four plates, with as many strawberries on each as its figure says. */
function drawPlates({ context, time, width, height, hourCycle, image }: CanvasFrame) {
  const dado = dadoOf(width, height)
  const { plate, plates } = dado
  drawTiles(context, width, height, dado)
  for (const [at, figure] of figuresAt(time.hour, time.minute, hourCycle).entries()) {
    const [x, y] = plates[at]!
    context.beginPath()
    context.arc(x, y, plate / 2, 0, Math.PI * 2)
    context.fillStyle = '#fff'
    context.fill()
    context.beginPath()
    context.arc(x, y, plate * 0.47, 0, Math.PI * 2)
    context.strokeStyle = '#8d6cf0'
    context.lineWidth = Math.max(1, plate * 0.014)
    context.stroke()
    const { size, apart } = berryOf(figure)
    const broad = size * plate
    for (const [right, down] of berriesOf(figure))
      context.drawImage(
        image(berry),
        x + right * apart * plate - broad / 2,
        y + down * apart * plate - broad / 2,
        broad,
        broad,
      )
  }
  return untilMinute(time)
}

/** Steps along the rail, a hop a second. */
function Parrot() {
  const walk = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const hopped = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / HOP_MS)
    const { along, high } = parrotAt(time.second, easeInOut(hopped))
    const still = motion === 'reduced' ? 0 : high
    if (walk.current)
      walk.current.style.transform = `translate(calc(${along} * (100cqw - 100%)), ${-still * 2.4}cqmin)`
    return hopped === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={walk} className={styles.walk}>
      <img className={styles.bird} src={bird} alt="" />
    </div>
  )
}

const wallIn = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height: height - dadoOf(width, height).height,
})

const dadoIn = ({ width, height }: { width: number; height: number }) => {
  const tall = dadoOf(width, height).height
  return { left: 0, top: height - tall, width, height: tall }
}

/**
 * A wallpaper with the time in it for eyes that can let go, and the same time in strawberries for the rest. The wall is
 * hung once a minute; in between only the parrot moves, an element that is shifted.
 */
export default function WallEyed() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawWall} beat="minute" part={wallIn} />
      <Canvas draw={drawPlates} beat="minute" part={dadoIn} />
      <Parrot />
    </Stage>
  )
}
