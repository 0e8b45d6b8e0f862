import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bar, brass, type Context, shadows, slab, smaller } from './brush'
import { paintSlot } from './chute'
import { buttonOf, coveredByPortal, opening, type Plan, portal, slots } from './layout'
import { lantern, paintMoon } from './moon'

/** Cream slabs and their joints, as far as the portal leaves them bare. */
function paintSlabs(context: Context, frame: CanvasFrame, plan: Plan, cream: HTMLImageElement, bare: Path2D) {
  const { width, height } = frame
  const { least, middle, moon, floor, small } = plan

  // Cream slabs, bookmatched from the middle outwards.
  const soft = smaller(frame, 2)
  const slabWidth = Math.max(least * 0.36, width / 9)
  const rows = [0, height * (small ? 1 : 0.46), floor]
  for (let column = 0; middle + column * slabWidth < width || middle - column * slabWidth > 0; column++) {
    for (let row = 0; row < 2; row++) {
      const y = rows[row]!
      const tall = rows[row + 1]! - y
      if (tall <= 0) continue
      for (const side of [0, 1]) {
        const x = side ? middle + column * slabWidth : middle - (column + 1) * slabWidth
        const turned = (column + side) % 2 === 1
        const from = [0.02 + 0.31 * ((column >> 1) % 3), row ? 0.42 : 0.03] as const
        slab(soft, cream, [x, y, slabWidth, tall], from, 700 / Math.max(least, 500), turned)
      }
    }
  }
  const light = soft.createRadialGradient(middle, moon.y, least * 0.2, middle, moon.y, width * 0.75)
  light.addColorStop(0, 'rgb(255 244 214 / 0.5)')
  light.addColorStop(0.5, 'rgb(255 244 214 / 0)')
  light.addColorStop(1, 'rgb(92 66 30 / 0.34)')
  soft.fillStyle = light
  soft.fillRect(0, 0, width, height)
  context.save()
  context.clip(bare, 'evenodd')
  context.drawImage(soft.canvas, 0, 0, width, height)
  context.restore()
  // Joints.
  context.lineWidth = Math.max(0.75, least * 0.0018)
  for (const [shift, colour] of [
    [0, 'rgb(120 94 54 / 0.5)'],
    [context.lineWidth, 'rgb(255 252 240 / 0.6)'],
  ] as const) {
    context.strokeStyle = colour
    context.beginPath()
    for (let column = 1; column * slabWidth < width; column++)
      for (const side of [-1, 1]) {
        context.moveTo(middle + side * column * slabWidth + shift, 0)
        context.lineTo(middle + side * column * slabWidth + shift, floor)
      }
    context.moveTo(0, rows[1]! + shift)
    context.lineTo(width, rows[1]! + shift)
    context.stroke()
  }
}

/** Dado, floor and cornice. */
function paintDado(context: Context, frame: CanvasFrame, plan: Plan, verde: HTMLImageElement, dado: number) {
  const { width, height } = frame
  const { least, floor, small } = plan
  const line = Math.max(1, least * 0.005)
  context.save()
  context.beginPath()
  context.rect(0, dado, width, height - dado)
  context.clip()
  const step = least * 0.9
  for (let x = 0, index = 0; x < width; x += step, index++)
    slab(
      context,
      verde,
      [x, dado, step, floor - dado],
      [0.05, 0.2 + 0.25 * (index % 3)],
      0.8,
      index % 2 === 1,
    )
  context.restore()
  const across = brass(context, 0, 0, width, height * 0.2)
  const rule = (y: number) => {
    const path = new Path2D()
    path.rect(-10, y, width + 20, 0.01)
    bar(context, path, line * 1.5, across)
  }
  rule(dado)
  rule(dado + line * 4)
  const tiles = context.createLinearGradient(0, floor, 0, height)
  tiles.addColorStop(0, '#3a2c1b')
  tiles.addColorStop(0.25, '#8b7452')
  tiles.addColorStop(1, '#b9a37c')
  context.fillStyle = tiles
  context.fillRect(0, floor, width, height - floor)
  // A cornice of two strips where there is room above the portal.
  if (small) return
  rule(line * 3)
  rule(line * 6)
}

/** The lobby without what moves; the doorway is left open. */
export function paintWall(
  context: Context,
  frame: CanvasFrame,
  plan: Plan,
  cream: HTMLImageElement,
  verde: HTMLImageElement,
) {
  const { width, height, transparent } = frame
  const { least, middle, moon, door, half, jamb, floor, flank, small } = plan
  const line = Math.max(1, least * 0.005)
  // The portal will cover the most of it.
  const bare = new Path2D()
  bare.rect(0, 0, width, height)
  bare.rect(...coveredByPortal(plan))
  if (!transparent) paintSlabs(context, frame, plan, cream, bare)

  const dado = height * (small ? 0.9 : 0.885)
  if (!transparent) paintDado(context, frame, plan, verde, dado)

  const pilasters = slots(frame, plan).flatMap(({ x, width: wide }) => {
    const pilaster = new Path2D()
    pilaster.rect(x - wide * 1.25, -least * 0.05, wide * 2.5, dado + least * 0.05)
    return flank < least * 0.14 ? [] : [pilaster]
  })
  const cast = [least * 0.028, least * 0.007, least * 0.007] as const
  if (!transparent) {
    context.save()
    context.clip(bare, 'evenodd')
    shadows(context, frame, 'rgb(50 34 10 / 0.5)', cast, [...pilasters, portal(plan, 0)])
    context.restore()
  }

  // Pilasters of green stone carry the two glass slots.
  for (const slot of slots(frame, plan)) {
    if (flank < least * 0.14) break
    const wide = slot.width * 2.5
    const x = slot.x - wide / 2
    slab(context, verde, [x, 0, wide, dado], [0.3, 0], 0.9, slot.kind === 'mail')
    for (const inset of [wide * 0.035, wide * 0.12]) {
      const path = new Path2D()
      path.rect(x + inset, -10, wide - 2 * inset, dado + 10)
      bar(context, path, line, brass(context, x, 0, x + wide, height))
    }
  }

  // The portal.
  const { x, y, wide, tall } = opening(plan)
  const stone = portal(plan, 0)
  stone.rect(x, y, wide, tall)
  context.save()
  context.clip(stone, 'evenodd')
  const top = small ? 0 : moon.y - moon.radius * 1.1
  for (const side of [0, 1])
    slab(
      context,
      verde,
      [side ? middle : middle - half, top, half, floor - top],
      [0.12, 0.02],
      700 / Math.max(least, 500),
      side === 1,
    )
  const sheen = context.createLinearGradient(middle - half, top, middle + half, floor)
  sheen.addColorStop(0, 'rgb(220 255 230 / 0.2)')
  sheen.addColorStop(0.4, 'rgb(220 255 230 / 0)')
  sheen.addColorStop(1, 'rgb(0 14 10 / 0.35)')
  context.fillStyle = sheen
  context.fillRect(0, 0, width, height)
  context.restore()
  const metal = brass(context, middle - half, top, middle + half, floor)
  bar(context, portal(plan, 0), line * 1.6, metal)
  bar(context, portal(plan, jamb * 0.16), line * 0.9, metal)

  // The doorway: a stepped brass architrave, then nothing.
  const frames = new Path2D()
  const rim = line * 4.4
  frames.rect(x - rim / 2, y - rim / 2, wide + rim, tall + rim)
  bar(context, frames, rim, brass(context, x, y, x + wide * 0.9, y + tall))
  const outer = new Path2D()
  outer.moveTo(x - rim * 1.9, floor)
  outer.lineTo(x - rim * 1.9, y - rim * 1.9)
  outer.lineTo(x + wide + rim * 1.9, y - rim * 1.9)
  outer.lineTo(x + wide + rim * 1.9, floor)
  bar(context, outer, line, metal)
  context.clearRect(x, y, wide, tall)
  const reveal = context.createLinearGradient(0, y, 0, y + tall * 0.09)
  reveal.addColorStop(0, 'rgb(70 34 0 / 0.5)')
  reveal.addColorStop(1, 'rgb(70 34 0 / 0)')
  context.fillStyle = reveal
  context.fillRect(x, y, wide, tall * 0.09)
  // The floor goes on over the sill.
  context.fillStyle = brass(context, x, 0, x + wide, height * 0.1)
  context.fillRect(x - rim, door.bottom, wide + 2 * rim, Math.max(1, floor - door.bottom))

  paintMoon(context, frame, plan)
  if (!small) {
    for (const side of [-1, 1]) lantern(context, plan, side, false)
    const button = buttonOf(plan)
    const plate = new Path2D()
    plate.roundRect(
      button.x - button.size * 1.5,
      button.y - button.size * 3,
      button.size * 3,
      button.size * 6,
      button.size * 0.4,
    )
    context.save()
    context.shadowColor = 'rgb(0 0 0 / 0.6)'
    context.shadowBlur = button.size * 0.6
    context.shadowOffsetY = button.size * 0.2
    context.fillStyle = brass(
      context,
      button.x - button.size * 2,
      button.y - button.size * 3,
      button.x + button.size * 2,
      button.y + button.size * 3,
    )
    context.fill(plate)
    context.restore()
    context.strokeStyle = 'rgb(60 36 8 / 0.75)'
    context.lineWidth = button.size * 0.09
    for (const side of [-1, 1])
      for (let ray = -4; ray <= 4; ray++) {
        const angle = (ray * 15 - 90 * side) * (Math.PI / 180)
        context.beginPath()
        context.moveTo(
          button.x + Math.cos(angle) * button.size * 1.2,
          button.y + Math.sin(angle) * button.size * 1.2,
        )
        const far = button.size * (ray % 2 ? 1.9 : 2.5) * (1 - Math.abs(ray) * 0.085)
        context.lineTo(button.x + Math.cos(angle) * far, button.y + Math.sin(angle) * far)
        context.stroke()
      }
    for (const slot of slots(frame, plan)) paintSlot(context, plan, slot)
  }
}
