type Context = CanvasRenderingContext2D

export const INK = {
  ground: '#161b26',
  plane: '#161b26',
  haze: 'rgb(22 27 38 / .22)',
  smoke: ['#f7efe2', '#dccfc6'],
} as const

/** From the top down to the horizon, each band flat as a printed block. */
const BANDS = [
  '#2a364c',
  '#2f3b51',
  '#354156',
  '#3c475b',
  '#444d60',
  '#4d5465',
  '#575b6a',
  '#62626f',
  '#6e6a74',
  '#7b7278',
  '#897b7d',
  '#978482',
  '#a58e87',
  '#b2988d',
  '#bea293',
]

/** Clear evening air in flat bands whose edges are a little cut by hand. */
export function paintSky(context: Context, width: number, height: number, ground: number) {
  BANDS.forEach((colour, band) => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    const top = band === 0 ? -9 : ground * (band / BANDS.length) ** 0.86
    for (let at = 0; at <= 60; at++) {
      const x = (width * at) / 60
      const cut = Math.sin(at * 0.11 + band * 2.3) * 0.007 + Math.sin(at * 0.29 + band * 4.1) * 0.0025
      context.lineTo(x, top + cut * height * (band ? 1 : 0))
    }
    context.lineTo(width, height)
    context.closePath()
    context.fill()
  })
}

/** The airfield: a low rise, a hangar's roof, a wind sock on its mast that stands out to the right. */
export function paintGround(context: Context, width: number, height: number, ground: number) {
  const unit = height - ground
  context.fillStyle = INK.ground
  context.beginPath()
  context.moveTo(0, height + 1)
  for (let at = 0; at <= 80; at++) {
    const x = (width * at) / 80
    context.lineTo(x, ground + unit * (0.28 + 0.2 * Math.sin(at * 0.07 + 0.6) + 0.05 * Math.sin(at * 0.41)))
  }
  context.lineTo(width, height + 1)
  context.fill()
  const [x, y] = [width * 0.045, ground - unit * 0.95]
  context.fillRect(x, y, Math.max(1, unit * 0.05), unit * 1.6)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + unit * 0.95, y + unit * 0.12)
  context.lineTo(x + unit * 0.95, y + unit * 0.26)
  context.lineTo(x, y + unit * 0.34)
  context.fill()
}
