import { type ClockNotes, createRandom, Stage, untilMinute } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { ACROSS, changeAt, FLOORS, floorsLit, LIFT_WAITS_MS, liftAt, WINDOWS, watchmanAt } from './model'

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

type Context = CanvasRenderingContext2D

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One tenant on the sheet, in its pixels; ten to a row. */
const TENANT = { width: 88, height: 108 }
/** One whole floor on the sheet, in its pixels. */
const FLOOR = { width: 640, height: 84 }
const BRICK = '#6d332c'
const STONE = '#c8a98d'
const BRONZE = '#15222c'

/** How each window of the block is dressed: blind drawn by, curtain's colour or none, all fixed. */
const DRESS = (() => {
  const random = createRandom('night shift', 'curtains')
  const curtains = ['#b5473c', '#d9a441', '#3f7a6d', '#e8d9b8', '#7f5a8c']
  return Array.from({ length: WINDOWS }, () => ({
    blind: random() < 0.3 ? 0.12 + 0.22 * random() : 0,
    curtain: random() < 0.36 ? curtains[Math.floor(random() * curtains.length)] : undefined,
  }))
})()

interface Size {
  readonly width: number
  readonly height: number
}

interface Layout extends Size {
  /** The pavement's upper edge, and its lower one, where the wet road begins. */
  readonly ground: number
  readonly road: number
  readonly tower: Box
  readonly shaft: Box
  readonly block: Box
  readonly floorAt: (floor: number) => Box
  readonly windowAt: (window: number) => Box
}

function layOut(width: number, height: number): Layout {
  const portrait = width < height * 0.95
  const ground = height * (portrait ? 0.925 : 0.875)
  const road = ground + height * 0.022
  const tower = portrait
    ? { left: width * 0.13, top: height * 0.05, width: width * 0.62, height: 0 }
    : { left: width * 0.06, top: height * 0.06, width: width * 0.285, height: 0 }
  const block = portrait
    ? { left: width * 0.035, top: height * 0.525, width: width * 0.93, height: 0 }
    : { left: width * 0.425, top: height * 0.27, width: width * 0.525, height: 0 }
  const base = portrait ? block.top : ground
  const foot = portrait ? base - height * 0.012 : ground - height * 0.062
  const crown = tower.top + height * 0.03
  const storey = (foot - crown) / FLOORS
  const shaftWidth = portrait ? width * 0.085 : Math.max(width * 0.034, height * 0.05)
  const shaft = {
    left: tower.left + tower.width + (portrait ? width * 0.012 : width * 0.006),
    top: crown,
    width: shaftWidth,
    height: base - crown,
  }
  const side = 0.045
  const inner = { left: block.left + block.width * side, width: block.width * (1 - 2 * side) }
  const upper = block.top + height * (portrait ? 0.028 : 0.05)
  const lower = ground - height * (portrait ? 0.05 : 0.085)
  const rise = (lower - upper) / 6
  const pier = inner.width * 0.03
  const bay = (inner.width - pier) / ACROSS
  return {
    width,
    height,
    ground,
    road,
    tower: { ...tower, height: base - tower.top },
    shaft,
    block: { ...block, height: ground - block.top },
    floorAt: (floor) => ({
      left: tower.left + tower.width * 0.13,
      top: foot - storey * (floor + 1) + storey * 0.16,
      width: tower.width * 0.835,
      height: storey * 0.72,
    }),
    windowAt: (window) => {
      const across = window % ACROSS
      const up = Math.floor(window / ACROSS)
      return {
        left: inner.left + across * bay + (across >= 5 ? pier : 0) + bay * 0.17,
        top: lower - rise * (up + 1) + rise * 0.13,
        width: bay * 0.66,
        height: rise * 0.68,
      }
    },
  }
}

function fillBox(context: Context, { left, top, width, height }: Box, paint: string | CanvasGradient) {
  context.fillStyle = paint
  context.fillRect(left, top, width, height)
}

function upright(
  context: Context,
  top: number,
  bottom: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
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

/** The evening sky in a pane nobody is behind. */
function darkGlass(context: Context, box: Box, tone: number) {
  fillBox(
    context,
    box,
    upright(context, box.top, box.top + box.height, [
      [0, tone > 0.5 ? '#3d578f' : '#35508a'],
      [0.55, '#22345f'],
      [1, '#18233f'],
    ]),
  )
  context.fillStyle = 'rgb(160 190 235 / 13%)'
  context.beginPath()
  context.moveTo(box.left + box.width * (0.15 + 0.3 * tone), box.top)
  context.lineTo(box.left + box.width * (0.5 + 0.3 * tone), box.top)
  context.lineTo(box.left + box.width * (0.1 + 0.3 * tone), box.top + box.height)
  context.lineTo(box.left + box.width * Math.max(0, 0.3 * tone - 0.15), box.top + box.height)
  context.fill()
}

function paintTower(context: Context, layout: Layout) {
  const { tower, shaft, height, floorAt } = layout
  const { left, top, width } = tower
  const bottom = top + tower.height
  // Antenna, plant room, body, side in shade.
  fillBox(
    context,
    { left: left + width * 0.3, top: top - height * 0.022, width: width * 0.42, height: height * 0.03 },
    '#1a2a38',
  )
  fillBox(
    context,
    { left: left + width * 0.62, top: 0, width: Math.max(1, width * 0.008), height: top },
    '#0f1a26',
  )
  const body = context.createLinearGradient(left, 0, left + width, 0)
  body.addColorStop(0, '#2c4250')
  body.addColorStop(0.25, '#1f303d')
  body.addColorStop(1, BRONZE)
  fillBox(context, tower, body)
  fillBox(context, { left: left - width * 0.02, top, width: width * 1.04, height: height * 0.012 }, '#3a5262')
  for (let floor = 0; floor < FLOORS; floor++) {
    const box = floorAt(floor)
    fillBox(
      context,
      {
        left: left + width * 0.13,
        top: box.top + box.height,
        width: width * 0.835,
        height: box.height * 0.22,
      },
      '#0f1922',
    )
    fillBox(
      context,
      { left, top: box.top + box.height * 1.24, width, height: Math.max(0.75, box.height * 0.05) },
      'rgb(130 165 185 / 35%)',
    )
    darkGlass(context, box, (floor * 0.37) % 1)
  }
  // The shaft: a glass box with its rails.
  fillBox(context, shaft, '#0d1526')
  const glass = context.createLinearGradient(shaft.left, 0, shaft.left + shaft.width, 0)
  glass.addColorStop(0, 'rgb(120 160 210 / 40%)')
  glass.addColorStop(0.3, 'rgb(90 120 180 / 10%)')
  glass.addColorStop(1, 'rgb(120 160 210 / 28%)')
  fillBox(context, shaft, glass)
  fillBox(
    context,
    {
      left: shaft.left - width * 0.012,
      top: shaft.top - height * 0.02,
      width: shaft.width + width * 0.024,
      height: height * 0.024,
    },
    '#2c4250',
  )
  for (const at of [0.18, 0.82])
    fillBox(
      context,
      {
        left: shaft.left + shaft.width * at,
        top: shaft.top,
        width: Math.max(0.75, shaft.width * 0.04),
        height: shaft.height,
      },
      '#33507c',
    )
  for (let floor = 0; floor <= FLOORS; floor++) {
    const at = shaft.top + (shaft.height * floor) / FLOORS
    fillBox(
      context,
      { left: shaft.left, top: at, width: shaft.width, height: Math.max(0.6, height * 0.0016) },
      'rgb(140 170 210 / 35%)',
    )
  }
  // The lobby.
  if (bottom > floorAt(0).top + floorAt(0).height * 1.7) {
    const lobbyTop = floorAt(0).top + floorAt(0).height * 1.42
    for (let door = 0; door < 5; door++)
      fillBox(
        context,
        {
          left: left + width * (0.13 + door * 0.17),
          top: lobbyTop,
          width: width * 0.15,
          height: bottom - lobbyTop,
        },
        '#101a2c',
      )
  }
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

function paintBlock(context: Context, layout: Layout) {
  const { block, height, width, ground, windowAt, road } = layout
  const { left, top } = block
  const right = left + block.width
  const course = Math.max(1.6, height * 0.0058)
  // Water tower on the roof.
  const tank = { left: left + block.width * 0.72, width: block.width * 0.12, height: height * 0.085 }
  if (width >= height * 0.95) {
    const tankTop = top - height * 0.135
    context.strokeStyle = '#1c1a26'
    context.lineWidth = Math.max(1, height * 0.004)
    context.beginPath()
    for (const leg of [0.12, 0.5, 0.88]) {
      context.moveTo(tank.left + tank.width * leg, tankTop + tank.height * 0.8)
      context.lineTo(tank.left + tank.width * (0.5 + (leg - 0.5) * 1.12), top)
    }
    context.moveTo(tank.left, top - height * 0.008)
    context.lineTo(tank.left + tank.width, tankTop + tank.height)
    context.moveTo(tank.left + tank.width, top - height * 0.008)
    context.lineTo(tank.left, tankTop + tank.height)
    context.stroke()
    const stave = context.createLinearGradient(tank.left, 0, tank.left + tank.width, 0)
    stave.addColorStop(0, '#2c2733')
    stave.addColorStop(0.35, '#5c4d4e')
    stave.addColorStop(1, '#1e1b28')
    fillBox(context, { left: tank.left, top: tankTop, width: tank.width, height: tank.height }, stave)
    context.fillStyle = '#26222f'
    context.beginPath()
    context.moveTo(tank.left - tank.width * 0.06, tankTop)
    context.lineTo(tank.left + tank.width * 0.5, tankTop - tank.height * 0.42)
    context.lineTo(tank.left + tank.width * 1.06, tankTop)
    context.fill()
    for (const hoop of [0.2, 0.5, 0.8])
      fillBox(
        context,
        {
          left: tank.left,
          top: tankTop + tank.height * hoop,
          width: tank.width,
          height: Math.max(0.7, height * 0.0022),
        },
        '#15131d',
      )
  }
  fillBox(
    context,
    block,
    upright(context, top, ground, [
      [0, '#54302f'],
      [0.5, BRICK],
      [1, '#5a2c29'],
    ]),
  )
  // Courses of brick, each a little apart in tone.
  const random = createRandom('night shift', 'brick')
  context.save()
  context.beginPath()
  context.rect(left, top, block.width, block.height)
  context.clip()
  const long = course * 3.1
  const rows = Math.ceil(block.height / course)
  const across = Math.ceil(block.width / long)
  const patches = Math.min(2600, rows * across * 0.4)
  for (let patch = 0; patch < patches; patch++) {
    const row = Math.floor(random() * rows)
    context.fillStyle = random() < 0.5 ? 'rgb(20 6 12 / 26%)' : 'rgb(226 128 96 / 17%)'
    context.fillRect(
      left + (Math.floor(random() * across) + (row % 2) / 2) * long,
      top + row * course,
      long * 0.94,
      course * 0.82,
    )
  }
  context.fillStyle = 'rgb(20 8 14 / 24%)'
  for (let row = 0; row < rows; row++) context.fillRect(left, top + row * course, block.width, course * 0.16)
  context.restore()
  // Cornice, string course, shop floor.
  const deep = height * 0.012
  fillBox(
    context,
    { left: left - width * 0.008, top: top - deep, width: block.width + width * 0.016, height: deep * 1.1 },
    STONE,
  )
  fillBox(
    context,
    {
      left: left - width * 0.004,
      top: top + deep * 0.1,
      width: block.width + width * 0.008,
      height: deep * 0.6,
    },
    '#8f735f',
  )
  const teeth = 40
  for (let tooth = 0; tooth < teeth; tooth++)
    fillBox(
      context,
      {
        left: left + ((tooth + 0.25) * block.width) / teeth,
        top: top + deep * 0.7,
        width: (block.width / teeth) * 0.5,
        height: deep * 0.8,
      },
      '#a88a72',
    )
  const first = windowAt(0)
  const shopTop = first.top + first.height * 1.36
  fillBox(context, { left, top: shopTop, width: block.width, height: ground - shopTop }, '#33282f')
  fillBox(
    context,
    { left: left - width * 0.004, top: shopTop, width: block.width + width * 0.008, height: deep * 0.7 },
    STONE,
  )
  const shops = 5
  for (let shop = 0; shop < shops; shop++) {
    const box = {
      left: left + block.width * (0.03 + (shop * 0.94) / shops + 0.012),
      top: shopTop + (ground - shopTop) * 0.32,
      width: (block.width * 0.94) / shops - block.width * 0.024,
      height: (ground - shopTop) * 0.68,
    }
    fillBox(context, box, shop === 2 ? '#1a1620' : '#20283e')
    context.fillStyle = 'rgb(170 180 200 / 20%)'
    const slats = 7
    if (shop !== 2)
      for (let slat = 0; slat < slats; slat++)
        context.fillRect(
          box.left,
          box.top + (box.height * slat) / slats,
          box.width,
          (box.height / slats) * 0.45,
        )
  }
  for (let window = 0; window < WINDOWS; window++) {
    const box = windowAt(window)
    const frame = Math.max(0.8, box.width * 0.07)
    // Lintel and sill in stone, the reveal in shade.
    fillBox(
      context,
      {
        left: box.left - frame * 1.8,
        top: box.top - frame * 2.6,
        width: box.width + frame * 3.6,
        height: frame * 1.9,
      },
      '#b6967c',
    )
    fillBox(
      context,
      {
        left: box.left - frame * 2,
        top: box.top + box.height + frame * 0.7,
        width: box.width + frame * 4,
        height: frame * 1.5,
      },
      STONE,
    )
    fillBox(
      context,
      {
        left: box.left - frame * 1.6,
        top: box.top + box.height + frame * 2.2,
        width: box.width + frame * 3.2,
        height: frame * 1.3,
      },
      'rgb(20 6 12 / 45%)',
    )
    fillBox(
      context,
      {
        left: box.left - frame * 0.8,
        top: box.top - frame * 0.8,
        width: box.width + frame * 1.6,
        height: box.height + frame * 1.6,
      },
      '#1b1418',
    )
    darkGlass(context, box, (window * 0.618) % 1)
    paintSash(context, box, false)
  }
  fillBox(
    context,
    { left: right - width * 0.006, top, width: width * 0.006, height: ground - top },
    'rgb(10 4 12 / 35%)',
  )
  fillBox(context, { left: 0, top: road - height * 0.005, width, height: height * 0.005 }, '#262b47')
}

function paintSash(context: Context, box: Box, lit: boolean) {
  const bar = Math.max(0.8, box.width * 0.055)
  context.fillStyle = lit ? '#3a211a' : '#2c2a3a'
  context.fillRect(box.left, box.top + box.height * 0.48, box.width, bar)
  if (box.width > 26)
    context.fillRect(box.left + box.width / 2 - bar * 0.4, box.top, bar * 0.8, box.height * 0.48)
}

/** Part of a picture that fills a box without being stretched. */
function cover(context: Context, picture: HTMLImageElement, from: Box, to: Box) {
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const width = to.width / scale
  const height = to.height / scale
  context.drawImage(
    picture,
    from.left + (from.width - width) / 2,
    from.top + (from.height - height) / 2,
    width,
    height,
    to.left,
    to.top,
    to.width,
    to.height,
  )
}

function glow(context: Context, box: Box, reach: number, strength: number) {
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const light = context.createRadialGradient(x, y, Math.min(box.width, box.height) * 0.3, x, y, reach)
  light.addColorStop(0, `rgb(255 190 105 / ${strength})`)
  light.addColorStop(1, 'rgb(255 150 80 / 0)')
  context.fillStyle = light
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

/** Light on the wet road, straight below what is lit, broken by its ripples. */
function streak(context: Context, { road, height }: Layout, left: number, width: number, strength: number) {
  const deep = height - road
  const ripples = 9
  for (let ripple = 0; ripple < ripples; ripple++) {
    const near = ripple / ripples
    const top = road + deep * near ** 1.25
    const tall = (deep / ripples) * (0.5 + 0.45 * near)
    const middle = left + width / 2 + width * 0.16 * Math.sin(ripple * 2.4 + left)
    const reach = width * (0.55 + 0.45 * near)
    const light = context.createLinearGradient(middle - reach, 0, middle + reach, 0)
    const alpha = strength * 0.72 * (1 - near) ** 1.1
    light.addColorStop(0, 'rgb(255 160 90 / 0)')
    light.addColorStop(0.5, `rgb(255 190 110 / ${alpha})`)
    light.addColorStop(1, 'rgb(255 160 90 / 0)')
    context.fillStyle = light
    context.fillRect(middle - reach, top, reach * 2, tall)
  }
}

function lightWindow(
  context: Context,
  sheet: HTMLImageElement,
  layout: Layout,
  window: number,
  light: number,
) {
  const box = layout.windowAt(window)
  context.globalAlpha = light
  context.globalCompositeOperation = 'lighter'
  glow(context, box, box.height * 1.05, 0.42)
  context.globalCompositeOperation = 'source-over'
  const { width, height } = TENANT
  const from = { left: (window % 10) * width, top: Math.floor(window / 10) * height, width, height }
  context.fillStyle = '#f2b45f'
  context.fillRect(box.left, box.top, box.width, box.height)
  cover(context, sheet, from, box)
  const { blind, curtain } = DRESS[window]!
  if (curtain) {
    const wide = box.width * 0.17
    for (const side of [0, 1]) {
      const at = side ? box.left + box.width - wide : box.left
      const folds = context.createLinearGradient(at, 0, at + wide, 0)
      for (let fold = 0; fold <= 4; fold++)
        folds.addColorStop(fold / 4, fold % 2 ? `${curtain}e6` : `${curtain}aa`)
      fillBox(context, { left: at, top: box.top, width: wide, height: box.height }, folds)
    }
  }
  if (blind) {
    const drawn = { left: box.left, top: box.top, width: box.width, height: box.height * blind }
    fillBox(context, drawn, '#f3dfb4e0')
    fillBox(
      context,
      { ...drawn, top: drawn.top + drawn.height * 0.86, height: drawn.height * 0.14 },
      '#a9834f',
    )
  }
  context.globalCompositeOperation = 'lighter'
  fillBox(context, box, 'rgb(255 190 110 / 14%)')
  context.globalCompositeOperation = 'source-over'
  paintSash(context, box, true)
  context.globalAlpha = 1
}

function lightFloor(context: Context, sheet: HTMLImageElement, layout: Layout, floor: number, light: number) {
  const box = layout.floorAt(floor)
  context.globalAlpha = light
  context.globalCompositeOperation = 'lighter'
  for (const at of [0.2, 0.5, 0.8])
    glow(
      context,
      { ...box, left: box.left + box.width * (at - 0.1), width: box.width * 0.2 },
      box.height * 1.5,
      0.16,
    )
  context.globalCompositeOperation = 'source-over'
  const from = { left: 0, top: floor * FLOOR.height, ...FLOOR }
  fillBox(context, box, '#f2b45f')
  cover(context, sheet, from, box)
  // Lamplight from the ceiling; the twelfth floor's view is of the night sky and needs more of it to look lit.
  const lamp = floor === FLOORS - 1 ? 0.72 : 0.22
  context.globalCompositeOperation = 'lighter'
  fillBox(
    context,
    box,
    upright(context, box.top, box.top + box.height, [
      [0, `rgb(255 190 96 / ${lamp})`],
      [1, `rgb(235 140 60 / ${lamp * 0.55})`],
    ]),
  )
  context.globalCompositeOperation = 'source-over'
  fillBox(context, { ...box, height: Math.max(1, box.height * 0.09) }, 'rgb(255 244 214 / 85%)')
  context.fillStyle = '#17222b'
  for (let mullion = 1; mullion < 6; mullion++)
    context.fillRect(
      box.left + (box.width * mullion) / 6,
      box.top,
      Math.max(0.7, box.width * 0.006),
      box.height,
    )
  context.globalAlpha = 1
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
