import { useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { drawChisel, partOf } from './chisel'
import styles, { css } from './clock.module.css'
import { type Cut, cutsAt, type Edge, edgeOf, freshest, GROUP_GAP, lightAt, placeOf } from './model'
import { drawNumbers } from './numbers'
import { STONE } from './stone'

export { notes } from './notes'

const relief = new URL('./relief.webp', import.meta.url).href
const moss = new URL('./moss.webp', import.meta.url).href

export const images = [relief, moss]
export const fonts = []

const ROWS = ['hours', 'tens', 'ones'] as const

const alongOf = (edge: Edge, { row, index }: Cut) => edge[row] + placeOf(index) * edge.pitch

/** Where there is no WebGL: the same cuts, on plain stone. */
function paintPlain({ context, time, width, height, hourCycle }: CanvasFrame) {
  const cuts = cutsAt(time.hour, time.minute, hourCycle)
  const edge = edgeOf(width, height, cuts.hours, cuts.tens)
  context.fillStyle = '#77756c'
  context.fillRect(0, 0, width, height)
  context.translate(edge.x, height - edge.y)
  context.rotate(-Math.atan2(edge.dy, edge.dx))
  context.fillStyle = '#5f5d57'
  context.fillRect(-width, 0, width * 4, height * 4)
  const fresh = freshest(cuts)
  for (const row of ROWS)
    for (let index = 0; index < cuts[row]; index++) {
      context.fillStyle = row === fresh?.row && index === fresh.index ? '#f3ead4' : '#24231f'
      const from = row === 'ones' ? 0 : -edge.reach
      context.fillRect(
        alongOf(edge, { row, index }) - edge.pitch * 0.2,
        from,
        edge.pitch * 0.4,
        edge.reach * (row === 'tens' ? 2 : 1),
      )
    }
}

/** A standing stone, far too near: the time is cut along its edge in Ogham, and each second a chisel drives the next cut on. */
export default function Ogham() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const cuts = cutsAt(hour, minute, hourCycle)
  const fresh = freshest(cuts)
  return (
    <ShaderStage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.stone}
      fragment={STONE}
      textures={{ relief, moss }}
      beat="minute"
      fallback={<Canvas draw={paintPlain} beat="minute" />}
      uniforms={(time, { width, height }) => {
        const now = cutsAt(time.hour, time.minute, hourCycle)
        const last = freshest(now)
        const edge = edgeOf(width, height, now.hours, now.tens)
        const light = lightAt(time.hour + time.minute / 60)
        return {
          uEdge: [edge.x, edge.y, edge.dx, edge.dy],
          uRows: [edge.pitch, edge.hours, edge.tens, edge.ones],
          uCuts: [now.hours, now.tens, now.ones, 0],
          uFresh: last ? [ROWS.indexOf(last.row), last.index] : [-1, -1],
          uFrom: light.from,
          uSun: light.colour,
          uShade: light.shade,
          uReach: edge.reach,
          uGap: GROUP_GAP,
        }
      }}
    >
      <Canvas draw={drawNumbers} beat="minute" />
      <Canvas
        key={`${hour} ${minute} ${hourCycle} ${fresh?.row}`}
        draw={drawChisel}
        beat={24}
        part={({ width, height }) => partOf(width, height, hour, minute, hourCycle)}
      />
    </ShaderStage>
  )
}
