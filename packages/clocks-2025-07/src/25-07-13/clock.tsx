import {
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Card, cardsOf, DROP_MS, dropAt, figuresOf, OPENING_MS } from './model'
import { inkOf } from './paint'

export { notes } from './notes'

export const images = []
export const fonts = []

const CARD = '#c3ced6'
const TABLE = '#27333d'

/** Lays a card with its ink; the lower leaf, a print of the upper one, still stands a little off the table while it opens. */
function layCard({ context }: CanvasFrame, { box }: Card, ink: HTMLCanvasElement, open: number) {
  const { left, top, width, height } = box
  const fold = top + height / 2
  context.fillStyle = CARD
  context.fillRect(left, top, width, height / 2)
  context.drawImage(ink, left, top, width, height / 2)
  context.fillStyle = TABLE
  context.fillRect(left, fold, width, height / 2)
  context.save()
  context.translate(0, fold)
  context.scale(1, -open)
  context.fillStyle = CARD
  context.fillRect(left, -height / 2, width, height / 2)
  // What was printed off is paler than what was drawn.
  context.globalAlpha = 0.88
  context.drawImage(ink, left, -height / 2, width, height / 2)
  context.restore()
  const shade = context.createLinearGradient(0, fold, 0, fold + (height / 2) * open)
  shade.addColorStop(0, `rgba(39,51,61,${(0.16 + 0.5 * (1 - open)).toFixed(3)})`)
  shade.addColorStop(
    Math.min(1, 0.12 + (1 - open)),
    `rgba(39,51,61,${(0.045 + 0.3 * (1 - open)).toFixed(3)})`,
  )
  shade.addColorStop(1, 'rgba(39,51,61,0.03)')
  context.fillStyle = shade
  context.fillRect(left, fold, width, (height / 2) * open)
  const line = Math.max(1, Math.min(width, height) * 0.002)
  context.fillStyle = 'rgba(255,255,255,0.5)'
  context.fillRect(left, fold - line, width, line)
}

/** Keeps the ink of a minute: it is worked out once, and drawn again while the card opens. */
function createPress() {
  let kept = ''
  let inks: HTMLCanvasElement[] = []
  return function* (frame: CanvasFrame) {
    const { width, height, ratio, time, hourCycle, seed, motion } = frame
    const shown = figuresOf(time.hour, time.minute, hourCycle)
    const cards = cardsOf(width, height)
    const key = [width, height, ratio, seed, ...shown].join()
    if (key !== kept) {
      const worked: HTMLCanvasElement[] = []
      for (const card of cards) worked.push(yield* inkOf(card, shown, seed, ratio))
      inks = worked
      kept = key
    }
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / OPENING_MS)
    const open = 0.72 + 0.28 * easeOut(part)
    for (const [index, card] of cards.entries()) layCard(frame, card, inks[index]!, part === 1 ? 1 : open)
    return part === 1 ? untilMinute(time) : undefined
  }
}

/** The time in two inks, folded over while it is wet. */
export default function Inkblot() {
  const press = useMemo(createPress, [])
  return (
    <Stage css={css} images={images} fonts={fonts}>
      <Canvas draw={press} beat={30} />
      <Drops />
    </Stage>
  )
}

const NO_SIZE = { width: 0, height: 0 }

/** A drop for each second, and its print below the fold. It measures itself: the ink need not be drawn again for that. */
function Drops() {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box) ?? NO_SIZE
  const spots = useMemo(
    () =>
      cardsOf(width, height).flatMap(({ box: card, blocks }, leaf) =>
        Array.from({ length: 60 }, (_, index) => {
          const [x, y] = dropAt(index, card)
          const large = index % 5 === 4
          return { index, x, y, below: 2 * card.top + card.height - y, large, leaf, blocks: blocks.length }
        }),
      ),
    [width, height],
  )
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / DROP_MS)
    const drops = box.current?.querySelectorAll<HTMLElement>('[data-drop]') ?? []
    // Those before too: where frames are rare, they were not seen to arrive.
    for (const drop of drops)
      drop.style.scale =
        Number(drop.dataset.drop) === time.second - 1 ? (0.3 + 0.7 * easeOut(part)).toFixed(3) : '1'
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  const unit = Math.min(width, height) * 0.01
  return (
    <div ref={box} className={styles.drops}>
      {spots
        .filter(({ index }) => index < second)
        .flatMap(({ index, x, y, below, large, leaf, blocks }) =>
          [y, below].map((top, half) => {
            const breadth = unit * (large ? 2.5 : 0.8 + ((index * 7) % 9) * 0.14)
            const red = blocks > 1 ? index >= 30 : leaf === 1
            return (
              <i
                key={`${leaf}-${index}-${half}`}
                data-drop={index}
                className={`${styles.drop} ${red ? styles.red : ''} ${half ? styles.print : ''}`}
                style={{
                  left: x - breadth / 2,
                  top: top - breadth / 2,
                  width: breadth,
                  height: breadth * (1 + ((index * 5) % 7) * 0.07),
                  rotate: `${(half ? -1 : 1) * index * 47}deg`,
                }}
              />
            )
          }),
        )}
    </div>
  )
}
