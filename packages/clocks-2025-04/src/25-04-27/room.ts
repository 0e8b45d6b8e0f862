import { mix } from '@found-time/clock-runtime'
import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { css } from './light'
import type { Box } from './model'
import { lightBeside, type View } from './window'

type Pen = CanvasRenderingContext2D

/** Paints at a small part of the size and draws that large: soft in every browser. */
function softly(pen: Pen, width: number, height: number, part: number, paint: (pen: Pen) => void) {
  const over = createOffscreen(Math.ceil(width / part) + 2, Math.ceil(height / part) + 2)
  const sheet = over.canvas
  over.scale(1 / part, 1 / part)
  paint(over)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = 1 / 9
  for (const right of [-1, 0, 1])
    for (const down of [-1, 0, 1])
      pen.drawImage(sheet, right * part * 0.9, down * part * 0.9, sheet.width * part, sheet.height * part)
  pen.restore()
}

/** Where a point of the floor is seen: how far along the wall, and how far before it, `0` to `1` at the stage's foot. */
function floorAt(
  view: View,
  width: number,
  height: number,
  x: number,
  far: number,
): readonly [number, number] {
  const { floor } = view.wall
  const near = 1 / (1 - far * 0.28) - 1
  return [width / 2 + (x - width / 2) * (1 + near), floor + ((height - floor) * near) / 0.389]
}

/** Boards that run towards whoever stands there. */
function paintFloor(pen: Pen, view: View, width: number, height: number) {
  const { floor, unit } = view.wall
  const wood = pen.createLinearGradient(0, floor, 0, height)
  wood.addColorStop(0, '#160b0a')
  wood.addColorStop(0.25, '#26140f')
  wood.addColorStop(1, '#1b0e0b')
  pen.fillStyle = wood
  pen.fillRect(0, floor, width, height - floor)
  const board = unit * 0.92
  const count = Math.ceil(width / 2 / board) + 1
  for (let index = -count; index <= count; index++) {
    const [a, b, c] = [
      floorAt(view, width, height, width / 2 + index * board, 0),
      floorAt(view, width, height, width / 2 + index * board, 1),
      floorAt(view, width, height, width / 2 + (index + 1) * board, 1),
    ]
    const [d] = [floorAt(view, width, height, width / 2 + (index + 1) * board, 0)]
    const shade = (index * index * 7 + index * 3 + 40) % 5
    pen.fillStyle = `rgb(255 200 150 / ${(shade * 0.012).toFixed(3)})`
    pen.beginPath()
    for (const [x, y] of [a, b, c, d]) pen.lineTo(x, y)
    pen.fill()
    pen.strokeStyle = 'rgb(5 2 2 / 0.7)'
    pen.lineWidth = Math.max(0.6, unit * 0.02)
    pen.beginPath()
    pen.moveTo(...a)
    pen.lineTo(...b)
    pen.stroke()
  }
}

/** What light falls through the open windows on the floor: the upper ones throw theirs further into the room. */
function paintPatches(pen: Pen, view: View, open: readonly Box[], width: number, height: number) {
  const { wall, light } = view
  const top = Math.min(...wall.digits.map(({ y }) => y))
  const drift = light.side * wall.unit * -1.6
  for (const { x, y, w, h } of open) {
    const [near, far] = [y + h, y].map((level) => ((wall.floor - level) / (wall.floor - top)) * 0.93)
    const corner = (along: number, out: number) => floorAt(view, width, height, along + drift * out, out)
    pen.fillStyle = css(
      mix(lightBeside(view, wall.floor * 0.35), [255, 206, 150], 0.4 * (1 - light.night)),
      0.5 * (1 - 0.35 * light.night),
    )
    pen.beginPath()
    for (const [px, py] of [
      corner(x + w * 0.12, near!),
      corner(x + w * 0.88, near!),
      corner(x + w * 0.88, far!),
      corner(x + w * 0.12, far!),
    ])
      pen.lineTo(px, py)
    pen.fill()
  }
}

/** The board along the foot of the wall. */
function paintSkirting(pen: Pen, { wall: { floor, unit } }: View, width: number) {
  const high = unit * 0.3
  pen.fillStyle = '#2f1712'
  pen.fillRect(0, floor - high, width, high)
  pen.fillStyle = 'rgb(190 120 96 / 0.5)'
  pen.fillRect(0, floor - high, width, Math.max(1, unit * 0.03))
  pen.fillStyle = 'rgb(8 3 3 / 0.6)'
  pen.fillRect(0, floor - high * 0.16, width, high * 0.16)
}

export function paintRoom(
  pen: Pen,
  plaster: HTMLImageElement,
  view: View,
  open: readonly Box[],
  width: number,
  height: number,
) {
  const { floor, unit } = view.wall
  const wash = pen.createPattern(plaster, 'repeat')!
  wash.setTransform(new DOMMatrix().scale((unit * 9) / plaster.naturalWidth))
  pen.fillStyle = wash
  pen.fillRect(0, 0, width, floor)
  // The room is darkest in its corners.
  const dusk = pen.createRadialGradient(
    width / 2,
    floor * 0.52,
    0,
    width / 2,
    floor * 0.52,
    Math.hypot(width, floor) * 0.6,
  )
  dusk.addColorStop(0, 'rgb(20 8 10 / 0.1)')
  dusk.addColorStop(0.6, 'rgb(20 8 12 / 0.3)')
  dusk.addColorStop(1, 'rgb(12 5 10 / 0.74)')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, width, floor)
  paintSkirting(pen, view, width)
  paintFloor(pen, view, width, height)
  if (view.light.night) {
    pen.fillStyle = `rgb(5 7 22 / ${(0.42 * view.light.night).toFixed(3)})`
    pen.fillRect(0, 0, width, height)
  }
  // What goes round the corner of each mouth, and what falls on the floor.
  for (const [part, spread, alpha] of [
    [unit / 2.2, 0.5, 0.11],
    [unit / 5, 0.14, 0.08],
  ] as const)
    softly(pen, width, floor, part, (over) => {
      for (const { x, y, w, h } of open) {
        over.fillStyle = css(lightBeside(view, y + h / 2), alpha)
        const out = unit * spread
        over.fillRect(x - out, y - out * 0.6, w + out * 2, h + out * 1.8)
      }
    })
  softly(pen, width, height, unit / 18, (over) => paintPatches(over, view, open, width, height))
}
