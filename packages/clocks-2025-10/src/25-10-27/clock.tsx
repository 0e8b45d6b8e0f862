import { easeInOut, useHostSettings } from '@found-time/clock-runtime'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { BEND, CLIMB_MS, coinAt, drowned, gridOn, slabAt } from './model'
import { WELL } from './well'

export { notes } from './notes'

/** Ten cells: how far each point is from a figure's outline. */
const figures = new URL('./figures.webp', import.meta.url).href

export const images = [figures]
export const fonts = []

/** Water is never still, but never in a hurry: two pictures a second of it are enough. */
const BEAT = 2

/** A stepwell whose water climbs a step a minute, with the moon in it. */
export default function WishingWell() {
  const { motion } = useHostSettings()
  const calm = motion === 'reduced'
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={WELL}
      textures={{ figures }}
      beat={BEAT}
      maxPixels={1024 * 640}
      uniforms={(time, { width, height, ratio }) => {
        const grid = gridOn(width, height)
        const { columns, rows, slabs } = grid
        const past = calm ? 1 : time.millisecond / 1000
        const climbed = calm ? 1 : easeInOut(Math.min(1, (time.second + past) / (CLIMB_MS / 1000)))
        const slab = slabAt(time.hour)
        const coins = Array.from({ length: 6 }, (_, age) => {
          const [x, y] = coinAt((time.second + 60 - age) % 60, slabs)
          return [1 + x * (columns - 2), 1 + y * (rows - 2), age + past]
        })
        return {
          uGrid: [columns, rows],
          uSlabs: slabs,
          uCell: [(width * ratio) / columns, (height * ratio) / rows],
          uMoon: [slab % slabs[0], Math.floor(slab / slabs[0])],
          uDrowned: drowned(time.minute, climbed),
          uBend: BEND,
          uTime: time.second + past,
          ...Object.fromEntries(coins.map((coin, index) => [`uCoin[${index}]`, coin])),
        }
      }}
      fallback={<p>The water needs WebGL 2.</p>}
    />
  )
}
