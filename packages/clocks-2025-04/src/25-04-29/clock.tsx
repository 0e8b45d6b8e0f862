import type { ClockNotes } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { countAt, flameAt, layoutOf, MOON, moonAt, STREAMERS, uncoveredAt } from './model'
import { CHALK, drawFlame, INK, ITALIC, paintMoon, paintSheet, paintSun, ROMAN } from './plate'

const sun = new URL('./sun.webp', import.meta.url).href
const tooth = new URL('./tooth.webp', import.meta.url).href

export const images = [sun, tooth]
export const fonts = [
  { family: ROMAN, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The minute is where the moon’s edge has come on the rule across the sun, sixty to the diameter; the long white streamers of the corona, counted clockwise from the place of one o’clock, are the hour, all twelve at twelve; each second a prominence leaps from the sun’s limb, clockwise from the top.',
  credits: [
    {
      title:
        'The sun on 19 August 2010, by the Atmospheric Imaging Assembly of the Solar Dynamics Observatory',
      creator: 'NASA; disc cut out by Timothée Giet',
      source: 'gcompris-qt-data 3.1 (Debian)',
      licence: 'public domain',
      changes: 'centred, reduced to one tone, sharpened; inked and covered as it is drawn',
      files: ['sun.webp'],
    },
    {
      title: 'Pastel paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'its tooth alone, evened out, as a mask for chalk',
      files: ['tooth.webp'],
    },
    {
      title: 'Old Standard',
      creator: 'The Old Standard Project Authors',
      source: '@fontsource/old-standard-tt 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'roman and italic, subset to the letters of the plate, renamed',
      files: ['roman.woff2', 'italic.woff2'],
    },
  ],
}

const TURN = 2 * Math.PI

function draw(frame: CanvasFrame) {
  const { context, width, height, time, motion, hourCycle, image, layer } = frame
  const { hour, minute, second, millisecond } = time
  const layout = layoutOf(width, height)
  const { x, y, radius, writing } = layout
  const seconds = minute * 60 + second + millisecond / 1000
  const moves = motion !== 'reduced'

  const sheetOf = (one: number) =>
    layer(`sheet ${one % 2}`, `${one} ${hourCycle}`, (over) =>
      paintSheet(over, image(tooth), layout, width, height, one, hourCycle),
    )
  sheetOf(hour)
  const uncovered = moves ? uncoveredAt(seconds) : 0
  if (uncovered > 0) {
    const next = (hour + 1) % 24
    context.save()
    context.beginPath()
    if (countAt(next) > 1) {
      context.arc(x, y, radius + uncovered * Math.hypot(width, height) * 0.5, 0, TURN)
    } else {
      // Eleven streamers are wiped off, one after another.
      const from = (1.5 / STREAMERS - 0.25) * TURN
      context.moveTo(x, y)
      context.arc(x, y, width + height, from, from + uncovered * TURN)
    }
    context.clip()
    sheetOf(next)
    context.restore()
  }

  // Chromosphere and prominences; those of the last minute sink as a new one begins.
  const part = millisecond / 1000
  context.fillStyle = '#c4213b'
  context.beginPath()
  context.arc(x, y, radius * 1.013, 0, TURN)
  context.fill()
  const sunk = moves && second === 0 ? Math.max(0, 1 - part * 2.5) : 0
  for (let one = 0; one < 60; one++) {
    const low = one % 5 ? 0.022 + 0.034 * ((one * 0.618) % 1) : 0.085
    if (one < second) drawFlame(context, layout, one, low)
    else if (one !== second && sunk) drawFlame(context, layout, one, low * sunk)
  }
  drawFlame(context, layout, second, moves ? flameAt(part) : 0.2)

  layer('sun', '', (over) => paintSun(over, image(sun), layout))

  const away = moonAt(seconds, moves)
  const moonX = x + away * radius
  context.save()
  context.beginPath()
  context.rect(layout.left, layout.top, layout.width, layout.height)
  context.clip()
  // Beside the sun the moon is seen by what it hides: an astronomer dots it in, and counts the streamers behind.
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.arc(x, y, radius * 1.013, 0, TURN)
  context.clip('evenodd')
  context.beginPath()
  context.arc(moonX, y, radius * MOON, 0, TURN)
  context.globalAlpha = 0.1
  context.fillStyle = INK
  context.fill()
  context.globalAlpha = 0.75
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.8, radius * 0.005)
  context.setLineDash([radius * 0.03, radius * 0.022])
  context.stroke()
  context.restore()
  context.beginPath()
  context.arc(moonX, y, radius * MOON, 0, TURN)
  context.clip()
  context.beginPath()
  context.arc(x, y, radius * 1.004, 0, TURN)
  context.clip()
  layer('moon', '', (over) => paintMoon(over, image(tooth), layout))
  context.restore()

  // The observer's note at the moon's edge.
  const edge = Math.min(away, 0) + MOON
  const inside = minute >= 15
  const size = radius * (writing === 'none' ? 0.8 : 0.23)
  context.save()
  context.globalAlpha = away > 0 ? Math.max(0, 1 - away * 2) : 1
  context.font = `${size}px "${ROMAN}"`
  context.textAlign = inside ? 'right' : 'left'
  context.fillStyle = inside ? CHALK : '#2c0f0c'
  const noteX = x + radius * Math.min(0.91, Math.max(-0.9, edge + (inside ? -0.05 : 0.05)))
  context.fillText(
    String(minute),
    noteX,
    y + (writing === 'none' ? size * 0.35 : radius * 0.075 + size * 0.72),
  )
  context.restore()
}

/** A chalk and lithograph plate of an eclipse that lasts an hour. */
export default function Eclipse() {
  return <CanvasStage css={css} images={images} fonts={fonts} className={styles.sheet} draw={draw} />
}
