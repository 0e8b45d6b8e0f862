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
import { berriesOf, dadoOf, figuresAt, HOP_MS, thrushAt } from './model'
import { hangWall, repeatOf } from './wall'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href
const berry = new URL('./berry.webp', import.meta.url).href
const blossom = new URL('./blossom.webp', import.meta.url).href
const sprig = new URL('./sprig.webp', import.meta.url).href
const thrush = new URL('./thrush.webp', import.meta.url).href

export const images = [paper, berry, blossom, sprig, thrush]
export const fonts = []

const INK = '#14263f'
const CREAM = '#f6e8c9'
const BLUE = '#3f7a99'
const OCHRE = '#e3a63c'
const MADDER = '#a5321f'

/** How broad the frieze is. */
const friezeOf = (repeat: number) => repeat * 0.3

function* drawWall({ context, time, width, height, hourCycle, image }: CanvasFrame) {
  const tall = height - dadoOf(width, height).height
  const repeat = repeatOf(width, tall)
  const frieze = friezeOf(repeat)
  yield* hangWall(context, {
    width,
    height: tall,
    repeat,
    paper: image(paper),
    figures: figuresAt(time.hour, time.minute, hourCycle),
  })
  context.fillStyle = MADDER
  context.fillRect(0, 0, width, frieze)
  context.fillStyle = OCHRE
  context.fillRect(0, frieze * 0.9, width, frieze * 0.1)
  // Two blossoms, a repeat apart: who sees three of them sees the figures.
  for (const side of [-0.5, 0.5]) {
    const size = frieze * 0.84
    context.drawImage(
      image(blossom),
      width / 2 + side * repeat - size / 2,
      frieze * 0.45 - size / 2,
      size,
      size,
    )
  }
  return untilMinute(time)
}

/** How broad a berry is and how far apart they lie, in parts of their plate: few may be larger than many. */
const berryOf = (figure: number) =>
  figure < 2
    ? { size: 0.38, apart: 0 }
    : figure < 6
      ? { size: 0.235, apart: 0.172 }
      : { size: 0.182, apart: 0.186 }

/** The figures for all: four plates, with as many strawberries on each as its figure says. */
function drawPlates({ context, time, width, height, hourCycle, image }: CanvasFrame) {
  const { plate, plates, board, height: tall } = dadoOf(width, height)
  const top = height - tall
  context.fillStyle = MADDER
  context.fillRect(0, top, width, tall)
  context.fillStyle = OCHRE
  context.fillRect(0, top, width, board)
  const y = plates[0]![1]
  // Sprigs where the hours end and the minutes begin, and at both ends of the border.
  const clear = plates[2]![0] - plates[1]![0] - plate
  const ends = plates[0]![0] - plate / 2
  const spray = (x: number, room: number) => {
    const broad = Math.min(plate * 0.82, room * 0.86)
    if (broad > plate * 0.4)
      context.drawImage(image(sprig), x - broad / 2, y - broad * 0.4, broad, broad * 0.8)
  }
  spray(width / 2, clear)
  spray(ends / 2, ends)
  spray(width - ends / 2, ends)
  if (clear < plate * 0.5) {
    context.fillStyle = OCHRE
    for (const side of [-0.14, 0.14]) {
      context.beginPath()
      context.arc(width / 2, y + side * plate, Math.max(1, plate * 0.05), 0, Math.PI * 2)
      context.fill()
    }
  }
  for (const [at, figure] of figuresAt(time.hour, time.minute, hourCycle).entries()) {
    const x = plates[at]![0]
    const disc = (part: number, colour: string) => {
      context.beginPath()
      context.arc(x, y, (plate / 2) * part, 0, Math.PI * 2)
      context.fillStyle = colour
      context.fill()
    }
    disc(1, INK)
    disc(0.95, CREAM)
    // Painted round the rim, as many petals as there are hours in a day.
    context.fillStyle = BLUE
    for (let petal = 0; petal < 24; petal++) {
      const turn = (petal / 24) * Math.PI * 2
      const [across, over] = [x + Math.cos(turn) * plate * 0.442, y + Math.sin(turn) * plate * 0.442]
      context.beginPath()
      context.ellipse(across, over, plate * 0.012, plate * 0.036, turn, 0, Math.PI * 2)
      context.fill()
    }
    disc(0.825, OCHRE)
    disc(0.805, CREAM)
    const { size, apart } = berryOf(figure)
    const broad = size * plate
    for (const [right, down] of berriesOf(figure)) {
      const [across, over] = [x + right * apart * plate, y + down * apart * plate * 1.15]
      context.drawImage(image(berry), across - broad * 0.46, over - broad * 0.575, broad * 0.92, broad * 1.15)
    }
  }
  return untilMinute(time)
}

/** Steps along the rail, a hop a second. */
function Thrush() {
  const walk = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const hopped = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / HOP_MS)
    const { along, high } = thrushAt(time.second, easeInOut(hopped))
    const still = motion === 'reduced' ? 0 : high
    if (walk.current)
      walk.current.style.transform = `translate(calc(${along} * (100cqw - 100%)), ${-still * 2.4}cqmin)`
    return hopped === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={walk} className={styles.walk}>
      <img className={styles.bird} src={thrush} alt="" />
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
 * hung once a minute; in between only the thrush moves, an element that is shifted.
 */
export default function WallEyed() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawWall} beat="minute" part={wallIn} />
      <Canvas draw={drawPlates} beat="minute" part={dadoIn} />
      <Thrush />
    </Stage>
  )
}
