import { type ClockNotes, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { bloomAt, GROWING_SECONDS, heightAt, labelOf, layoutOf, SPECIES, spring } from './model'
import { bead, crown, FACE, house, type Press, peg, plant, pot, reachOf, stick } from './paint'

const clay = new URL('./clay.webp', import.meta.url).href
const soil = new URL('./soil.webp', import.meta.url).href
const dahlia = new URL('./dahlia.webp', import.meta.url).href

export const images = [clay, soil, dahlia]
export const fonts = [{ family: FACE, source: new URL('./pot.woff2', import.meta.url).href, weight: '400' }]
export const notes: ClockNotes = {
  reading:
    'The number on the large pot is the hour; its plant has a leaf for each minute, five to a twig, and its tip and the red peg stand at the minute on the stake; the dew drops on the bar are the seconds.',
  credits: [
    {
      title:
        'The Algorithmic Beauty of Plants (bracketed L-systems; leaves of figure 5.6; Vogel’s flower head)',
      creator: 'Przemysław Prusinkiewicz and Aristid Lindenmayer, 1990',
      source: 'a method, written anew',
      licence: 'public domain',
    },
    {
      title: 'Dahlia',
      creator: 'vultilion',
      source: 'python3-sklearn 1.2.1 (Debian)',
      licence: 'CC-BY-2.0',
      changes: 'the flower cut out, recompressed',
      files: ['dahlia.webp'],
    },
    {
      title: 'Gravel04, a photograph',
      creator: 'CC0 Textures',
      source: 'python3-skimage 0.19.3 (Debian)',
      licence: 'CC0-1.0',
      changes: 'cropped, reduced, laid into the soil',
      files: ['soil.webp'],
    },
    {
      title: 'Rough paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made grey; the grain of clay, wood and leaves',
      files: ['clay.webp'],
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

function draw(frame: CanvasFrame, isSettled: boolean, leaves: Press) {
  const { context, width, height, ratio, time, layer, image, hourCycle } = frame
  const { hour, minute } = time
  const finds = { clay: image(clay), soil: image(soil), dahlia: image(dahlia) }
  const layout = layoutOf(width, height)
  const seconds = time.second + (isSettled ? 0 : time.millisecond / 1000)
  const label = labelOf(hour % 12, hour, hourCycle)
  const isShooting = !isSettled && seconds < GROWING_SECONDS

  layer('house', `${hour} ${hourCycle}`, (context) => {
    house(context, layout, hour, hourCycle, ratio, finds, leaves)
    stick(context, layout, finds)
  })

  const { axis, reach, zero, sixty, bar } = layout
  const grown = heightAt(minute, seconds, isSettled)
  const step = (zero - sixty) / 60
  const growth = {
    x: axis,
    base: zero,
    step,
    grown,
    minutes: minute,
    leaf: Math.min(reach / reachOf(hour), step * SPECIES[hour % 12]!.room),
    bloom: bloomAt(minute, seconds),
    blossom: Math.min(reach * 0.42, (sixty - bar * (layout.beadRows === 2 ? 2.7 : 1.2)) * 0.57),
  }
  const grow = (context: CanvasRenderingContext2D) => plant(context, hour, growth, ratio, finds, leaves)
  // A new hour's pot is set down.
  const drop = minute === 0 && isShooting ? (1 - spring(seconds / GROWING_SECONDS)) * -height * 0.2 : 0
  context.save()
  context.translate(0, drop)
  layer('pot', label, (context) => pot(context, axis, layout.bench, layout.pot, label, finds))
  if (isShooting) grow(context)
  else {
    // A breath of air: the plant leans from its foot, its tip stays at its height.
    const lean = isSettled
      ? 0
      : Math.sin(seconds * (Math.PI / 5)) * 0.006 * Math.sin((seconds / 60) * Math.PI)
    context.save()
    context.transform(1, 0, lean, 1, -lean * zero, 0)
    layer('plant', `${hour} ${minute} ${isSettled}`, grow)
    context.restore()
  }
  peg(context, layout, grown, minute)
  crown(context, hour, growth, finds)
  context.restore()

  // The drops of a minute let go together when it is full, and the plant takes them up.
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
  const [leaves] = useState<Press>(() => new Map())
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <CanvasStage
      css={css}
      className={styles.house}
      images={images}
      fonts={fonts}
      draw={(frame) => draw(frame, isSettled, leaves)}
    />
  )
}
