import { BEAM, type Context, chance, INK, ORANGE, PAPER, polygon, SLATE } from './ink'
import { type Beam, characterOf, heightOf, type Layout } from './model'

/** Ruled by machine: lines that swell towards the zenith, let go for the long clouds of the evening. */
export function sky(context: Context, { width, height, lamp }: Layout) {
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  const pitch = Math.max(2.2, Math.min(5, height / 190))
  const clouds = Array.from({ length: 9 }, (_, cloud) => ({
    x: width * (((cloud * 0.37 + chance(cloud)) % 1.2) - 0.1),
    y: height * (0.07 + 0.075 * cloud + 0.03 * chance(cloud + 40)),
    long: Math.max(width, height) * (0.12 + 0.16 * chance(cloud + 20)),
    high: height * (0.008 + 0.016 * chance(cloud + 60)),
  }))
  context.fillStyle = SLATE
  for (let line = 0; line * pitch < height; line++) {
    const y = line * pitch
    const weight = pitch * (0.66 - 0.56 * Math.min(1, y / (height * 0.82)))
    // A cloud is a lens of paper with a scalloped head; its belly keeps half the ink.
    let x = 0
    const gaps = clouds
      .map((cloud) => {
        const off = (y - cloud.y) / cloud.high
        if (off < -1 || off > 1.3) return undefined
        const half = cloud.long * Math.sqrt(Math.max(0, 1 - (off < 0 ? off * off : (off / 1.3) ** 2)))
        const ragged = cloud.long * 0.16 * chance(line * 3.3 + cloud.x)
        return [cloud.x - half + ragged, cloud.x + half - ragged * 0.6] as const
      })
      .filter((gap) => gap !== undefined)
      .toSorted((a, b) => a[0] - b[0])
    for (const [from, to] of gaps) {
      if (from > x) context.fillRect(x, y, from - x, weight)
      x = Math.max(x, to)
    }
    if (x < width) context.fillRect(x, y, width - x, weight)
  }
  // The afterglow, a second stone: orange lines between the slate ones, low down.
  context.fillStyle = ORANGE
  context.globalAlpha = 0.5
  for (let line = 0; line * pitch < height; line++) {
    const y = (line + 0.55) * pitch
    const glow = Math.max(0, (y - lamp[1] * 1.2) / height)
    context.fillRect(0, y, width, pitch * 0.42 * Math.min(1, glow))
  }
  context.globalAlpha = 1
}

/** Flat orange, in three steps of strength, the lines of the sky showing through. */
export function beams(context: Context, layout: Layout, lit: readonly Beam[], waterline: number) {
  const { width, height, lamp } = layout
  const far = Math.hypot(width, height) * 1.1
  // Looking up at the lens from the water; kept steep enough for the beams to be told apart.
  const tilt = Math.max(0.46, Math.min(0.66, (waterline - lamp[1]) / height))
  context.save()
  context.beginPath()
  context.rect(0, 0, width, waterline)
  context.clip()
  context.fillStyle = BEAM
  for (const { past, share } of lit) {
    const edge = (degrees: number) => {
      const angle = ((past + degrees) * Math.PI) / 180
      return [Math.sin(angle), -tilt * Math.cos(angle)] as const
    }
    const left = edge(-2.7)
    const right = edge(2.7)
    const reach = far / Math.hypot(...edge(0))
    const steps = [0.0, 0.3, 0.52, 1] as const
    const part = (from: number, to: number) =>
      polygon(
        context,
        (
          [
            [left, from],
            [left, to],
            [right, to],
            [right, from],
          ] as const
        ).map(([[x, y], at]) => [lamp[0] + x * at, lamp[1] + y * at] as const),
      )
    for (let step = 0; step < 3; step++) {
      context.globalAlpha = share * [0.88, 0.76, 0.62][step]!
      part(steps[step]! * reach, steps[step + 1]! * reach)
      context.fill()
    }
  }
  context.restore()
}

/** The coastal view: a far headland either side, hachured; its foot is half way down the layer. */
export function coast(context: Context, { width, height, unit }: Layout) {
  const base = height / 2
  const high = Math.min(height * 0.085, unit * 1.25)
  const ridge = (x: number) => {
    const share = x / width
    const right = Math.max(0, (share - 0.6) / 0.4) ** 0.75
    const left = Math.max(0, (0.22 - share) / 0.22) ** 0.9
    const rough = 0.8 + 0.16 * Math.sin(share * 23 + 1) + 0.09 * Math.sin(share * 61)
    return high * Math.max(right, left * 0.6) * rough
  }
  for (const [lift, ink] of [
    [1, '#8fa0a3'],
    [0.56, SLATE],
  ] as const) {
    context.beginPath()
    context.moveTo(0, base + 2)
    for (let x = 0; x <= width; x += 3) {
      const shift = lift < 1 ? width * 0.07 : 0
      const seen = x > width * 0.5 ? ridge(x - shift) : ridge(x + shift)
      context.lineTo(x, base - seen * lift + (seen === 0 ? 2 : 0))
    }
    context.lineTo(width, base + 2)
    context.fillStyle = ink
    context.fill()
  }
  context.strokeStyle = PAPER
  context.lineWidth = Math.max(0.6, unit / 90)
  context.globalAlpha = 0.55
  context.beginPath()
  const apart = Math.max(3, unit / 11)
  for (let x = 0; x < width; x += apart) {
    const top = ridge(x > width * 0.5 ? x - width * 0.07 : x + width * 0.07) * 0.56
    if (top < unit * 0.08) continue
    const lean = apart * (1.4 + chance(x))
    context.moveTo(x, base - top * 0.92)
    context.lineTo(x - lean, base - top * (0.2 + 0.3 * chance(x + 5)))
  }
  context.stroke()
  context.globalAlpha = 1
}

/** A small steamer hull up on the horizon, rolling. */
export function steamer(context: Context, layout: Layout, waterline: number, swum: number) {
  const { width, height, unit, isBare } = layout
  if (isBare) return
  const size = unit * (height > width ? 0.42 : 0.62)
  const heave = Math.sin((swum * Math.PI) / 2)
  context.save()
  context.translate(width * (height > width ? 0.87 : 0.77), waterline + size * 0.06 * heave)
  context.rotate(0.035 * Math.sin((swum * Math.PI) / 2 + 1))
  context.scale(size, size)
  // Smoke, in strokes, blown astern.
  context.strokeStyle = SLATE
  context.lineCap = 'round'
  for (let puff = 0; puff < 7; puff++) {
    const out = (puff + (swum % 1)) / 7
    context.lineWidth = 0.03 + 0.05 * (1 - out)
    context.globalAlpha = 0.75 * (1 - out)
    context.beginPath()
    const x = 0.06 + out * 1.9
    const y = -1.08 - out * 0.34 - 0.05 * chance(puff)
    context.moveTo(x, y)
    context.quadraticCurveTo(x + 0.14, y - 0.14 * (1 + out), x + 0.32, y)
    context.stroke()
  }
  context.globalAlpha = 1
  context.fillStyle = PAPER
  context.fillRect(-0.42, -0.52, 0.9, 0.26)
  context.fillStyle = SLATE
  context.fillRect(-0.42, -0.56, 0.94, 0.05)
  for (let port = 0; port < 5; port++) context.fillRect(-0.34 + port * 0.17, -0.44, 0.07, 0.07)
  context.fillStyle = ORANGE
  context.fillRect(-0.06, -1, 0.22, 0.46)
  context.fillStyle = SLATE
  context.fillRect(-0.06, -1.02, 0.22, 0.12)
  polygon(context, [
    [-1.12, -0.42],
    [-0.9, -0.27],
    [0.92, -0.27],
    [1.12, -0.36],
    [1, 0.3],
    [-0.86, 0.3],
  ])
  context.fill()
  context.lineWidth = 0.035
  context.strokeStyle = SLATE
  context.beginPath()
  context.moveTo(-0.68, -0.3)
  context.lineTo(-0.66, -1.35)
  context.moveTo(0.68, -0.3)
  context.lineTo(0.7, -1.25)
  context.moveTo(-1.1, -0.42)
  context.lineTo(-0.66, -1.3)
  context.lineTo(0.7, -1.2)
  context.lineTo(1.1, -0.36)
  context.stroke()
  context.strokeStyle = ORANGE
  context.lineWidth = 0.05
  context.beginPath()
  context.moveTo(-0.93, -0.06)
  context.lineTo(1.03, -0.06)
  context.stroke()
  context.restore()
}

/**
 * The ladder: every fifth rung painted, its number beside it.
 * @param isSunk - As it is seen through the water.
 */
export function rungs(context: Context, layout: Layout, level: number, isSunk = false) {
  const { unit, height, isBare, width } = layout
  const step = heightOf(layout, 0, level) - heightOf(layout, 1, level)
  const at = isBare ? width * 0.62 : layout.ladder
  const half = isBare ? height * 0.16 : unit * 0.3
  const figure = Math.min(step * 4, isBare ? height * 0.27 : unit * 0.56)
  const low = heightOf(layout, -1.2, level)
  const high = heightOf(layout, 59, level)
  if (isBare && !isSunk) {
    context.fillStyle = '#f3e9cf'
    context.fillRect(at - half * 1.9, 0, width, height)
  }
  const plain = isSunk ? '#93a39c' : SLATE
  const painted = isSunk ? '#d08a5f' : ORANGE
  context.fillStyle = plain
  const rail = Math.max(1.2, half * 0.15)
  context.fillRect(at - half - rail / 2, high - step, rail, low - high + step)
  context.fillRect(at + half - rail / 2, high - step, rail, low - high + step)
  context.font = `400 ${figure}px "ft-25-05-05 Board"`
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (let rung = 0; rung < 60; rung++) {
    const y = heightOf(layout, rung, level)
    if (y < -figure || y > height + figure) continue
    const isPainted = rung % 5 === 0
    const thick = isPainted ? Math.max(1.6, step * 0.42) : Math.max(0.8, step * 0.2)
    const wide = isPainted ? half * 1.55 : half
    context.fillStyle = isPainted ? painted : plain
    context.fillRect(at - wide, y - thick / 2, wide * 2, thick)
    if (!isPainted) continue
    context.fillText(String(rung), at + half * 1.85, y + figure * 0.05)
  }
}

/** The lens behind its bars, and the glare of a beam in one's eyes. */
export function lampLight(context: Context, { lamp, unit, width }: Layout, flash: number) {
  const [x, y] = lamp
  context.fillStyle = ORANGE
  context.beginPath()
  context.ellipse(x, y - unit * 0.03, unit * 0.24, unit * 0.36, 0, 0, 7)
  context.fill()
  context.strokeStyle = '#f9f1da'
  context.lineWidth = Math.max(0.6, unit / 50)
  for (let ring = 1; ring < 4; ring++) {
    context.beginPath()
    context.ellipse(x, y - unit * 0.03, unit * 0.07 * ring, unit * 0.1 * ring, 0, 0, 7)
    context.stroke()
  }
  context.strokeStyle = SLATE
  context.beginPath()
  for (const side of [-0.26, 0, 0.26]) {
    context.moveTo(x + side * unit, y - unit * 0.5)
    context.lineTo(x + side * unit, y + unit * 0.42)
  }
  context.moveTo(x - unit * 0.52, y - unit * 0.03)
  context.lineTo(x + unit * 0.52, y - unit * 0.03)
  context.stroke()
  if (flash < 0.02) return
  // Sixteen points, long and short: the figure charts print for a light.
  const long = Math.min(unit * 2.6, width * 0.4) * (0.25 + 0.75 * flash)
  context.beginPath()
  for (let point = 0; point < 32; point++) {
    const angle = (point * Math.PI) / 16
    const reach = point % 2 ? long * 0.22 : point % 4 ? long * 0.55 : long
    context.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  context.closePath()
  context.globalAlpha = Math.min(1, flash * 1.6)
  context.fillStyle = '#fdf7e4'
  context.fill()
  context.strokeStyle = ORANGE
  context.lineWidth = Math.max(1, unit / 26)
  context.lineJoin = 'miter'
  context.stroke()
  context.globalAlpha = 1
}

/** The sea, cut like glass where it meets the ladder; engraved with the short strokes of a chop. */
export function sea(context: Context, layout: Layout, waterline: number, swum: number) {
  const { width, height, unit, ladder, lamp, isBare } = layout
  const since = swum % 1
  const swell = Math.min(height * 0.009, unit * 0.11)
  const at = isBare ? width * 0.62 : ladder
  // Flat at the ladder, where it is read.
  const surface = (x: number) => {
    const calm = 1 - Math.exp(-(((x - at) / (unit * 1.5)) ** 2))
    return (
      waterline +
      swell *
        calm *
        (Math.sin(x / (unit * 0.9) - (swum * Math.PI) / 2) +
          0.6 * Math.sin(x / (unit * 0.41) + swum * Math.PI))
    )
  }
  const outline = () => {
    context.beginPath()
    for (let x = -4; x <= width + 8; x += 8) context.lineTo(x, surface(x))
  }
  outline()
  context.lineTo(width + 8, height)
  context.lineTo(-4, height)
  context.closePath()
  context.fillStyle = SLATE
  context.globalAlpha = 0.84
  context.fill()
  context.save()
  context.clip()
  // Deeper water, a second printing of the same stone.
  context.globalAlpha = 0.17
  for (const depth of [0.22, 0.46]) {
    context.beginPath()
    for (let x = -4; x <= width + 20; x += 20)
      context.lineTo(x, waterline + height * depth + unit * 0.2 * Math.sin(x / (unit * 1.7) + depth * 20))
    context.lineTo(width, height + 2)
    context.lineTo(0, height + 2)
    context.fillStyle = '#20394a'
    context.fill()
  }
  context.restore()

  context.strokeStyle = PAPER
  context.lineCap = 'round'
  let y = waterline + unit * 0.17
  for (let row = 0; y < height; row++) {
    const grown = 1 + row * 0.16
    const wave = unit * 0.5 * grown
    const drift = ((swum * unit * 0.07 * (row % 2 ? 1 : -1)) % (wave * 1000)) + row * wave * 0.37
    const bob = swell * 0.5 * Math.sin(swum * Math.PI + row)
    context.lineWidth = Math.max(0.6, (unit / 46) * Math.max(0.55, 1.5 - row * 0.09))
    context.globalAlpha = Math.max(0.28, 0.9 - row * 0.05)
    context.beginPath()
    const first = Math.floor(-drift / wave) - 1
    for (let crest = first; crest * wave + drift < width; crest++) {
      const luck = chance(crest * 1.7 + row * 31)
      if (luck < 0.3) continue
      const x = crest * wave + drift
      const long = wave * (0.4 + 0.6 * luck)
      const high = wave * 0.13 * luck
      context.moveTo(x, y + bob)
      context.quadraticCurveTo(x + long * 0.3, y + bob - high, x + long * 0.55, y + bob)
      context.quadraticCurveTo(x + long * 0.78, y + bob + high * 0.7, x + long, y + bob)
    }
    context.stroke()
    y += unit * 0.2 * grown
  }
  context.globalAlpha = 1

  // Where sea meets air, and rings that each second's lap sends out from the tower.
  outline()
  context.lineWidth = Math.max(1.4, unit / 20)
  context.stroke()
  if (isBare) return
  for (let ring = 0; ring < 3; ring++) {
    const out = ring + since
    const reach = unit * (1.5 + out * 0.62)
    context.globalAlpha = 0.85 * (1 - out / 3)
    context.lineWidth = Math.max(0.8, (unit / 30) * (1 - out / 4))
    context.beginPath()
    context.ellipse(
      lamp[0],
      waterline + unit * 0.05,
      reach,
      unit * 0.1 * (1 + out * 0.5),
      0,
      0.15,
      Math.PI - 0.15,
    )
    context.stroke()
  }
  context.globalAlpha = 1
}

/** Where the light's character stands. */
function boardOf({ width, height, lamp, unit, border }: Layout) {
  const isTall = height > width
  const wide = isTall
    ? width - 2 * border
    : Math.min(width - border - lamp[0] - unit * 1.9, Math.max(unit * 6.6, width * 0.36))
  const size = Math.min(wide * 0.14, isTall ? height * 0.075 : height * 0.13)
  const hasBar = wide >= 200
  return {
    wide,
    size,
    hasBar,
    pad: size * 0.34,
    high: size * (hasBar ? 1.68 : 1.25),
    left: width - border - wide,
  }
}

/** The paper under the character: part of the sky, so that the beams fall across it as across all else. */
export function board(context: Context, layout: Layout) {
  if (layout.isBare) return
  const { border } = layout
  const { wide, size, high, left } = boardOf(layout)
  context.fillStyle = PAPER
  context.fillRect(left, border, wide, high)
  context.strokeStyle = SLATE
  context.lineWidth = Math.max(0.8, border / 14)
  context.strokeRect(left, border, wide, high)
  context.strokeRect(left + size * 0.09, border, wide - size * 0.18, high - size * 0.09)
}

/** The rung that the water has reached: the minute. */
export function wetRung(context: Context, { ladder, unit, step, foot }: Layout, minute: number) {
  const y = foot - minute * step
  const half = unit * 0.3
  const wide = half * (minute % 5 === 0 ? 1.7 : 1.35)
  const thick = Math.max(2.4, step * 0.56)
  context.fillStyle = INK
  context.fillRect(ladder - wide - thick * 0.3, y - thick * 0.8, wide * 2 + thick * 0.6, thick * 1.6)
  context.fillStyle = PAPER
  context.fillRect(ladder - wide, y - thick / 2, wide * 2, thick)
}

/**
 * The character of the light in the corner of the chart: written, and drawn out as the light list draws it, a minute
 * from left to right, the flashes left open in the dark; a mark goes along with the second.
 */
export function words(context: Context, layout: Layout, hour12: number, seconds: number) {
  const { width, height, isBare, border } = layout
  const character = characterOf(hour12)
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  if (isBare) {
    const size = Math.min(height * 0.36, width * 0.19)
    context.font = `italic 400 ${size}px "ft-25-05-05 Directions"`
    context.lineJoin = 'round'
    context.strokeStyle = PAPER
    context.lineWidth = size * 0.24
    context.strokeText(character.replace(' 60s', ''), width * 0.025, size)
    context.fillText(character.replace(' 60s', ''), width * 0.025, size)
    return
  }
  const { wide, size, hasBar, pad, left } = boardOf(layout)
  context.fillStyle = INK
  context.font = `italic 400 ${size}px "ft-25-05-05 Directions"`
  context.textAlign = 'left'
  context.fillText(character, left + pad, border + size * 0.95)
  const written = context.measureText(character).width
  context.font = `italic 400 ${size * 0.4}px "ft-25-05-05 Directions"`
  context.textAlign = 'right'
  // Height above the sea and range in miles, where there is room for them.
  if (written + context.measureText('41m 17M').width + pad * 2.1 < wide)
    context.fillText('41m 17M', left + wide - pad, border + size * 0.95)
  if (!hasBar) return
  const from = left + pad
  const second = (wide - 2 * pad) / 60
  const top = border + size * 1.24
  const thick = size * 0.2
  context.fillStyle = SLATE
  context.fillRect(from, top, second * 60, thick)
  for (let flash = 0; flash < hour12; flash++) {
    context.fillStyle = ORANGE
    const block = [from + (flash * 2 + 0.4) * second, top - thick * 0.25, second * 1.2, thick * 1.5] as const
    context.fillRect(...block)
    // A beam of its own colour may lie across it.
    context.strokeStyle = PAPER
    context.lineWidth = Math.max(0.8, thick * 0.12)
    context.strokeRect(...block)
  }
  const mark = from + (seconds + 1) * second
  context.fillStyle = INK
  polygon(context, [
    [mark, top - thick * 0.1],
    [mark - thick * 0.45, top - thick * 0.95],
    [mark + thick * 0.45, top - thick * 0.95],
  ])
  context.fill()
}

/** The nature of the bottom, as sounded and abbreviated on charts: rock, sand, shells, mud, weed. */
export function bottom(context: Context, { width, height, unit }: Layout, waterline: number) {
  const size = Math.max(9, unit * 0.27)
  const isTall = height > width
  context.font = `italic 400 ${size}px "ft-25-05-05 Directions"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.strokeStyle = '#4c6674'
  context.lineWidth = size * 0.5
  context.fillStyle = PAPER
  for (const [text, across, down] of [
    ['R.', 0.09, 0.9],
    ['M.', 0.06, 0.68],
    ['S. Sh.', 0.57, 0.92],
    ['S.', 0.72, 0.8],
    ['M.', 0.91, 0.91],
    ['Wd.', 0.6, 0.67],
    ['S. Sh.', 0.86, 0.62],
    ['M.', 0.7, 0.5],
  ] as const) {
    const at = height * down
    if ((isTall && across < 0.8) || at < waterline + size * 2) continue
    context.strokeText(text, width * across, at)
    context.fillText(text, width * across, at)
  }
}

/** A chart's graduated border. */
export function border(context: Context, { width, height, border }: Layout) {
  if (!border) return
  const band = border * 0.42
  context.strokeStyle = PAPER
  context.lineWidth = border * 2
  context.strokeRect(0, 0, width, height)
  context.fillStyle = SLATE
  const inset = border - band
  const ruled = (x: number, y: number, w: number, h: number) => context.fillRect(x, y, w, h)
  const across = Math.max(6, Math.round(width / (border * 4)) * 2)
  const down = Math.max(6, Math.round(height / (border * 4)) * 2)
  for (let mark = 0; mark < across; mark += 2) {
    const long = (width - 2 * inset) / across
    ruled(inset + mark * long, inset, long, band)
    ruled(inset + (mark + 1) * long, height - inset - band, long, band)
  }
  for (let mark = 0; mark < down; mark += 2) {
    const long = (height - 2 * inset) / down
    ruled(inset, inset + mark * long, band, long)
    ruled(width - inset - band, inset + (mark + 1) * long, band, long)
  }
  context.strokeStyle = SLATE
  context.lineWidth = Math.max(0.8, border / 14)
  context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)
  context.strokeRect(border, border, width - 2 * border, height - 2 * border)
  context.lineWidth = Math.max(0.7, border / 20)
  context.strokeRect(inset * 0.45, inset * 0.45, width - inset * 0.9, height - inset * 0.9)
}
