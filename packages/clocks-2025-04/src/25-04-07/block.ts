import { createRandom } from '@found-time/clock-runtime'
import { type Context, darkGlass, fillBox, upright } from './brush'
import type { Box, Layout, Size } from './layout'
import { WINDOWS } from './model'

const BRICK = '#6d332c'
const STONE = '#c8a98d'

export function paintBlock(context: Context, layout: Layout) {
  const { block, height, width, ground, road } = layout
  const { left, top } = block
  const right = left + block.width
  if (width >= height * 0.95) paintWaterTower(context, layout)
  fillBox(
    context,
    block,
    upright(context, top, ground, [
      [0, '#54302f'],
      [0.5, BRICK],
      [1, '#5a2c29'],
    ]),
  )
  layBricks(context, layout)
  paintCornice(context, layout)
  paintShops(context, layout)
  for (let window = 0; window < WINDOWS; window++) paintWindow(context, layout, window)
  fillBox(
    context,
    { left: right - width * 0.006, top, width: width * 0.006, height: ground - top },
    'rgb(10 4 12 / 35%)',
  )
  fillBox(context, { left: 0, top: road - height * 0.005, width, height: height * 0.005 }, '#262b47')
}

/** On the roof. */
function paintWaterTower(context: Context, { block, height }: Layout) {
  const { left, top } = block
  const tank = { left: left + block.width * 0.72, width: block.width * 0.12, height: height * 0.085 }
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

/** Courses of brick, each a little apart in tone. */
function layBricks(context: Context, { block, height }: Layout) {
  const { left, top } = block
  const course = Math.max(1.6, height * 0.0058)
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
}

/** How deep the mouldings of stone are. */
const mouldingOf = ({ height }: Size) => height * 0.012

/** It stands out over a row of teeth. */
function paintCornice(context: Context, layout: Layout) {
  const { block, width } = layout
  const { left, top } = block
  const deep = mouldingOf(layout)
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
}

/** The shops on the ground floor, shuttered but for the one with the entrance. */
function paintShops(context: Context, layout: Layout) {
  const { block, width, ground, windowAt } = layout
  const { left } = block
  const deep = mouldingOf(layout)
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
}

/** A window with nobody behind it: lintel and sill in stone, the reveal in shade. */
function paintWindow(context: Context, { windowAt }: Layout, window: number) {
  const box = windowAt(window)
  const frame = Math.max(0.8, box.width * 0.07)
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

export function paintSash(context: Context, box: Box, lit: boolean) {
  const bar = Math.max(0.8, box.width * 0.055)
  context.fillStyle = lit ? '#3a211a' : '#2c2a3a'
  context.fillRect(box.left, box.top + box.height * 0.48, box.width, bar)
  if (box.width > 26)
    context.fillRect(box.left + box.width / 2 - bar * 0.4, box.top, bar * 0.8, box.height * 0.48)
}
