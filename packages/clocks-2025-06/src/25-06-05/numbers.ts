import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { cutsAt, edgeOf, lightAt, placeOf } from './model'

/** A figure: how far the next one is, and its strokes, in thousandths of the size, downwards from the line; from EMS Allure. */
const FIGURES: readonly (readonly [advance: number, strokes: string])[] = [
  [
    662,
    '466 -583 432 -608 343 -611 189 -520 132 -463 85 -387 47 -265 41 -164 82 -63 151 -16 230 6 318 -9 422 -63 520 -161 576 -268 608 -384 608 -479 583 -558 479 -649 425 -665 350 -668',
  ],
  [378, '170 -450 261 -523 356 -646 384 -646 192 -211 154 -101 145 -38|6 -9 69 -32 284 -35'],
  [
    702,
    '198 -491 195 -536 287 -602 372 -630 472 -643 573 -621 621 -586 649 -510 617 -432 539 -346 350 -205 170 -98 57 -16 57 -47 82 -82 120 -94 186 -91 403 3 513 6 570 -19 617 -57 630 -85',
  ],
  [
    665,
    '239 -498 255 -567 321 -617 406 -639 479 -643 558 -624 605 -564 608 -498 589 -460 510 -394 312 -346 299 -356 293 -384 369 -378 536 -337 567 -290 576 -208 554 -145 495 -79 428 -32 353 0 220 19 148 9 104 -19 76 -72 101 -132',
  ],
  [
    558,
    '243 6 321 -249 504 -636 239 -422 104 -340 38 -284 -3 -224 88 -268 261 -265 334 -249 410 -249 491 -280 554 -337',
  ],
  [
    643,
    '318 -608 164 -362 220 -397 312 -428 387 -432 460 -416 523 -378 548 -321 548 -255 523 -183 457 -101 378 -50 284 -13 192 3 117 3 50 -9 3 -32 -25 -79 -35 -129 -16 -154|280 -614 570 -630 652 -624',
  ],
  [
    602,
    '551 -507 554 -576 523 -624 450 -636 337 -614 214 -520 145 -432 88 -312 60 -186 69 -98 120 -32 195 -6 274 -6 334 -35 406 -91 454 -154 479 -252 463 -324 406 -365 337 -372 271 -359 227 -321',
  ],
  [501, '110 -507 148 -592 208 -630 318 -636 576 -611 617 -633 435 -438 189 -139 126 -32 113 -25'],
  [
    592,
    '384 -662 268 -611 195 -536 202 -460 227 -406 293 -375 359 -375 435 -350 482 -280 479 -195 444 -145 255 -25 173 -16 94 -22 38 -54 25 -132 69 -214 170 -290 501 -469 554 -513 573 -589 548 -643 491 -668 384 -662',
  ],
  [
    605,
    '369 -328 318 -293 243 -284 164 -309 126 -359 126 -454 170 -551 239 -611 299 -643 403 -658 485 -630 539 -558 551 -482 529 -369 498 -284 435 -183 284 -50 227 -22 104 -9 47 -54 35 -88 38 -158',
  ],
]

function write(on: CanvasRenderingContext2D, text: string, size: number) {
  const long = Array.from(text).reduce((sum, figure) => sum + FIGURES[Number(figure)]![0], 0)
  let x = (-long / 2000) * size
  on.beginPath()
  for (const figure of text) {
    const [advance, lines] = FIGURES[Number(figure)]!
    for (const line of lines.split('|')) {
      const points = line.split(' ').map((number) => (Number(number) / 1000) * size)
      let [fromX, fromY] = [x + points[0]!, points[1]! + size * 0.32]
      on.moveTo(fromX, fromY)
      for (let at = 2; at < points.length; at += 2) {
        const [toX, toY] = [x + points[at]!, points[at + 1]! + size * 0.32]
        on.quadraticCurveTo(fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2)
        fromX = toX
        fromY = toY
      }
      on.lineTo(fromX, fromY)
    }
    x += (advance / 1000) * size
  }
  on.stroke()
}

/**
 * What somebody who took the stone down has chalked across the edge from each row, or beyond the end of what goes right
 * across: how much its cuts come to.
 */
export function drawNumbers({ context: on, time, width, height, hourCycle }: CanvasFrame) {
  const cuts = cutsAt(time.hour, time.minute, hourCycle)
  const edge = edgeOf(width, height, cuts.hours, cuts.tens)
  const { colour, shade } = lightAt(time.hour + time.minute / 60)
  const turn = -Math.atan2(edge.dy, edge.dx)
  const isUpright = Math.abs(turn) > 0.8
  const large = edge.reach * 0.62
  const { between } = createRandom('chalk')
  for (const [begin, count, worth, side] of [
    [edge.hours, cuts.hours, 1, -1],
    [edge.tens, cuts.tens, 10, isUpright ? -1 : 1],
    [edge.ones, cuts.ones, 1, 1],
  ] as const) {
    if (count === 0) continue
    const isAcross = worth === 10
    const size = isAcross ? large * (isUpright ? 0.55 : 0.75) : large
    const out = side * edge.reach * (isAcross ? (isUpright ? 1.28 : 1.24) : 0.58)
    const along = begin + (placeOf(count - 1) / 2) * edge.pitch + (isAcross ? out * 0.3 : 0)
    const light = side > 0 ? 1 : 0.8
    const tone = [0, 1, 2].map((at) =>
      Math.min(248, Math.round(light * 175 * (shade[at]! * 0.8 + colour[at]! * 0.95))),
    )
    on.save()
    on.translate(edge.x + edge.dx * along - edge.dy * out, height - edge.y - edge.dy * along - edge.dx * out)
    on.rotate(isUpright ? 0 : turn)
    on.lineCap = on.lineJoin = 'round'
    on.strokeStyle = `rgb(${tone.join(' ')} / 0.9)`
    on.lineWidth = size * 0.075
    write(on, String(count * worth), size)
    // The stone is rough, and takes chalk where it stands out.
    on.globalCompositeOperation = 'destination-out'
    on.beginPath()
    for (let bare = 0; bare < 2600; bare++) {
      const speck = size * between(0.003, 0.01)
      on.rect(between(-0.85, 0.85) * size, between(-0.55, 0.5) * size, speck * between(1, 2), speck)
    }
    on.fill()
    on.restore()
  }
}
