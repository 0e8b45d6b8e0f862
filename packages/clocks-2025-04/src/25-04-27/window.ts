import { clamp, mix } from '@found-time/clock-runtime'
import { type Colour, css, type Light, whitewash } from './light'
import type { Box, Wall } from './model'

type Pen = CanvasRenderingContext2D

/** What is seen through all the windows, and by which light. */
export interface View {
  readonly wall: Wall
  readonly width: number
  readonly day: HTMLImageElement
  readonly night: HTMLImageElement
  readonly light: Light
}

/** Where the view lies behind the wall; a tall stage shows the side where the fir stands. */
export function viewBox({ wall, width, day }: View): Box {
  const [wide, high] = [day.naturalWidth, day.naturalHeight]
  const scale = Math.max(width / wide, wall.floor / high)
  const [w, h] = [wide * scale, high * scale]
  // On a low wall the middle of the view is worth more than its sky.
  const down = Math.min(0.4, 0.12 + Math.max(0, (h - wall.floor) / h - 0.21) * 1.2)
  return { x: (width - w) * (width < wall.floor ? 0.78 : 0.5), y: (wall.floor - h) * down, w, h }
}

/** What colour the light has beside a point of the wall. */
export function lightBeside(view: View, y: number): Colour {
  const { y: top, h } = viewBox(view)
  return whitewash(view.light, (y - top) / h)
}

/** The pane at the end of a mouth, as it is seen by somebody who stands before the middle of the wall. */
export function paneOf({ wall: { unit, floor }, width }: View, { x, y, w, h }: Box): Box {
  const inset = Math.min(unit * 0.145, w * 0.18)
  const shift = (off: number) => Math.min(0.62, Math.max(-0.62, off)) * inset
  return {
    x: x + inset + shift(((width / 2 - x - w / 2) / width) * 1.5),
    y: y + inset + shift((floor * 0.5 - y - h / 2) / floor),
    w: w - inset * 2,
    h: h - inset * 2,
  }
}

/** The four sides of a mouth, from its edge to the pane: head, left, right, sill. */
function paintReveals(pen: Pen, mouth: Box, pane: Box, colours: readonly (readonly [Colour, Colour])[]) {
  const corners = ({ x, y, w, h }: Box) =>
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ] as const
  const [outer, inner] = [corners(mouth), corners(pane)]
  for (const [side, [first, second]] of [
    [0, 1],
    [3, 0],
    [1, 2],
    [2, 3],
  ].entries()) {
    const [a, b, c, d] = [outer[first!]!, outer[second!]!, inner[second!]!, inner[first!]!]
    const upright = side === 1 || side === 2
    const fade = upright
      ? pen.createLinearGradient(a[0], 0, d[0], 0)
      : pen.createLinearGradient(0, a[1], 0, d[1])
    const [near, far] = colours[side]!
    fade.addColorStop(0, css(near))
    fade.addColorStop(1, css(far))
    pen.fillStyle = fade
    pen.beginPath()
    for (const [x, y] of [a, b, c, d]) pen.lineTo(x, y)
    pen.fill()
  }
}

const CLOSED: readonly (readonly [Colour, Colour])[] = [
  [
    [38, 17, 15],
    [20, 9, 9],
  ],
  [
    [44, 20, 17],
    [24, 11, 11],
  ],
  [
    [104, 52, 42],
    [58, 28, 24],
  ],
  [
    [112, 58, 46],
    [66, 33, 28],
  ],
]

/** The view, and the bars of the sash before it. */
function paintView(pen: Pen, view: View, pane: Box) {
  const { light, day, night, wall } = view
  const { x, y, w, h } = viewBox(view)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(day, x, y, w, h)
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = css(light.tint)
  pen.fillRect(pane.x, pane.y, pane.w, pane.h)
  const low = 1 - light.tint[2] / 255
  if (low > 0.12 && light.night < 1) {
    // A low sun sets the haze alight, most of all along the ridge.
    const haze = pen.createLinearGradient(0, y, 0, y + h)
    haze.addColorStop(0, css([255, 120, 90], low * 0.16))
    haze.addColorStop(0.24, css([255, 140, 80], low * 0.62))
    haze.addColorStop(0.5, css([255, 120, 60], low * 0.22))
    haze.addColorStop(1, css([255, 150, 60], low * 0.14))
    pen.globalCompositeOperation = 'lighter'
    pen.fillStyle = haze
    pen.fillRect(pane.x, pane.y, pane.w, pane.h)
  }
  pen.globalCompositeOperation = 'source-over'
  if (light.night) {
    pen.globalAlpha = light.night
    pen.drawImage(night, x, y, w, h)
    pen.globalAlpha = 1
  }
  const thick = wall.unit * 0.045
  const bars = Math.round(pane.h / wall.unit / 1.1)
  const bar = (left: number, top: number, wide: number, high: number) => {
    pen.fillStyle = 'rgb(24 26 26)'
    pen.fillRect(left, top, wide, high)
    pen.fillStyle = css(lightBeside(view, top), 0.5)
    pen.fillRect(left, top, wide > high ? wide : wide * 0.35, wide > high ? high * 0.35 : high)
  }
  if (pane.w > pane.h) bar(pane.x + pane.w / 2 - thick / 2, pane.y, thick, pane.h)
  for (let step = 1; step < bars; step++)
    bar(pane.x, pane.y + (pane.h * step) / bars - thick / 2, pane.w, thick)
}

/** A leaf of slats that lie over one another. */
function paintLeaf(pen: Pen, { x, y, w, h }: Box, unit: number) {
  const rail = Math.max(1, unit * 0.055)
  pen.fillStyle = 'rgb(36 76 79)'
  pen.fillRect(x, y, w, h)
  pen.fillStyle = 'rgb(11 24 26)'
  pen.fillRect(x + rail, y + rail * 1.4, w - rail * 2, h - rail * 2.8)
  const room = h - rail * 2.8
  const count = Math.max(2, Math.round(room / (unit * 0.125)))
  const step = room / count
  for (let slat = 0; slat < count; slat++) {
    const top = y + rail * 1.4 + slat * step
    pen.fillStyle = 'rgb(28 61 65)'
    pen.fillRect(x + rail, top, w - rail * 2, step * 0.74)
    pen.fillStyle = 'rgb(51 97 98)'
    pen.fillRect(x + rail, top, w - rail * 2, step * 0.2)
  }
  pen.fillStyle = 'rgb(84 138 136 / 0.7)'
  pen.fillRect(x, y, w, rail * 0.35)
  pen.fillRect(x, y, rail * 0.35, h)
  pen.fillStyle = 'rgb(5 12 14 / 0.8)'
  pen.fillRect(x + w - rail * 0.4, y, rail * 0.4, h)
}

function paintShutters(pen: Pen, unit: number, pane: Box, shut: number) {
  const wide = pane.w / 2
  for (const side of [0, 1])
    paintLeaf(
      pen,
      {
        x: side ? pane.x + pane.w - wide * shut : pane.x - wide * (1 - shut),
        y: pane.y,
        w: wide,
        h: pane.h,
      },
      unit,
    )
  // They lie deep in the wall, whose head and left side keep the light of the room from them.
  const deep = unit * 0.22
  for (const [x, y] of [
    [deep, 0],
    [0, deep],
  ] as const) {
    const shade = pen.createLinearGradient(pane.x, pane.y, pane.x + x, pane.y + y)
    shade.addColorStop(0, 'rgb(6 4 8 / 0.75)')
    shade.addColorStop(1, 'rgb(6 4 8 / 0)')
    pen.fillStyle = shade
    pen.fillRect(pane.x, pane.y, pane.w, pane.h)
  }
}

/** The slab before a window, and the shadow beneath it. */
function paintSill(pen: Pen, view: View, { x, y, w, h }: Box, shut: number) {
  const { unit } = view.wall
  const [out, high] = [unit * 0.05, unit * 0.13]
  const shade = pen.createLinearGradient(0, y + h + high, 0, y + h + high * 2.1)
  shade.addColorStop(0, 'rgb(14 4 4 / 0.6)')
  shade.addColorStop(1, 'rgb(14 4 4 / 0)')
  pen.fillStyle = shade
  pen.fillRect(x - out, y + h + high, w + out * 2, high * 1.1)
  const lit = lightBeside(view, y + h)
  const dark: Colour = [128, 70, 56]
  const face = pen.createLinearGradient(0, y + h, 0, y + h + high)
  face.addColorStop(0, css(mix(lit, dark, 0.12 + 0.88 * shut)))
  face.addColorStop(0.34, css(mix(lit, dark, 0.3 + 0.7 * shut)))
  face.addColorStop(0.4, css(mix([118, 72, 58], [82, 40, 33], shut)))
  face.addColorStop(1, css([52, 24, 20]))
  pen.fillStyle = face
  pen.fillRect(x - out, y + h, w + out * 2, high)
}

/**
 * A window in the wall.
 * @param shut - How far its shutter is closed, `0` to `1`; a little less than one while it knocks.
 */
export function paintWindow(pen: Pen, view: View, mouth: Box, shut: number) {
  const { wall, light } = view
  const pane = paneOf(view, mouth)
  const [upper, lower] = [lightBeside(view, mouth.y), lightBeside(view, mouth.y + mouth.h)]
  const middle = mix(upper, lower, 0.5)
  const lit = (colour: Colour, near: number, far: number): readonly [Colour, Colour] => [
    [colour[0] * near, colour[1] * near, colour[2] * near],
    [colour[0] * far, colour[1] * far, colour[2] * far],
  ]
  // The side that faces the sun has the most of it; the head has what the sill throws up.
  const turn = 0.17 * light.side
  const open = [
    lit(upper, 0.42, 0.6),
    lit(middle, 0.6 + turn, 0.74 + turn),
    lit(middle, 0.62 - turn, 0.76 - turn),
    lit(lower, 0.86, 1),
  ]
  const share = clamp(shut)
  const colours = open.map(
    ([near, far], side) => [mix(near, CLOSED[side]![0], share), mix(far, CLOSED[side]![1], share)] as const,
  )
  paintReveals(pen, mouth, pane, colours)
  pen.save()
  pen.beginPath()
  pen.rect(pane.x, pane.y, pane.w, pane.h)
  pen.clip()
  if (shut < 1) paintView(pen, view, pane)
  if (shut > 0) paintShutters(pen, wall.unit, pane, shut)
  pen.restore()
  // The worn edge of the mouth.
  pen.lineWidth = wall.unit * 0.03
  pen.strokeStyle = css(mix(mix(upper, lower, 0.4), [150, 86, 70], 0.2 + 0.8 * share), 0.85)
  pen.strokeRect(mouth.x, mouth.y, mouth.w, mouth.h)
  paintSill(pen, view, mouth, share)
  if (!light.night || !share) return
  // A closed window has only the light of the room, of which there is less by night.
  pen.fillStyle = `rgb(5 7 22 / ${(0.42 * light.night * share).toFixed(3)})`
  pen.fillRect(
    mouth.x - wall.unit * 0.05,
    mouth.y - wall.unit * 0.015,
    mouth.w + wall.unit * 0.1,
    mouth.h + wall.unit * 0.145,
  )
}
