import type { Box, Panel } from './model'
import { paintScale } from './scale'

type Pen = CanvasRenderingContext2D

export interface Material {
  readonly hide: HTMLImageElement
  readonly chrome: HTMLImageElement
  readonly lit: boolean
}

/** Where the two frames of `chrome.webp` lie, in parts of their side: from the middle of the round to its ends. */
const SIDE = 0.5
/** How thick the chrome is of the pictures, and how far their corners reach. */
const THICK = 0.13
const CORNER = 0.34

const boxed = (path: Path2D, { x, y, w, h }: Box, by: number, round: number) => {
  path.roundRect(x - by, y - by, w + by * 2, h + by * 2, round)
  return path
}

/**
 * Lays a frame of chrome round a box: its corners keep their shape, its edges are drawn out.
 * @param which - `0` the bezel, `1` a window's rim. @param thick - How thick it shall be.
 */
function paintChrome(pen: Pen, chrome: HTMLImageElement, which: number, box: Box, thick: number) {
  const side = chrome.naturalHeight
  const cuts = [0, CORNER, 1 - CORNER, 1].map((share) => share * side)
  const corner = (thick / THICK) * CORNER
  const { x, y, w, h } = { x: box.x - thick, y: box.y - thick, w: box.w + thick * 2, h: box.h + thick * 2 }
  const xs = [x, x + corner, x + w - corner, x + w]
  const ys = [y, y + corner, y + h - corner, y + h]
  pen.imageSmoothingQuality = 'high'
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      if (row === 1 && column === 1) continue
      // What is drawn out is only the middle of an edge, and that a hair over the corners.
      const [long, tall] = [column === 1 ? 0.4 : 0, row === 1 ? 0.4 : 0]
      pen.drawImage(
        chrome,
        which * side * SIDE * 2 + cuts[column]!,
        cuts[row]!,
        cuts[column + 1]! - cuts[column]!,
        cuts[row + 1]! - cuts[row]!,
        xs[column]! - long,
        ys[row]! - tall,
        xs[column + 1]! - xs[column]! + long * 2,
        ys[row + 1]! - ys[row]! + tall * 2,
      )
    }
}

/** Red hide, drawn over padding that sinks towards the instrument, with a seam round it. */
function paintHide(pen: Pen, { bezel, edge }: Panel, width: number, height: number, hide: HTMLImageElement) {
  const least = Math.min(width, height)
  const leather = pen.createPattern(hide, 'repeat')!
  const grain = Math.max(90, least * 0.21)
  leather.setTransform(new DOMMatrix().scale(grain / hide.naturalWidth))
  pen.fillStyle = leather
  pen.fillRect(0, 0, width, height)
  const light = pen.createLinearGradient(0, 0, width * 0.6, height)
  light.addColorStop(0, 'rgb(255 190 150 / 0.2)')
  light.addColorStop(0.35, 'rgb(255 190 150 / 0.02)')
  light.addColorStop(1, 'rgb(20 0 4 / 0.5)')
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  // The seam lies in a furrow.
  const seam = (by: number) => boxed(new Path2D(), bezel, by, least * 0.105 + by)
  for (const [wide, alpha] of [
    [0.42, 0.1],
    [0.28, 0.14],
    [0.15, 0.2],
    [0.05, 0.45],
  ] as const) {
    pen.strokeStyle = `rgb(18 0 2 / ${alpha})`
    pen.lineWidth = edge * wide
    pen.stroke(seam(edge * 0.5))
  }
  const stitch = edge * 0.17
  for (const by of [0.36, 0.64])
    for (const [off, colour, thick] of [
      [0.03, 'rgb(14 0 2 / 0.8)', 0.085],
      [0, '#c9a06a', 0.07],
      [-0.012, '#f0d6a2', 0.03],
    ] as const) {
      pen.save()
      pen.translate(edge * off, edge * off)
      pen.lineCap = 'round'
      pen.setLineDash([stitch, stitch * 0.75])
      pen.strokeStyle = colour
      pen.lineWidth = edge * thick
      pen.stroke(seam(edge * by))
      pen.restore()
    }
  // The instrument stands out of it and throws a shadow.
  for (const [out, alpha] of [
    [0.3, 0.1],
    [0.2, 0.14],
    [0.1, 0.22],
  ] as const) {
    pen.fillStyle = `rgb(0 0 0 / ${alpha})`
    pen.save()
    pen.translate(edge * 0.08, edge * 0.12)
    pen.fill(boxed(new Path2D(), bezel, edge * out, least * 0.09 + edge * out))
    pen.restore()
  }
}

/** Ribs of chrome, as stand beside what is alone in the middle of a dashboard. */
function paintRibs(pen: Pen, ribs: readonly Box[]) {
  for (const { x, y, w, h } of ribs)
    for (let rib = 0; rib < 5; rib++) {
      const [top, high] = [y + (h * (rib + 0.2)) / 5, (h / 5) * 0.5]
      pen.fillStyle = 'rgb(0 0 0 / 0.6)'
      pen.beginPath()
      pen.roundRect(x + high * 0.3, top + high * 0.45, w, high, high / 2)
      pen.fill()
      const shine = pen.createLinearGradient(0, top, 0, top + high)
      for (const [at, colour] of [
        [0, '#4a4f57'],
        [0.22, '#f4f7fb'],
        [0.46, '#a8b2c0'],
        [0.54, '#2c2426'],
        [0.8, '#6a5a58'],
        [1, '#191517'],
      ] as const)
        shine.addColorStop(at, colour)
      pen.fillStyle = shine
      pen.beginPath()
      pen.roundRect(x, top, w, high, high / 2)
      pen.fill()
    }
}

/** By night the lamps behind the rim throw their green on the face from above. */
function paintLamps(pen: Pen, { face, scale }: Panel) {
  const { x, y, w, h } = face
  for (let lamp = 0; lamp < 7; lamp++) {
    const at = scale.left + ((scale.right - scale.left) * lamp) / 6
    const glow = pen.createRadialGradient(at, y, 0, at, y, Math.min(w * 0.3, h * 0.7))
    glow.addColorStop(0, 'rgb(70 220 110 / 0.2)')
    glow.addColorStop(0.3, 'rgb(50 190 90 / 0.09)')
    glow.addColorStop(1, 'rgb(30 150 70 / 0)')
    pen.fillStyle = glow
    pen.fillRect(x, y, w, h)
  }
}

export function paintDashboard(
  pen: Pen,
  panel: Panel,
  width: number,
  height: number,
  { hide, chrome, lit }: Material,
) {
  const { bezel, face, rim, frame, windows, scale, ribs } = panel
  paintHide(pen, panel, width, height, hide)
  if (lit) {
    pen.fillStyle = 'rgb(2 3 12 / 0.66)'
    pen.fillRect(0, 0, width, height)
  }
  const black = pen.createRadialGradient(
    face.x + face.w * 0.3,
    face.y,
    0,
    face.x + face.w * 0.3,
    face.y,
    Math.hypot(face.w, face.h),
  )
  black.addColorStop(0, lit ? '#10150f' : '#33302b')
  black.addColorStop(0.5, lit ? '#080b08' : '#1b1917')
  black.addColorStop(1, '#060606')
  pen.fillStyle = black
  pen.fill(boxed(new Path2D(), face, rim * 0.3, rim * 2))
  if (lit) {
    pen.save()
    pen.clip(boxed(new Path2D(), face, 0, rim * 1.6))
    paintLamps(pen, panel)
    pen.restore()
  }
  paintScale(pen, scale, lit ? '#a2eda0' : '#f0e3c0')
  paintRibs(pen, ribs)
  for (const window of windows) {
    // A window lies in a trough, and its rim throws a shadow.
    pen.fillStyle = 'rgb(0 0 0 / 0.5)'
    pen.fill(
      boxed(
        new Path2D(),
        { ...window, y: window.y + frame * 0.6, x: window.x + frame * 0.3 },
        frame * 1.12,
        frame * 1.6,
      ),
    )
    pen.fillStyle = '#000'
    pen.fillRect(window.x - 1, window.y - 1, window.w + 2, window.h + 2)
    paintChrome(pen, chrome, 1, window, frame)
  }
  paintChrome(pen, chrome, 0, face, rim)
  if (!lit) return
  // Only their own light falls on the chrome.
  pen.fillStyle = 'rgb(2 6 8 / 0.55)'
  const round = boxed(new Path2D(), bezel, 0, rim * 3)
  boxed(round, face, 0, rim * 1.6)
  pen.fill(round, 'evenodd')
  for (const window of windows) {
    const ring = boxed(new Path2D(), window, frame, frame * 1.4)
    boxed(ring, window, 0, 0)
    pen.fill(ring, 'evenodd')
  }
  for (const rib of ribs) pen.fillRect(rib.x, rib.y, rib.w, rib.h)
}
