import { type ClockNotes, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { bloomAt, GROWING_SECONDS, heightAt, labelOf, layoutOf, spring } from './model'
import { bead, crown, FACE, front, grain, house, peg, plant } from './paint'

const paper = new URL('./paper.webp', import.meta.url).href

export const images = [paper]
export const fonts = [{ family: FACE, source: new URL('./pot.woff2', import.meta.url).href, weight: '400' }]
export const notes: ClockNotes = {
  reading:
    'The number on the large pot is the hour; its plant grows a leaf a minute, and its tip and the red peg stand at the minute on the stake, 0 to 59; the dew drops on the bar are the seconds.',
  credits: [
    {
      title: 'The Algorithmic Beauty of Plants (bracketed L-systems)',
      creator: 'Przemysław Prusinkiewicz and Aristid Lindenmayer, 1990',
      source: 'a method, written anew',
      licence: 'public domain',
    },
    {
      title: 'Pastel paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made transparent, recompressed',
      files: ['paper.webp'],
    },
    {
      title: 'Caprasimo',
      creator: 'The Caprasimo Project Authors',
      source: '@fontsource/caprasimo 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Caprasimo Project Authors (https://github.com/docrepair-fonts/caprasimo-fonts)',
      changes: 'subset to figures, renamed',
      files: ['pot.woff2'],
    },
  ],
}

function draw(frame: CanvasFrame, isSettled: boolean) {
  const { context, width, height, time, layer, image, hourCycle } = frame
  const { hour, minute } = time
  const layout = layoutOf(width, height)
  const seconds = time.second + (isSettled ? 0 : time.millisecond / 1000)
  const label = labelOf(hour % 12, hour, hourCycle)
  const isShooting = !isSettled && seconds < GROWING_SECONDS

  layer('house', `${hour} ${hourCycle}`, (context) => {
    house(context, layout, hour, hourCycle)
    grain(context, layout, image(paper), 0.22)
  })

  const { lane, laneWidth, zero, sixty, axis } = layout
  const grown = heightAt(minute, seconds, isSettled)
  const leaf = Math.min(laneWidth * 0.32, (zero - sixty) * 0.25)
  const growth = {
    x: axis + laneWidth * 0.12,
    base: zero,
    step: (zero - sixty) / 60,
    grown,
    minutes: minute,
    leaf,
    bloom: bloomAt(minute, seconds),
    blossom: Math.min(laneWidth * 0.17, sixty * 0.62),
  }
  const grow = (context: CanvasRenderingContext2D) => plant(context, hour % 12, growth)
  // A new hour's pot is set down.
  const drop = minute === 0 && isShooting ? (1 - spring(seconds / GROWING_SECONDS)) * height * 0.5 : 0
  context.save()
  context.beginPath()
  context.rect(Math.floor(lane - laneWidth * 0.1), 0, Math.ceil(laneWidth * 1.1), height)
  context.clip()
  context.translate(0, drop)
  if (isShooting) grow(context)
  else {
    // A breath of air: the plant leans from its foot, its tip stays at its height.
    const lean = isSettled
      ? 0
      : Math.sin(seconds * (Math.PI / 5)) * 0.006 * Math.sin((seconds / 60) * Math.PI)
    context.save()
    context.transform(1, 0, lean, 1, -lean * zero, 0)
    layer('plant', `${hour} ${minute} ${isSettled}`, (context) => {
      grow(context)
      grain(context, layout, image(paper), 0.16)
    })
    context.restore()
  }
  layer('front', label, (context) => {
    front(context, layout, label)
    grain(context, layout, image(paper), 0.22)
  })
  crown(context, hour % 12, growth)
  peg(context, layout, grown, minute)
  context.restore()

  // The beads of a minute let go together when it is full, and the plant takes them up.
  for (let place = 1; place < 60; place++) {
    if (place <= time.second) {
      const age = seconds - place
      const swell = age >= 1 || isSettled ? 1 : 1 - Math.exp(-7 * age) * Math.cos(age * 19)
      bead(context, layout, place - 1, swell, 0)
    } else if (isShooting) {
      const since = seconds - ((place * 7) % 11) * 0.035
      bead(context, layout, place - 1, 1, since > 0 ? since ** 2 * height * 1.6 : 0)
    }
  }
}

/** Twelve pots in a greenhouse, each an L-system: the hour's grows a leaf a minute. */
export default function Sprout() {
  const { motion, mode } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <CanvasStage
      css={css}
      className={styles.house}
      images={images}
      fonts={fonts}
      draw={(frame) => draw(frame, isSettled)}
    />
  )
}
