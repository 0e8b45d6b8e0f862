import {
  easeInOut,
  Stage,
  shownHour,
  untilMinute,
  untilSecond,
  useFrame,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Bone, labelOf, RIBS, type Snake, snakeOf } from './model'

export { notes } from './notes'

const rib = new URL('./rib.webp', import.meta.url).href
const lit = new URL('./lit.webp', import.meta.url).href
const tail = new URL('./tail.webp', import.meta.url).href
const skull = new URL('./skull.webp', import.meta.url).href
const LEAD = 'ft-25-06-25 lead'

export const images = [rib, lit, tail, skull]
export const fonts = [{ family: LEAD, source: new URL('./lead.woff2', import.meta.url).href, weight: '400' }]

type Context = CanvasRenderingContext2D

/** The picture of a rib pair is two pitches long, from half a one before its bone; its ribs reach 1.13 of 1.45. The light's is 100 by 145 pixels. */
const place = ({ x, y, turn, reach }: Bone, pitch: number) =>
  `translate(${x}px, ${y}px) rotate(${turn}rad) scale(${(pitch / 50).toFixed(4)}, ${(reach / 56.5).toFixed(4)})`

function drawRib(context: Context, picture: CanvasImageSource, { x, y, turn, reach }: Bone, pitch: number) {
  const tall = (reach * 2.9) / 1.13
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.drawImage(picture, -pitch / 2, -tall / 2, pitch * 2, tall)
  context.restore()
}

/** Flesh is a haze round the bones, brighter where it is thicker. */
function drawFlesh(context: Context, { bones, head, thick }: Snake) {
  const outline = (share: number) => {
    const sides = [1, -1].map((side) =>
      bones.map(({ x, y, turn, reach }): readonly [number, number] => [
        x - Math.sin(turn) * reach * share * side,
        y + Math.cos(turn) * reach * share * side,
      ]),
    ) as [(readonly [number, number])[], (readonly [number, number])[]]
    const [c, s] = [Math.cos(head.turn), Math.sin(head.turn)]
    const snout = (a: number, b: number) =>
      [
        head.x - c * head.reach * a - s * thick * b * share,
        head.y - s * head.reach * a + c * thick * b * share,
      ] as const
    context.beginPath()
    const points = [
      snout(0.98, 0.1),
      snout(0.8, 0.3),
      snout(0.45, 0.56),
      snout(0.12, 0.68),
      ...sides[0],
      ...[...sides[1]].reverse(),
      snout(0.12, -0.68),
      snout(0.45, -0.56),
      snout(0.8, -0.3),
      snout(0.98, -0.1),
    ]
    for (const [index, [x, y]] of points.entries()) {
      const [nx, ny] = points[(index + 1) % points.length]!
      if (index === 0) context.moveTo((x + nx) / 2, (y + ny) / 2)
      else context.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
    }
    context.closePath()
  }
  for (const [share, alpha] of [
    [1.13, 0.09],
    [1.03, 0.07],
    [0.86, 0.06],
    [0.62, 0.06],
    [0.34, 0.07],
  ] as const) {
    outline(share)
    context.fillStyle = `rgba(92,190,232,${alpha})`
    context.fill()
  }
  outline(1.13)
  context.strokeStyle = 'rgba(140,215,245,0.22)'
  context.lineWidth = Math.max(0.6, thick * 0.018)
  context.stroke()
}

function drawSnake({ context, width, height, time, hourCycle, image }: CanvasFrame) {
  const snake = snakeOf(width, height, time.minute)
  const { bones, head, pitch, thick, size } = snake
  drawFlesh(context, snake)
  for (let index = bones.length - 1; index >= 0; index--) {
    const bone = bones[index]!
    context.globalAlpha = index % 5 === 0 || index >= RIBS ? 1 : 0.8
    if (index < RIBS) drawRib(context, image(rib), bone, pitch)
    else {
      const broad = Math.max(bone.reach * 2.3, thick * 0.16)
      context.save()
      context.translate(bone.x, bone.y)
      context.rotate(bone.turn)
      context.drawImage(image(tail), -pitch * 0.65, -broad / 2, pitch * 1.5, broad)
      context.restore()
    }
  }
  context.globalAlpha = 0.95
  context.save()
  context.translate(head.x, head.y)
  context.rotate(head.turn)
  const tall = head.reach * 0.72
  context.drawImage(image(skull), -head.reach * 1.06, -tall / 2, head.reach * 1.13, tall)
  context.restore()
  context.globalAlpha = 1

  // A bead of lead at the end of each rib, a number at every fifth, and at the one that counts.
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const at = bones[time.minute]!
  const large = size * 1.55
  const half = (String(time.minute).length * 0.34 + 0.16) * large
  const [markX, markY] = labelOf(at, snake, width, 1.35)
  const mark = [
    Math.max(half, Math.min(width - half, markX)),
    Math.max(large * 0.6, Math.min(height - large * 0.6, markY)),
  ] as const
  const taken: [x: number, y: number, half: number, high: number][] = [[mark[0], mark[1], half, large * 0.5]]
  const free = (x: number, y: number, broad: number, high: number) =>
    taken.every(([a, b, c, d]) => Math.abs(x - a) > broad + c || Math.abs(y - b) > high + d)
  context.fillStyle = '#e9f8ff'
  context.font = `${size}px "${LEAD}"`
  for (const fifth of [true, false])
    for (let index = 0; index < RIBS; index++) {
      if (index === time.minute || (index % 5 === 0) !== fifth) continue
      const [x, y] = labelOf(bones[index]!, snake, width)
      const [broad, high] = fifth ? [size * 0.8, size * 0.45] : [size * 0.2, size * 0.2]
      if (!free(x, y, broad, high)) continue
      taken.push([x, y, broad, high])
      if (fifth) context.fillText(String(index), x, y + size * 0.35)
      else {
        context.beginPath()
        context.arc(x, y, size * 0.11, 0, 2 * Math.PI)
        context.fill()
      }
    }

  // The hour, of metal, and the ribs where it is.
  const shine = at.reach * 1.9
  const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, shine)
  glow.addColorStop(0, 'rgba(255,170,50,0.62)')
  glow.addColorStop(0.4, 'rgba(255,140,30,0.26)')
  glow.addColorStop(1, 'rgba(255,120,20,0)')
  context.fillStyle = glow
  context.fillRect(at.x - shine, at.y - shine, shine * 2, shine * 2)
  for (let times = 0; times < 3; times++)
    drawRib(context, image(lit), { ...at, reach: at.reach * 1.06 }, pitch)
  const hour = String(shownHour(time.hour, hourCycle))
  const figure = Math.max(thick * 1.3, at.reach * 1.4)
  context.font = `${figure}px "${LEAD}"`
  const broad = context.measureText(hour).width
  context.save()
  context.translate(at.x, at.y + figure * 0.35)
  const metal = context.createLinearGradient(-broad / 2, -figure * 0.7, broad / 2, 0)
  metal.addColorStop(0, '#fffbe9')
  metal.addColorStop(0.5, '#ffdf8a')
  metal.addColorStop(1, '#ffb13b')
  context.lineJoin = 'round'
  context.strokeStyle = 'rgba(3,20,34,0.6)'
  context.lineWidth = figure * 0.07
  context.strokeText(hour, 0, 0)
  context.fillStyle = metal
  context.fillText(hour, 0, 0)
  context.restore()
  context.font = `${large}px "${LEAD}"`
  context.fillStyle = '#ffc45c'
  context.fillText(String(time.minute), mark[0], mark[1] + large * 0.35)
  return untilMinute(time)
}

/** In this part of a second the light goes on to the next bone. */
const STEP = 0.38

/** The X-ray of a python that has swallowed the hour. It goes down a rib a minute; a light runs down with the seconds. */
export default function Vertebrae() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const light = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    if (!light.current || !size) return undefined
    const { bones, pitch } = snakeOf(size.width, size.height, time.minute)
    const part = easeInOut(Math.min(1, time.millisecond / 1000 / STEP))
    const to = bones[time.second]!
    const from = bones[Math.max(0, time.second - 1)]!
    const between = (a: number, b: number) => a + (b - a) * part
    const bend = ((to.turn - from.turn + Math.PI * 3) % (Math.PI * 2)) - Math.PI
    light.current.style.transform = `${place(
      {
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        turn: from.turn + bend * part,
        reach: between(from.reach, to.reach),
      },
      pitch,
    )} translate(-25px, -72.5px)`
    return part < 1 ? undefined : untilSecond(time)
  }, 30)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.film}>
      <div ref={light} className={styles.light}>
        <img src={rib} alt="" width={100} height={145} />
        <img src={rib} alt="" width={100} height={145} />
      </div>
      <Canvas draw={drawSnake} beat="minute" />
    </Stage>
  )
}
