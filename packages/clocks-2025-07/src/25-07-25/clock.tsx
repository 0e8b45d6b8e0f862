import {
  createRandom,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import {
  AZURITE,
  boughs,
  ghostLeaf,
  ghostSegment,
  goldLeaf,
  inkLeaf,
  inkSegment,
  MALACHITE,
  wetLeaf,
} from './brush'
import styles, { css } from './clock.module.css'
import {
  canesIn,
  dripAt,
  FALL_MS,
  foliageIn,
  type Leaf,
  painted,
  SINK_MS,
  SPRING_MS,
  sagged,
  wetness,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const DAY = 86_400_000

function ground({ context, width, height }: CanvasFrame): number {
  goldLeaf(context, width, height)
  return DAY
}

/** Everything that is painted, and the faint places of what is still to come. */
function painting({ context, time, width, height, seed }: CanvasFrame): void {
  const canes = painted(time.hour)
  canesIn(width, height).forEach((cane, index) => {
    cane.forEach((segment, joint) => {
      if (joint < canes[index]!)
        inkSegment(context, segment, MALACHITE, createRandom(seed, 'cane', index, joint))
      else ghostSegment(context, segment)
    })
  })
  const { twigs, leaves } = foliageIn(width, height)
  boughs(context, twigs, width, Math.min(width, height))
  leaves.forEach((leaf, index) => {
    // The newest one hangs on a canvas of its own.
    if (index === time.minute - 1) return
    if (index < time.minute) inkLeaf(context, leaf, AZURITE, createRandom(seed, 'leaf', index))
    else ghostLeaf(context, leaf)
  })
}

/** The leaf that is wet: this minute's; when there is none yet, the drop hangs where the last of the hour hung. */
const newestLeaf = (minute: number, width: number, height: number): Leaf =>
  foliageIn(width, height).leaves.at(minute - 1)!

function wet({ context, time, width, height, motion, seed }: CanvasFrame): number | undefined {
  if (time.minute === 0) return untilMinute(time)
  const calm = motion === 'reduced'
  const { sunk } = dripAt(time.second, time.millisecond, calm)
  const leaf = sagged(newestLeaf(time.minute, width, height), sunk)
  inkLeaf(context, leaf, AZURITE, createRandom(seed, 'leaf', time.minute - 1))
  wetLeaf(context, leaf, wetness(time.second))
  const still = time.second % 2 === 0 ? SINK_MS : SPRING_MS
  return calm || time.millisecond >= still ? untilSecond(time) : undefined
}

/**
 * Bamboo on gold leaf. The gold is laid once and the painting changes once a minute; in between there is a small canvas
 * round the wet leaf, which dries from second to second, and a drop, an element that is only moved.
 */
export default function Bamboo() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { minute } = useClockTime('minute')
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.screen}
      ground={styles.gold}
    >
      <Canvas draw={ground} beat="minute" ground />
      <Canvas draw={painting} beat="minute" />
      <Canvas
        key={minute}
        draw={wet}
        beat={24}
        part={({ width, height }) => {
          const { x, y, length } = newestLeaf(minute, width, height)
          return { left: x - length * 1.1, top: y - length * 0.3, width: length * 2.2, height: length * 1.5 }
        }}
      />
      {size && <Drop leaf={newestLeaf(minute, size.width, size.height)} />}
    </Stage>
  )
}

function Drop({ leaf }: { leaf: Leaf }) {
  const drop = useRef<HTMLElement>(null)
  const { motion } = useHostSettings()
  const { length } = leaf
  const breadth = Math.max(4, length * 0.075)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const { sunk, size, fallen } = dripAt(time.second, time.millisecond, calm)
    // It falls from where the leaf hung lowest.
    const { x, y, turn } = sagged(leaf, time.second % 2 === 0 ? sunk : 1)
    if (drop.current) {
      const [left, top] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length + fallen * length * 0.9]
      drop.current.style.translate = `${(left - breadth / 2).toFixed(2)}px ${(top - breadth * 0.4).toFixed(2)}px`
      drop.current.style.scale = `${size.toFixed(3)} ${(size * (1 + Math.min(0.5, fallen * 2))).toFixed(3)}`
    }
    const still = time.second % 2 === 0 ? SINK_MS : FALL_MS
    return calm || time.millisecond >= still ? untilSecond(time) : undefined
  }, 24)
  return <i ref={drop} className={styles.drop} style={{ width: breadth, height: breadth * 1.3 }} />
}
