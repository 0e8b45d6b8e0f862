import { type ClockTime, easeInOut, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { BEND, CLIMB_MS, coinAt, drowned, gridOn, slabAt } from './model'
import { paintWell } from './painted'
import type { Coin } from './waves'
import { WELL } from './well'

export { notes } from './notes'

/** Ten cells: how far each point is from a figure's outline. */
const figures = new URL('./figures.webp', import.meta.url).href

export const images = [figures]
export const fonts = []

/** Water is never still, but never in a hurry: two pictures a second of it are enough. */
const BEAT = 2

/** What there is to see of the well at a moment: its squares, how high the water stands, and the coins in it. */
function wellAt(time: ClockTime, width: number, height: number, calm: boolean) {
  const grid = gridOn(width, height)
  const { columns, rows, slabs } = grid
  const past = calm ? 1 : time.millisecond / 1000
  const climbed = calm ? 1 : easeInOut(Math.min(1, (time.second + past) / (CLIMB_MS / 1000)))
  const coins = Array.from({ length: 6 }, (_, age): Coin => {
    const [x, y] = coinAt((time.second + 60 - age) % 60, slabs)
    return [1 + x * (columns - 2), 1 + y * (rows - 2), age + past]
  })
  return { grid, drowned: drowned(time.minute, climbed), coins, time: time.second + past }
}

/** Where there is no WebGL. */
const drawn = (frame: CanvasFrame) =>
  paintWell(frame, wellAt(frame.time, frame.width, frame.height, frame.motion === 'reduced'))

/** A stepwell whose water climbs a step a minute, with the moon in it. */
export default function WishingWell() {
  const { motion } = useHostSettings()
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={WELL}
      textures={{ figures }}
      beat={BEAT}
      maxPixels={1024 * 640}
      uniforms={(time, { width, height, ratio }) => {
        const well = wellAt(time, width, height, motion === 'reduced')
        const { columns, rows, slabs } = well.grid
        const slab = slabAt(time.hour)
        return {
          uGrid: [columns, rows],
          uSlabs: slabs,
          uCell: [(width * ratio) / columns, (height * ratio) / rows],
          uMoon: [slab % slabs[0], Math.floor(slab / slabs[0])],
          uDrowned: well.drowned,
          uBend: BEND,
          uTime: well.time,
          ...Object.fromEntries(well.coins.map((coin, index) => [`uCoin[${index}]`, coin])),
        }
      }}
      fallback={<Canvas draw={drawn} beat={BEAT} />}
    />
  )
}
