import {
  type ClockFont,
  type ClockTime,
  easeOut,
  Stage,
  secondsOf,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { ballAt, gameOf, planOf } from './model'
import { paintGlass, paintRail, paintTable } from './paint'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-07-27 Reel',
  source: new URL('./reel.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [face]

function paint(frame: CanvasFrame) {
  const plan = planOf(frame.width, frame.height)
  paintTable(frame, plan, face.family)
  paintGlass(frame, plan, face.family)
  paintRail(frame, plan)
}

/** For how long a bumper's ring springs after a hit. */
const SPRING_MS = 260

/**
 * A pinball table of six bumpers whose score is the time. Table and reels are painted once a minute; the ball, small and
 * always on its way, and the lights of the bumpers are elements that are moved over them.
 */
export default function Pinball() {
  const { motion, seed } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const { bumpers, bumper, ball } = plan
  const game = useRef({ key: '', hits: [] as number[] })

  useFrame((time: ClockTime) => {
    const key = `${seed} ${time.hour} ${time.minute}`
    if (game.current.key !== key) game.current = { key, hits: gameOf(seed, time.hour, time.minute) }
    const { hits } = game.current
    const still = motion === 'reduced'
    const [x, y] = ballAt(hits, still ? time.second : secondsOf(time), plan)
    const parts = art.current?.querySelectorAll<HTMLElement>('[data-part]')
    if (!parts?.length) return
    parts[bumpers.length]!.style.transform = `translate(${x}px, ${y}px)`
    const sprung = still ? 1 : easeOut(Math.min(1, time.millisecond / SPRING_MS))
    for (const index of bumpers.keys()) {
      // At a full minute all of them light.
      const lit = hits[time.second] === index || time.second === 0
      parts[index]!.style.opacity = lit ? '1' : '0'
      parts[index]!.style.transform = `scale(${lit ? 1.14 - 0.14 * sprung : 1})`
    }
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      <Canvas draw={paint} beat="minute" />
      {bumpers.map(([x, y], index) => (
        <i
          key={index}
          data-part
          className={styles.light}
          style={{ left: x - bumper, top: y - bumper, width: 2 * bumper, height: 2 * bumper }}
        />
      ))}
      <i
        data-part
        className={styles.ball}
        style={{ left: -ball, top: -ball, width: 2 * ball, height: 2 * ball }}
      />
    </Stage>
  )
}
