import { createRandom } from '@found-time/clock-runtime'
import { paintSash } from './block'
import { type Context, fillBox, upright } from './brush'
import type { Box, Layout } from './layout'
import { FLOORS, WINDOWS } from './model'

/** One tenant on the sheet, in its pixels; ten to a row. */
const TENANT = { width: 88, height: 108 }
/** One whole floor on the sheet, in its pixels. */
const FLOOR = { width: 640, height: 84 }

/** How each window of the block is dressed: blind drawn by, curtain's colour or none, all fixed. */
const DRESS = (() => {
  const random = createRandom('night shift', 'curtains')
  const curtains = ['#b5473c', '#d9a441', '#3f7a6d', '#e8d9b8', '#7f5a8c']
  return Array.from({ length: WINDOWS }, () => ({
    blind: random() < 0.3 ? 0.12 + 0.22 * random() : 0,
    curtain: random() < 0.36 ? curtains[Math.floor(random() * curtains.length)] : undefined,
  }))
})()

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

export function glow(context: Context, box: Box, reach: number, strength: number) {
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const light = context.createRadialGradient(x, y, Math.min(box.width, box.height) * 0.3, x, y, reach)
  light.addColorStop(0, `rgb(255 190 105 / ${strength})`)
  light.addColorStop(1, 'rgb(255 150 80 / 0)')
  context.fillStyle = light
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

/** Light on the wet road, straight below what is lit, broken by its ripples. */
export function streak(
  context: Context,
  { road, height }: Layout,
  left: number,
  width: number,
  strength: number,
) {
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

export function lightWindow(
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

export function lightFloor(
  context: Context,
  sheet: HTMLImageElement,
  layout: Layout,
  floor: number,
  light: number,
) {
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
