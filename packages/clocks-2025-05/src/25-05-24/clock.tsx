import {
  type ClockNotes,
  Stage,
  secondsOf,
  timeAt,
  untilMinute,
  untilSecond,
  useFrame,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { layoutFor, leverPart } from './layout'
import { drawCase, drawCoins, drawGlass, drawLever } from './machine'
import { BOUNCE_ENDS, CLICK_SECONDS, dropAt, figuresOf, leverAt, reelAt, SPIN_SECOND } from './model'
import { type Atlas, atlasFor, drawReel, shadeReel } from './reel'

const fruit = new URL('./fruit.webp', import.meta.url).href

export const images = [fruit]
export const fonts = [
  { family: 'ft-25-05-24 Slab', source: new URL('./slab.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The four figures between the red pointers are hours and minutes; the ball of the lever goes down past the seconds and is let go on the minute.',
  credits: [
    {
      title: 'Noto Emoji: cherries, bell, lemon, grapes, watermelon, tangerine',
      creator: 'Google',
      source: '@iconify-json/noto 1.2.9 (npm)',
      licence: 'Apache-2.0',
      changes: 'redrawn as print: duller inks, a dark plate a little out of register',
      files: ['fruit.webp'],
    },
    {
      title: 'Ultra',
      creator: 'Brian J. Bonislawsky, Astigmatic',
      source: '@fontsource/ultra 5.3.0 (npm)',
      licence: 'Apache-2.0',
      notice:
        'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved. Available under the Apache 2.0 licence.',
      changes: 'subset to the figures and the letters of the case',
      files: ['slab.woff2'],
    },
  ],
}

/** A one-armed bandit that pays the time. */
export default function FruitMachine() {
  // The pictures on the reels, made anew when their size changes.
  const atlas = useRef<Atlas>(null)
  useFrame((time) => {
    // On the beat only: what mounts has enough to do.
    if (time.millisecond < 200) atlas.current?.prepare()
  }, 'second')

  const draw = ({ context, width, height, time, motion, hourCycle, image, layer }: CanvasFrame) => {
    const ratio = context.canvas.width / width
    const layout = layoutFor(width, height)
    const pictures = atlasFor(layout.reels[0]!, ratio, image(fruit), atlas.current)
    atlas.current = pictures
    const still = motion === 'reduced'
    const seconds = still ? time.second : secondsOf(time)
    const coming = timeAt(time.epochMs - (time.epochMs % 60_000) + 60_000, time.timeZone)
    const now = figuresOf(time.hour, time.minute, hourCycle)
    const next = figuresOf(coming.hour, coming.minute, hourCycle)
    const turning = !still && (seconds > SPIN_SECOND || seconds < 0.6)

    const paintReels = (on: CanvasRenderingContext2D, at: number) => {
      for (const [reel, box] of layout.reels.entries()) {
        const { stop, speed } = reelAt(reel, now[reel]!, next[reel]!, at)
        drawReel(on, pictures, box, reel, stop, speed)
        shadeReel(on, box)
      }
      for (const window of layout.windows) drawGlass(on, window)
    }
    // While something falls or turns, the layer holds what does not.
    const lying = seconds < 0.6 && !still ? time.minute - 1 : time.minute
    const paintCase = (on: CanvasRenderingContext2D) => {
      drawCase(on, layout, width, height, ratio)
      drawCoins(on, layout, 0, lying, 0)
    }
    if (turning) layer('rest', String(lying), paintCase)
    else paintCase(context)
    paintReels(context, turning ? seconds : 30)
    if (lying < time.minute) drawCoins(context, layout, Math.max(0, lying), time.minute, dropAt(seconds))
    if (still) return untilMinute(time)
    const spins = Math.floor(SPIN_SECOND)
    return !turning && seconds < spins ? 1000 * (spins - seconds) : undefined
  }

  const lever = ({ context, width, height, time, motion }: CanvasFrame) => {
    const still = motion === 'reduced'
    const seconds = secondsOf(time)
    drawLever(context, layoutFor(width, height), still ? time.second / 60 : leverAt(seconds))
    const untilClick = untilSecond(time) - CLICK_SECONDS * 1000
    if (still) return untilSecond(time)
    return seconds >= BOUNCE_ENDS && untilClick > 0 ? untilClick : undefined
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.machine}>
      <Canvas draw={draw} />
      <Canvas draw={lever} beat={30} part={leverPart} />
    </Stage>
  )
}
