import { laterBy, Stage, shownHour, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { CREAM, FAMILY } from './brush'
import styles, { css } from './clock.module.css'
import { gull } from './gull'
import { armsOf, hop, sceneOf, snap } from './model'
import { paintSailor } from './sailor'
import { paintScene } from './scene'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./pier.woff2', import.meta.url).href, weight: '400' },
]

const SKINS = ['#e9b48c', '#8a5a3c', '#d99c72', '#b9794f']

/** The flags are still on the stroke of the minute, after this long, in milliseconds. */
const SNAP_MS = 620
const HOP_MS = 300
/** From the last post back to the first takes that long. */
const HOME_MS = 880
const RIPPLE_MS = 160
const signalsOf = (hour: number, minute: number) =>
  [Math.floor(hour / 10), hour % 10, Math.floor(minute / 10), minute % 10] as const

/** The railing has a post for each second; the gull is on one of them. */
function railingOf({ width, height }: Size) {
  const { piers, man } = sceneOf(width, height)
  const last = piers.at(-1)!.deck
  const rail = last - man * 0.3
  const bird = Math.max(man * 0.22, 9)
  const post = (place: number) => bird * 0.75 + (place * (width - bird * 1.5)) / 59
  return { man, last, rail, bird, post }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The scene, and the railing behind the men. */
function scene({ context, width, height, transparent }: CanvasFrame) {
  paintScene(context, width, height, transparent)
  const { man, last, rail, post } = railingOf({ width, height })
  context.fillStyle = '#fdf8ea'
  context.fillRect(0, rail, width, Math.max(1, man * 0.016))
  context.fillRect(0, rail + man * 0.14, width, Math.max(0.8, man * 0.01))
  for (let place = 0; place < 60; place++) {
    const five = place % 5 === 0
    const wide = Math.max(0.9, man * (five ? 0.017 : 0.009))
    const up = five ? man * 0.03 : 0
    context.fillRect(post(place) - wide / 2, rail - up, wide, last - rail + up)
    if (!five) continue
    context.beginPath()
    context.arc(post(place), rail - up, wide * 0.95, 0, 2 * Math.PI)
    context.fill()
  }
  return Number.POSITIVE_INFINITY
}

/** The gull's hop of the second. */
function paintGull({ context, width, height, time }: CanvasFrame) {
  const { man, rail, bird, post } = railingOf({ width, height })
  const { second, millisecond } = time
  const home = second === 59
  const flightMs = home ? HOME_MS : HOP_MS
  const leap = hop((millisecond - 1000 + flightMs) / flightMs)
  const along = home ? 59 - 59 * leap.along : second + leap.along
  const up = leap.up * (home ? man * 1.15 : man * 0.1)
  gull(
    context,
    post(along),
    rail - man * 0.026 - up,
    bird,
    home ? Math.sin((millisecond / 1000) * 26) ** 2 * Math.min(1, leap.up * 2) : leap.up * 0.7,
    home && leap.along > 0 ? -1 : 1,
  )
}

/** It hops within the second's last part. */
function hopping(frame: CanvasFrame) {
  if (frame.time.second === 59) return untilSecond(frame.time)
  paintGull(frame)
  const restsMs = untilSecond(frame.time) - HOP_MS
  return restsMs > 0 ? restsMs : undefined
}

/** The railing, as high as the gull hops. */
const railing = ({ width, height }: Size) => {
  const { man, rail, bird } = railingOf({ width, height })
  const top = rail - man * 0.13 - bird * 1.5
  return { left: 0, top, width, height: rail + bird * 0.2 - top }
}

/** In the minute's last second it flies home, higher than that. */
function home(frame: CanvasFrame) {
  if (frame.time.second < 59) return untilMinute(frame.time) - 1000
  return paintGull(frame)
}

function crew({ context, width, height, time, hourCycle }: CanvasFrame) {
  const { piers, front, man, card } = sceneOf(width, height)
  const { minute, second, millisecond, epochMs } = time
  const shown = (one: typeof time) => shownHour(one.hour, hourCycle)
  const later = laterBy(time, 60_000)
  const now = signalsOf(shown(time), minute)
  const then = signalsOf(shown(later), later.minute)
  const ms = second * 1000 + millisecond
  const wave = (epochMs / 1000) * 5.2
  for (const { deck, men } of piers) {
    for (const { place, x } of men) {
      const [from, to] = [armsOf(now[place]!), armsOf(then[place]!)]
      const delayMs = place * 45
      const share = snap((ms - 60_000 + SNAP_MS + 135 - delayMs) / SNAP_MS)
      const arms = {
        right: from.right + (to.right - from.right) * share,
        left: from.left + (to.left - from.left) * share,
      }
      paintSailor(context, { x, deck, man, skin: SKINS[place]!, arms, wave: wave + place * 1.7 })
      if (card) continue
      const size = Math.max(9, Math.min(man * 0.6, front * 0.82))
      context.font = `${size}px "${FAMILY}"`
      context.textAlign = 'center'
      context.textBaseline = 'alphabetic'
      context.fillStyle = CREAM
      context.fillText(`${now[place]}`, x, deck + man * 0.06 + size * 0.86)
    }
  }
  // Cloth that only ripples is shown six times a second.
  const restsMs = 60_000 - SNAP_MS - 135 - ms
  return restsMs > 0 ? Math.min(RIPPLE_MS, restsMs) : undefined
}

/** As far as flags reach, and down to the card. */
const pierOf = ({ width, height }: Size) => {
  const { piers, man, card } = sceneOf(width, height)
  const top = piers[0]!.deck - man * 1.6
  return { left: 0, top, width, height: (card ? piers.at(-1)!.deck + man * 0.06 : height) - top }
}

/** Four signallers on a pier. */
export default function Semaphore() {
  return (
    <Stage css={css} fonts={fonts} ground={styles.sky}>
      <Canvas draw={scene} beat="minute" />
      <Canvas draw={hopping} beat={30} part={railing} />
      <Canvas draw={home} beat={30} />
      <Canvas draw={crew} beat={30} part={pierOf} />
    </Stage>
  )
}
