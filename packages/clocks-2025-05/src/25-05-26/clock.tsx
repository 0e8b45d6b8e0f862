import {
  type ClockNotes,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import {
  beadsPart,
  bloomAt,
  GROWING_SECONDS,
  heightAt,
  labelOf,
  layoutOf,
  plantPart,
  SPECIES,
  spring,
  swellAt,
} from './model'
import { beads, crown, FACE, house, type Press, peg, plant, pot, reachOf, stick } from './paint'

const clay = new URL('./clay.webp', import.meta.url).href
const soil = new URL('./soil.webp', import.meta.url).href
const dahlia = new URL('./dahlia.webp', import.meta.url).href
const garden = new URL('./garden.webp', import.meta.url).href

export const images = [clay, soil, dahlia, garden]
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
      title: 'A garden out of focus',
      creator: 'Lost Property Lab',
      source: 'made for this clock from round gradients',
      licence: 'CC0-1.0',
      files: ['garden.webp'],
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

const findsOf = (image: CanvasFrame['image']) => ({
  clay: image(clay),
  soil: image(soil),
  dahlia: image(dahlia),
})

const secondsShown = (time: CanvasFrame['time'], isSettled: boolean) =>
  isSettled ? time.second : secondsOf(time)

const isShootingAt = (seconds: number, isSettled: boolean) => !isSettled && seconds < GROWING_SECONDS

function drawHouse({ context, width, height, ratio, time, image, hourCycle }: CanvasFrame, leaves: Press) {
  const layout = layoutOf(width, height)
  const finds = findsOf(image)
  house(context, layout, time.hour, hourCycle, ratio, finds, leaves)
  stick(context, layout, finds)
  return untilMinute(time) + (59 - time.minute) * 60_000
}

/** The plant moves in the breath of air by less than a pixel from one of these pictures to the next. */
const BREATH_MS = 500

function drawPlant(frame: CanvasFrame, isSettled: boolean, leaves: Press) {
  const { context, width, height, ratio, time, image, hourCycle } = frame
  const { hour, minute } = time
  const finds = findsOf(image)
  const layout = layoutOf(width, height)
  const seconds = secondsShown(time, isSettled)
  const label = labelOf(hour % 12, hour, hourCycle)
  const isShooting = isShootingAt(seconds, isSettled)

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
  pot(context, axis, layout.bench, layout.pot, label, finds)
  if (isShooting) grow(context)
  else {
    // A breath of air: the plant leans from its foot, its tip stays at its height.
    const lean = isSettled
      ? 0
      : Math.sin(seconds * (Math.PI / 5)) * 0.006 * Math.sin((seconds / 60) * Math.PI)
    context.save()
    context.transform(1, 0, lean, 1, -lean * zero, 0)
    grow(context)
    context.restore()
  }
  peg(context, layout, grown, minute)
  crown(context, hour, growth, finds)
  context.restore()

  const isOpening = minute === 59 && seconds >= 50
  if (isShooting || isOpening) return
  return isSettled ? untilSecond(time) : BREATH_MS - (time.millisecond % BREATH_MS)
}

function drawBeads({ context, width, height, time }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const { second } = time
  const swell = isSettled ? 1 : swellAt(time.millisecond / 1000)
  beads(
    context,
    layout,
    Array.from({ length: second }, (_, place) => ({
      place,
      swell: place === second - 1 ? swell : 1,
      fallen: 0,
    })),
  )
  return second === 0 || swell === 1 ? untilSecond(time) : undefined
}

function drawFall({ context, width, height, time }: CanvasFrame) {
  const seconds = secondsOf(time)
  if (!isShootingAt(seconds, false)) return untilMinute(time)
  const layout = layoutOf(width, height)
  const drops = []
  for (let place = time.second + 1; place < 60; place++) {
    const since = seconds - ((place * 7) % 11) * 0.035
    drops.push({ place: place - 1, swell: 1, fallen: since > 0 ? since ** 2 * height * 1.6 : 0 })
  }
  beads(context, layout, drops)
  return
}

/** The drops of a minute let go together when it is full, and the plant takes them up. */
function Fall() {
  const { second } = useClockTime('second')
  return (second === 59 || second < GROWING_SECONDS) && <Canvas draw={drawFall} beat={30} />
}

/** Twelve pots in a greenhouse, each an L-system: the hour's grows a leaf a minute. */
export default function Sprout() {
  const { motion, mode } = useHostSettings()
  const [leaves] = useState<Press>(() => new Map())
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.house} images={images} fonts={fonts}>
      {/* Beyond the glass; the browser decodes it beside the script. */}
      <div className={styles.garden} style={{ backgroundImage: `url(${garden})` }} />
      <Canvas draw={(frame) => drawHouse(frame, leaves)} beat="minute" />
      <Canvas draw={(frame) => drawPlant(frame, isSettled, leaves)} beat={30} part={plantPart} />
      <Canvas draw={(frame) => drawBeads(frame, isSettled)} beat={20} part={beadsPart} />
      {!isSettled && <Fall />}
    </Stage>
  )
}
