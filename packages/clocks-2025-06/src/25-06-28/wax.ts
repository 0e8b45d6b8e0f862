import { createRandom } from '@found-time/clock-runtime'

/** Figures as a hand writes them with a thick pencil, in a box 72 wide and 100 high: the strokes as cubic curves. */
const FIGURES = [
  'M54 9C20-6 4 40 11 68C19 104 56 98 63 58C69 26 56 6 36 7',
  'M16 32C28 26 38 16 44 4C42 34 39 66 37 97',
  'M10 30C12 2 62-4 60 30C58 56 26 72 8 95C28 87 46 92 66 90',
  'M12 14C30-4 62 4 56 30C52 44 38 48 27 48C48 43 66 54 61 76C56 100 22 100 8 82',
  'M40 4C34 30 22 50 6 68C28 64 48 64 68 62M50 38C50 58 48 80 46 98',
  'M62 7C48 10 36 10 22 10C20 24 18 36 15 48C32 34 64 40 62 68C60 94 28 102 8 84',
  'M54 5C26 18 8 48 11 73C15 102 58 100 60 74C61 48 28 46 13 68',
  'M8 13C28 12 46 12 64 8C50 34 38 64 32 98',
  'M58 18C50 0 16 2 17 25C18 46 60 48 59 75C57 102 12 99 13 74C15 50 56 44 58 18',
  'M58 28C50 2 12 6 12 33C13 56 50 54 58 28C60 52 56 78 44 98',
]

type Point = readonly [number, number]
export type Line = readonly Point[]

function pointsOf(path: string): Line[] {
  return path
    .slice(1)
    .split('M')
    .map((stroke) => {
      const numbers = stroke.match(/-?\d+/g)!.map(Number)
      const line: Point[] = []
      let from: Point = [numbers[0]!, numbers[1]!]
      for (let at = 2; at < numbers.length; at += 6) {
        const [ax, ay, bx, by, x, y] = numbers.slice(at, at + 6) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ]
        for (let step = 0; step < 10; step++) {
          const t = step / 10
          const u = 1 - t
          const mix = (p: number, a: number, b: number, q: number) =>
            u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
          line.push([mix(from[0], ax, bx, x), mix(from[1], ay, by, y)])
        }
        from = [x, y]
      }
      line.push(from)
      return line
    })
}

const written = FIGURES.map(pointsOf)

/** The strokes of some figures, one after the other, `size` high. */
export function noteLines(text: string, x: number, y: number, size: number): Line[] {
  return [...text].flatMap((figure, place) =>
    written[Number(figure)]!.map((line) =>
      line.map(
        ([px, py]): Point => [x + ((px + place * 80) * size) / 100, y + ((py - place * 5) * size) / 100],
      ),
    ),
  )
}

/** A ring that a hand draws round a picture: it wavers, and ends beside where it began. */
export function ringLine(x: number, y: number, halfWidth: number, halfHeight: number, part: number): Line {
  const line: Point[] = []
  const count = Math.round(240 * part)
  for (let step = 0; step <= count; step++) {
    const turn = step / 240
    const angle = turn * Math.PI * 2.08 - Math.PI * 0.5
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const waver = 1 + 0.012 * Math.sin(turn * 19) + 0.01 * Math.sin(turn * 41 + 1) - 0.03 * turn
    line.push([
      x + Math.sign(across) * Math.abs(across) ** 0.5 * halfWidth * waver,
      y + Math.sign(down) * Math.abs(down) ** 0.5 * halfHeight * waver,
    ])
  }
  return line
}

/** Lays lines of a grease pencil: as broad as it was pressed, fibre beside fibre, thinner where one of them had no wax. */
export function draw(context: CanvasRenderingContext2D, lines: readonly Line[], width: number) {
  const { between } = createRandom('fibres')
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const fibre = (line: Line, aside: number, broad: number, from = 0, to = line.length) => {
    context.lineWidth = broad
    context.beginPath()
    for (let at = from; at < to; at++) {
      const [x, y] = line[at]!
      const [ax, ay] = line[Math.max(0, at - 1)]!
      const [bx, by] = line[Math.min(line.length - 1, at + 1)]!
      const long = Math.hypot(bx - ax, by - ay) || 1
      const sway = aside + 0.035 * width * Math.sin(at * 0.37 + aside)
      context.lineTo(x - ((by - ay) / long) * sway, y + ((bx - ax) / long) * sway)
    }
    context.stroke()
  }
  for (const line of lines) {
    for (const aside of [-0.3, -0.1, 0.1, 0.3]) fibre(line, aside * width, width * between(0.38, 0.46))
    context.globalCompositeOperation = 'destination-out'
    const alpha = context.globalAlpha
    for (let bare = 0; bare < line.length / 5; bare++) {
      const from = Math.floor(between(0, Math.max(1, line.length - 4)))
      context.globalAlpha = alpha * between(0.2, 0.6)
      fibre(
        line,
        between(-0.46, 0.46) * width,
        width * between(0.03, 0.07),
        from,
        Math.min(line.length, from + 3),
      )
    }
    context.globalAlpha = alpha
    context.globalCompositeOperation = 'source-over'
  }
}
