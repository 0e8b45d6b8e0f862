import { type ClockNotes, createRandom, Stage, untilMinute } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import { paintBlock } from './block'
import { type Context, fillBox, upright } from './brush'
import styles, { css } from './clock.module.css'
import { type Layout, layOut, type Size } from './layout'
import { glow, lightFloor, lightWindow, streak } from './lights'
import { ACROSS, changeAt, FLOORS, floorsLit, LIFT_WAITS_MS, liftAt, WINDOWS, watchmanAt } from './model'
import { paintTower } from './tower'

const FAMILY = 'ft-25-04-07 Ledge'
const tenants = new URL('./tenants.webp', import.meta.url).href
const floors = new URL('./floors.webp', import.meta.url).href

export const images = [tenants, floors]
export const fonts = [
  { family: FAMILY, source: new URL('./stencil.woff2', import.meta.url).href, weight: '400' },
]

const CHANGES = 'cropped, put on two sheets, lit as by a lamp'
const files = ['tenants.webp', 'floors.webp']
const GCOMPRIS = 'gcompris-qt-data 3.1-2 (Debian)'
const LOMIRI = 'lomiri-wallpapers-16.04 20.04.0-2 (Debian)'
const found = (title: string, creator: string, source: string, licence: string) => ({
  title,
  creator,
  source,
  licence,
  changes: CHANGES,
  files,
})

export const notes: ClockNotes = {
  reading:
    'The lit floors of the tower are the hour, twelve at twelve; the lit windows of the block, ten to a floor from the ground up, are the minutes; the lift climbs the tower once a minute.',
  credits: [
    found(
      'The Night Café, Café Terrace at Night and six more',
      'Vincent van Gogh',
      GCOMPRIS,
      'public domain',
    ),
    found('Giraffe', 'Sergio Cambelo', GCOMPRIS, 'public domain'),
    found('Pika', 'NPS Climate Change Response', GCOMPRIS, 'public domain'),
    found('Eisvogel kingfisher', 'Frank-2.0', GCOMPRIS, 'CC0-1.0'),
    found('Red Panda', 'Mathias Appel', GCOMPRIS, 'CC0-1.0'),
    found('Sally Lightfoot Crab', 'Nosferattus', GCOMPRIS, 'CC0-1.0'),
    found('A posing kitten', 'GalgenTX', GCOMPRIS, 'CC-BY-2.0'),
    found('Hylobates lar', 'JJ Harrison', GCOMPRIS, 'CC-BY-3.0'),
    found('Chamaeleo chamaeleon, Samos', 'Benny Trapp', GCOMPRIS, 'CC-BY-3.0'),
    found('Lincoln Memorial', 'Brylie Christopher Oxley', GCOMPRIS, 'CC0-1.0'),
    found('Gateway of India', 'Simon Steinberger', GCOMPRIS, 'CC0-1.0'),
    found('Hawa Mahal', 'Janwiki', GCOMPRIS, 'public domain'),
    found('Friends', 'Aitzol Berasategi', LOMIRI, 'CC-BY-4.0'),
    found('Wine', 'Jakub Mede', LOMIRI, 'CC-BY-4.0'),
    found('Picture 0B and Picture 1A', 'Trevor "Freespace"', LOMIRI, 'CC-BY-4.0'),
    found('Seeding', 'Clemens Engelhardt', LOMIRI, 'CC0-1.0'),
    found(
      'Astronaut Eileen Collins; Hubble deep field',
      'NASA, ESA',
      'python3-skimage 0.19.3-8 (Debian)',
      'public domain',
    ),
    found(
      'Chelsea; Coffee; Camera; Horse',
      'the scikit-image contributors',
      'python3-skimage 0.19.3-8 (Debian)',
      'CC0-1.0',
    ),
    found('Rocket', 'SpaceX', 'python3-skimage 0.19.3-8 (Debian)', 'CC0-1.0'),
    found(
      'Grace Hopper',
      'James S. Davis, US Navy',
      'python-matplotlib-data 3.6.3-1 (Debian)',
      'public domain',
    ),
    {
      title: 'Saira Stencil One',
      creator: 'Omnibus-Type',
      source: '@fontsource/saira-stencil-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed',
      notice: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)',
      files: ['stencil.woff2'],
    },
  ],
}

function paintSky(context: Context, { width, height, ground, road }: Layout) {
  context.fillStyle = upright(context, 0, ground, [
    [0, '#122358'],
    [0.38, '#2c4c96'],
    [0.66, '#7377ac'],
    [0.84, '#cf8a86'],
    [1, '#f0b27a'],
  ])
  context.fillRect(0, 0, width, height)
  const random = createRandom('night shift', 'skyline')
  for (const [shade, low, high] of [
    ['#6a6ba3', 0.2, 0.4],
    ['#34427c', 0.09, 0.24],
  ] as const) {
    context.fillStyle = shade
    context.beginPath()
    context.moveTo(0, ground)
    for (let left = 0; left < width; ) {
      const across = width * (0.025 + 0.055 * random())
      const top = ground - height * (low + (high - low) * random())
      context.lineTo(left, top)
      if (random() < 0.3) {
        context.lineTo(left + across * 0.45, top)
        context.lineTo(left + across * 0.5, top - height * 0.05)
        context.lineTo(left + across * 0.55, top)
      }
      context.lineTo(left + across, top)
      left += across
    }
    context.lineTo(width, ground)
    context.fill()
  }
  fillBox(context, { left: 0, top: ground, width, height: road - ground }, '#3b3f5c')
  fillBox(context, { left: 0, top: ground, width, height: Math.max(1, height * 0.003) }, '#6b6a86')
  fillBox(
    context,
    { left: 0, top: road, width, height: height - road },
    upright(context, road, height, [
      [0, '#1b2242'],
      [1, '#0c1124'],
    ]),
  )
}

/** The floors' and rows' numbers, painted on the walls. */
function paintNumbers(context: Context, layout: Layout) {
  const { tower, block, floorAt, windowAt, width, height } = layout
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  const storey = floorAt(0).height
  const size = Math.min(storey * 0.82, tower.width * 0.105)
  context.font = `${size}px "${FAMILY}"`
  for (let floor = 0; floor < FLOORS; floor++) {
    const box = floorAt(floor)
    context.fillStyle = '#dfe6ea'
    context.fillText(`${floor + 1}`, tower.left + tower.width * 0.066, box.top + box.height * 0.54)
  }
  if (Math.min(width, height) < 200) return
  const first = windowAt(0)
  const margin = first.left - block.left
  if (margin < width * 0.012) return
  context.font = `${Math.min(first.height * 0.4, margin * 0.72)}px "${FAMILY}"`
  for (let up = 0; up < 6; up++) {
    const box = windowAt(up * ACROSS + ACROSS - 1)
    context.fillStyle = 'rgb(255 236 205 / 82%)'
    context.fillText(`${(up + 1) * 10}`, block.left + block.width - margin * 0.5, box.top + box.height * 0.52)
  }
}

function paintLift(context: Context, { shaft, height }: Layout, place: number) {
  const car = { width: shaft.width * 0.66, height: (shaft.height / FLOORS) * 0.84 }
  const travel = shaft.height - car.height
  const top = shaft.top + travel * (1 - place)
  const left = shaft.left + (shaft.width - car.width) / 2
  context.strokeStyle = '#8ea3bd'
  context.lineWidth = Math.max(0.75, shaft.width * 0.03)
  context.beginPath()
  context.moveTo(left + car.width / 2, shaft.top)
  context.lineTo(left + car.width / 2, top)
  context.stroke()
  context.globalCompositeOperation = 'lighter'
  glow(context, { left, top, ...car }, car.height * 1.7, 0.5)
  context.globalCompositeOperation = 'source-over'
  fillBox(
    context,
    { left, top, ...car },
    upright(context, top, top + car.height, [
      [0, '#fff6d8'],
      [1, '#f3b65e'],
    ]),
  )
  fillBox(
    context,
    {
      left: left - car.width * 0.06,
      top: top - car.height * 0.06,
      width: car.width * 1.12,
      height: car.height * 0.09,
    },
    '#2b3d4c',
  )
  fillBox(
    context,
    {
      left: left - car.width * 0.06,
      top: top + car.height * 0.95,
      width: car.width * 1.12,
      height: car.height * 0.1,
    },
    '#2b3d4c',
  )
  // Somebody going up.
  const x = left + car.width / 2
  context.fillStyle = '#2a1d26'
  context.beginPath()
  context.arc(x, top + car.height * 0.34, car.height * 0.1, 0, 7)
  context.moveTo(x - car.width * 0.17, top + car.height * 0.96)
  context.lineTo(x - car.width * 0.15, top + car.height * 0.56)
  context.quadraticCurveTo(x, top + car.height * 0.38, x + car.width * 0.15, top + car.height * 0.56)
  context.lineTo(x + car.width * 0.17, top + car.height * 0.96)
  context.fill()
  context.fillStyle = '#2b3d4c'
  context.fillRect(x - height * 0.0006, top, Math.max(0.6, height * 0.0012), car.height * 0.16)
}

/** Where the watchman sets his feet, and how tall he is. */
const beatOf = ({ width, height, ground, road }: Layout) => ({
  foot: ground + (road - ground) * 0.62,
  tall: height * (width < height ? 0.032 : 0.058),
})

function paintWatchman(context: Context, layout: Layout, time: CanvasFrame['time']) {
  const { width } = layout
  const { place, back, stride } = watchmanAt(time)
  const { foot, tall } = beatOf(layout)
  context.save()
  context.translate(width * (0.03 + 0.94 * place), foot)
  context.scale(back ? -tall : tall, tall)
  // The torch's beam, on air and on the ground.
  context.globalCompositeOperation = 'lighter'
  const beam = context.createLinearGradient(0.2, 0, 3, 0)
  beam.addColorStop(0, 'rgb(255 240 190 / 62%)')
  beam.addColorStop(1, 'rgb(255 225 160 / 0)')
  context.fillStyle = beam
  context.beginPath()
  context.moveTo(0.24, -0.47)
  context.lineTo(3, -0.34)
  context.lineTo(3, 0.16)
  context.closePath()
  context.fill()
  context.globalCompositeOperation = 'source-over'
  context.strokeStyle = '#0b0d18'
  context.lineCap = 'round'
  context.lineWidth = 0.11
  context.beginPath()
  for (const leg of [1, -1]) {
    context.moveTo(0, -0.42)
    context.lineTo(leg * stride * 0.17, 0)
  }
  context.stroke()
  context.fillStyle = '#0b0d18'
  context.beginPath()
  context.moveTo(-0.16, -0.3)
  context.quadraticCurveTo(-0.17, -0.72, 0, -0.8)
  context.quadraticCurveTo(0.17, -0.72, 0.15, -0.3)
  context.closePath()
  context.fill()
  context.beginPath()
  context.arc(0.02, -0.88, 0.085, 0, 7)
  context.fill()
  context.fillRect(-0.08, -0.97, 0.22, 0.055)
  context.fillRect(-0.05, -1.01, 0.13, 0.06)
  context.lineWidth = 0.075
  context.beginPath()
  context.moveTo(0.04, -0.66)
  context.lineTo(0.1, -0.48)
  context.lineTo(0.25, -0.47)
  context.stroke()
  context.restore()
}

/** What stands for good. */
function paintScene(context: Context, layout: Layout) {
  paintSky(context, layout)
  paintTower(context, layout)
  paintBlock(context, layout)
  paintNumbers(context, layout)
}

/** The light in floors and windows, and what of it lies on the road. */
function paintLights({ context, width, height, time, image, layer }: CanvasFrame) {
  const layout = layOut(width, height)
  const { tower, shaft, windowAt } = layout
  const portrait = width < height * 0.95
  const change = changeAt(time)
  const hours = floorsLit(time.hour)
  const dark = WINDOWS - change.darkened * ACROSS
  const windows = Math.min(time.minute, dark)
  const floorCount = hours - (change.shut ?? 0)
  const paintLit = (lights: Context) => {
    for (let floor = 0; floor < floorCount; floor++) lightFloor(lights, image(floors), layout, floor, 1)
    for (let window = 0; window < windows; window++) lightWindow(lights, image(tenants), layout, window, 1)
    lights.globalCompositeOperation = 'lighter'
    if (!portrait) {
      for (const at of [0, 1, 2, 3, 4, 5])
        streak(
          lights,
          layout,
          tower.left + tower.width * (0.14 + at * 0.138),
          tower.width * 0.11,
          0.25 + floorCount / 20,
        )
      streak(lights, layout, shaft.left + shaft.width * 0.2, shaft.width * 0.6, 0.7)
    }
    for (let across = 0; across < ACROSS; across++) {
      const lit = Math.floor((windows + ACROSS - 1 - across) / ACROSS)
      const box = windowAt(across)
      if (lit) streak(lights, layout, box.left, box.width, 0.25 + lit / 8)
    }
    lights.globalCompositeOperation = 'source-over'
  }
  // Kept only while it is painted again and again, as some of it changes.
  if (time.second === 59) layer('lit', `${floorCount} ${windows}`, paintLit)
  else paintLit(context)
  if (change.floor) lightFloor(context, image(floors), layout, hours, change.floor)
  if (change.starting?.light)
    lightWindow(context, image(tenants), layout, change.starting.window, change.starting.light)
}

/** What goes some twenty pixels a second has so many pictures in one. */
const STEPS = 15

/** Till the next step, which is not before a part of the second; in the minute's last second lights and lift hurry. */
function restOf({ second, millisecond }: CanvasFrame['time'], fromMs: number) {
  if (second === 59) return undefined
  const stepMs = 1000 / STEPS
  const nextMs = stepMs * (Math.floor(millisecond / stepMs + 0.01) + 1)
  return Math.max(fromMs, nextMs) - millisecond
}

/** The scene and its lights are painted once, on canvases of their own; what moves before them begins with copies. */
function drawings() {
  let below: HTMLCanvasElement | undefined
  let lit: HTMLCanvasElement | undefined
  const paintBehind = (frame: CanvasFrame) => {
    const { context, width, height, time } = frame
    const layout = layOut(width, height)
    if (below) context.drawImage(below, 0, 0, width, height)
    else paintScene(context, layout)
    if (lit) context.drawImage(lit, 0, 0, width, height)
    else paintLights(frame)
    paintLift(context, layout, liftAt(time))
    return layout
  }
  return {
    scene({ context, width, height }: CanvasFrame) {
      below = context.canvas
      paintScene(context, layOut(width, height))
      return Number.POSITIVE_INFINITY
    },
    /** They change in the last second alone. */
    lights(frame: CanvasFrame) {
      lit = frame.context.canvas
      paintLights(frame)
      return frame.time.second < 59 ? untilMinute(frame.time) - 1000 : undefined
    },
    /** The lift with the houses behind it, for its light adds to theirs. */
    lift(frame: CanvasFrame) {
      paintBehind(frame)
      return restOf(frame.time, LIFT_WAITS_MS)
    },
    /** The watchman with all behind him. */
    watchman(frame: CanvasFrame) {
      paintWatchman(frame.context, paintBehind(frame), frame.time)
      return restOf(frame.time, 0)
    },
  }
}

/** The shaft, as far as the light of the car reaches. */
const wellOf = ({ width, height }: Size) => {
  const { shaft } = layOut(width, height)
  const reach = (shaft.height / FLOORS) * 0.84 * 1.7
  const left = shaft.left + shaft.width / 2 - reach
  return {
    left,
    top: shaft.top - reach,
    width: Math.min(width - left, 2 * reach),
    height: Math.min(height, shaft.top + shaft.height + reach) - shaft.top + reach,
  }
}

/** The pavement, as high as the watchman. */
const pavementOf = ({ width, height }: Size) => {
  const { foot, tall } = beatOf(layOut(width, height))
  const top = foot - tall * 1.1
  return { left: 0, top, width, height: foot + tall * 0.25 - top }
}

/** A tower of twelve floors and a block of sixty windows, lit as the hours and the minutes pass. */
export default function NightShift() {
  const [{ scene, lights, lift, watchman }] = useState(drawings)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.street}>
      <Canvas draw={scene} beat="minute" />
      <Canvas draw={lights} beat={30} />
      <Canvas draw={lift} beat={30} part={wellOf} />
      <Canvas draw={watchman} beat={30} part={pavementOf} />
    </Stage>
  )
}
