import {
  type ClockTime,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { film } from './film'
import { ARBORS, BEATS, balanceAt, TEETH, trainAt, watchIn } from './model'
import { Balance, Barrel, HANDS, Wheel } from './parts'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/**
 * A pocket watch on X-ray film. Case, plate and marks are painted once; each wheel is an element of its own, which is
 * turned at its true rate and not painted again: at the five beats of a second, what is slow at the first of them only,
 * and the balance in between as well, where it is at its widest.
 */
export default function XRay() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.film} ground={styles.dark}>
      <Canvas draw={film} beat="minute" />
      {size && <Train radius={watchIn(size.width, size.height).radius} />}
    </Stage>
  )
}

/** What in one beat moves by less than can be seen: large pieces, which are moved once a second. */
function slowAt({ hour, minute, second }: ClockTime) {
  const { barrel, centre, hour: hourHand } = trainAt(hour, minute, second, 0)
  return { barrel, centre, hour: hourHand }
}

function Train({ radius }: { radius: number }) {
  const { motion } = useHostSettings()
  const train = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const turns: Record<string, number> = {
      ...trainAt(time.hour, time.minute, time.second, calm ? 0 : time.millisecond),
      ...slowAt(time),
      balance: calm ? 0 : balanceAt(time.millisecond),
    }
    for (const part of train.current?.querySelectorAll<HTMLElement>('[data-turns]') ?? []) {
      const turn = `${((turns[part.dataset.turns!] ?? 0) % 1).toFixed(5)}turn`
      if (part.style.rotate !== turn) part.style.rotate = turn
    }
    return calm ? untilSecond(time) : undefined
  }, BEATS * 2)
  const piece = (turns: string, { x, y }: { x: number; y: number }, half: number, drawn: ReactNode) => (
    <svg
      aria-hidden="true"
      className={styles.piece}
      data-turns={turns}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      style={{
        left: (x - half / 1000) * radius,
        top: (y - half / 1000) * radius,
        width: (half / 500) * radius,
        height: (half / 500) * radius,
      }}
    >
      {drawn}
    </svg>
  )
  const { barrel, centre, third, fourth, balance } = ARBORS
  return (
    <div ref={train} className={styles.train} aria-hidden="true">
      {piece('barrel', barrel, 430, <Barrel />)}
      {piece(
        'centre',
        centre,
        380,
        <Wheel teeth={TEETH.centre} pinion={TEETH.centrePinion} arbor={centre} spokes={5} />,
      )}
      {piece(
        'third',
        third,
        310,
        <Wheel teeth={TEETH.third} pinion={TEETH.thirdPinion} arbor={third} spokes={5} />,
      )}
      {piece(
        'fourth',
        fourth,
        270,
        <Wheel teeth={TEETH.fourth} pinion={TEETH.fourthPinion} arbor={fourth} spokes={4} />,
      )}
      {piece(
        'escape',
        ARBORS.escape,
        160,
        <Wheel teeth={TEETH.escape} pinion={TEETH.escapePinion} arbor={ARBORS.escape} spokes={4} />,
      )}
      {piece('balance', balance, 350, <Balance />)}
      {piece('fourth', fourth, 220, <path className={styles.gold} d={HANDS.second} />)}
      {piece('hour', centre, 600, <path className={styles.gold} d={HANDS.hour} />)}
      {piece(
        'centre',
        centre,
        980,
        <>
          <path className={styles.gold} d={HANDS.minute} />
          <circle className={styles.gold} r={42} />
        </>,
      )}
    </div>
  )
}
