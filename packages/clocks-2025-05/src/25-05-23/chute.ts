import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bar, brass, type Context } from './brush'
import type { Plan, Slot } from './layout'
import { chainAt, fallen, postOf } from './model'
import { FACE } from './palette'

export function paintSlot(context: Context, { least, flank }: Plan, { kind, x, width, top, bottom }: Slot) {
  const line = Math.max(1, least * 0.005)
  const hole = new Path2D()
  hole.rect(x - width / 2, top, width, bottom - top)
  const depth = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
  depth.addColorStop(0, '#1b1a12')
  depth.addColorStop(0.3, '#4b4735')
  depth.addColorStop(0.75, '#403b2b')
  depth.addColorStop(1, '#16150f')
  context.fillStyle = depth
  context.fill(hole)
  bar(context, hole, line * 1.7, brass(context, x - width, top, x + width, bottom))
  if (flank < least * 0.14) return
  // The box at the foot: of letters, of seconds.
  const [wide, tall] = [width * 2.1, width * 2]
  const box = new Path2D()
  const [left, roof] = [x - wide / 2, bottom - line]
  box.moveTo(left, roof + tall)
  box.lineTo(left, roof + tall * 0.24)
  box.lineTo(left + wide * 0.14, roof + tall * 0.24)
  box.lineTo(left + wide * 0.14, roof + tall * 0.1)
  box.lineTo(left + wide * 0.26, roof + tall * 0.1)
  box.lineTo(left + wide * 0.26, roof)
  box.lineTo(left + wide * 0.74, roof)
  box.lineTo(left + wide * 0.74, roof + tall * 0.1)
  box.lineTo(left + wide * 0.86, roof + tall * 0.1)
  box.lineTo(left + wide * 0.86, roof + tall * 0.24)
  box.lineTo(left + wide, roof + tall * 0.24)
  box.lineTo(left + wide, roof + tall)
  box.closePath()
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = least * 0.014
  context.shadowOffsetY = least * 0.006
  context.fillStyle = brass(context, left - wide * 0.1, roof, left + wide * 1.1, roof + tall)
  context.fill(box)
  context.restore()
  context.strokeStyle = 'rgb(70 44 10 / 0.8)'
  context.lineWidth = line * 0.5
  context.stroke(box)
  context.save()
  context.clip(box)
  context.strokeStyle = 'rgb(70 44 10 / 0.55)'
  for (let ray = -8; ray <= 8; ray++) {
    const angle = (ray * 10 * Math.PI) / 180
    context.beginPath()
    context.moveTo(x + Math.sin(angle) * tall * 0.16, roof + tall * 0.62 - Math.cos(angle) * tall * 0.16)
    context.lineTo(x + Math.sin(angle) * tall * 0.9, roof + tall * 0.62 - Math.cos(angle) * tall * 0.9)
    context.stroke()
  }
  context.restore()
  const size = tall * 0.17
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.letterSpacing = `${size * 0.06}px`
  context.fillStyle = 'rgb(255 245 208 / 0.75)'
  const word = kind === 'mail' ? 'LETTERS' : 'SECONDS'
  context.fillText(word, x + size * 0.05, roof + tall * 0.86 + size * 0.06)
  context.fillStyle = '#33200a'
  context.fillText(word, x + size * 0.03, roof + tall * 0.86)
  context.letterSpacing = '0px'
}

export function drawChain({ context }: CanvasFrame, slot: Slot, second: number) {
  const pitch = slot.width * 0.86
  const pointer = (slot.top + slot.bottom) * (slot.top < 0 ? 0.56 : 0.5)
  const passed = chainAt(second)
  context.save()
  context.beginPath()
  context.rect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  context.clip()
  const size = pitch * 0.56
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const metal = context.createLinearGradient(slot.x - slot.width * 0.4, 0, slot.x + slot.width * 0.4, 0)
  metal.addColorStop(0, '#94876a')
  metal.addColorStop(0.35, '#f4ecd3')
  metal.addColorStop(1, '#9a8c6c')
  const wide = slot.width * 0.74
  const reach = Math.ceil((slot.bottom - slot.top) / pitch / 2) + 4
  for (let link = Math.floor(passed) - reach; link <= Math.floor(passed) + reach; link++) {
    const y = pointer + (passed - link) * pitch
    if (y < slot.top - pitch || y > slot.bottom + pitch) continue
    context.fillStyle = '#6d6350'
    context.fillRect(slot.x - wide * 0.24, y - pitch * 0.6, wide * 0.1, pitch * 0.2)
    context.fillRect(slot.x + wide * 0.14, y - pitch * 0.6, wide * 0.1, pitch * 0.2)
    const now = Math.abs(passed - link) < 0.5
    context.fillStyle = now ? '#ffe3a0' : metal
    context.beginPath()
    context.roundRect(slot.x - wide / 2, y - pitch * 0.41, wide, pitch * 0.82, pitch * 0.14)
    context.fill()
    context.fillStyle = now ? '#2a1404' : '#5a4c32'
    context.fillText(String(((link % 60) + 60) % 60), slot.x, y + size * 0.35)
  }
  const shade = context.createLinearGradient(0, Math.max(0, slot.top), 0, slot.bottom)
  shade.addColorStop(0, 'rgb(12 10 4 / 0.75)')
  shade.addColorStop(0.35, 'rgb(12 10 4 / 0.1)')
  shade.addColorStop(0.7, 'rgb(12 10 4 / 0.1)')
  shade.addColorStop(1, 'rgb(12 10 4 / 0.75)')
  context.fillStyle = shade
  context.fillRect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  glaze(context, slot)
  context.restore()
  for (const side of [-1, 1]) {
    const edge = slot.x + side * slot.width * 0.56
    context.beginPath()
    context.moveTo(edge - side * slot.width * 0.2, pointer)
    context.lineTo(edge + side * slot.width * 0.08, pointer - slot.width * 0.16)
    context.lineTo(edge + side * slot.width * 0.08, pointer + slot.width * 0.16)
    context.closePath()
    context.fillStyle = '#f2d488'
    context.fill()
    context.strokeStyle = '#4a310c'
    context.lineWidth = Math.max(0.5, slot.width * 0.02)
    context.stroke()
  }
}

/** The light along a slot's glass. */
function glaze(context: Context, slot: Slot) {
  context.fillStyle = 'rgb(235 255 245 / 0.13)'
  context.fillRect(slot.x - slot.width * 0.36, slot.top, slot.width * 0.16, slot.bottom - slot.top)
  context.fillRect(slot.x - slot.width * 0.14, slot.top, slot.width * 0.04, slot.bottom - slot.top)
}

/** How far a letter falls, in lengths of its chute, till nothing is seen of it. */
export const IN_BOX = 1.2

const PAPERS = ['#f3ead2', '#d9bd86', '#e9e6df', '#bcd0d6']

export function drawMail({ context, seed, time }: CanvasFrame, plan: Plan, slot: Slot, second: number) {
  context.save()
  context.beginPath()
  context.rect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  context.clip()
  for (const { at, paper, tilt } of postOf(seed, time.hour, time.minute)) {
    const way = fallen(second - at)
    if (second < at || way > IN_BOX) continue
    const [wide, tall] = [slot.width * 0.66, slot.width * 1.02]
    context.save()
    context.translate(slot.x, -tall + way * (slot.bottom + tall * 2))
    context.rotate(tilt)
    context.fillStyle = PAPERS[paper]!
    context.fillRect(-wide / 2, -tall / 2, wide, tall)
    context.fillStyle = ['#a53b2a', '#2c5b4c', '#34557e', '#a53b2a'][paper]!
    context.fillRect(wide * 0.18, -tall * 0.44, wide * 0.24, tall * 0.2)
    context.fillStyle = 'rgb(60 44 24 / 0.7)'
    for (const line of [0.02, 0.12, 0.22])
      context.fillRect(-wide * 0.3, tall * line, wide * (0.6 - line), tall * 0.03)
    context.restore()
  }
  glaze(context, slot)
  context.restore()
  // Clips that hold the glass.
  context.fillStyle = '#d3a953'
  for (const place of [0.3, 0.62]) {
    const y = place * slot.bottom
    context.fillRect(slot.x - slot.width * 0.6, y, slot.width * 1.2, plan.least * 0.012)
    context.fillStyle = 'rgb(60 36 8 / 0.5)'
    context.fillRect(slot.x - slot.width * 0.6, y + plan.least * 0.012, slot.width * 1.2, plan.least * 0.004)
    context.fillStyle = '#d3a953'
  }
}
