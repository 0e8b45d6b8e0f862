import { useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { memo } from 'react'
import { DICE, EYE } from './dice'
import {
  diceAt,
  dot,
  type Face,
  type Place,
  placesOn,
  ROLL_MS,
  SIXTY,
  sunAt,
  type Thrown,
  TWELVE,
  type Vector,
} from './model'
import { paintDice } from './painted'

export { notes } from './notes'

/** Ten cells: how far each point is from a figure's outline. */
const figures = new URL('./figures.webp', import.meta.url).href

export const images = [figures]
export const fonts = []

/** A die's faces as they lie, in the shader's order: see there. */
function faces(die: readonly Face[], { lie, lift }: Thrown, [x, y, size]: Place, sun: Vector) {
  const turned = (vector: Vector): Vector => [dot(vector, lie[0]), dot(vector, lie[1]), dot(vector, lie[2])]
  const eye: Vector = [(EYE[0] - x) / size, (EYE[1] - y) / size, EYE[2] / size - 1 - lift]
  return {
    normals: die.flatMap(({ normal }) => [...turned(normal), 1 - dot(turned(normal), eye)]),
    ups: die.flatMap(({ normal, up }) => [...turned(up), dot(turned(normal), sun)]),
  }
}

/**
 * A die of twelve faces and one of sixty. They lie still but for a second and a half of each minute, so that is when
 * they are drawn in motion; else once a second, when the light that throws their shadows goes on by a sixtieth.
 */
export default function Polyhedra() {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  return <Dice rolls={motion !== 'reduced' && second <= Math.floor(ROLL_MS / 1000)} />
}

/** Rendered when they begin to roll and when they have come to rest: each time it is, they are drawn. */
const Dice = memo(function Dice({ rolls }: { readonly rolls: boolean }) {
  const { motion } = useHostSettings()
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={DICE}
      textures={{ figures }}
      beat={rolls ? 10 : 'second'}
      maxPixels={800 * 500}
      uniforms={(time, { width, height }) => {
        const since = motion === 'reduced' ? ROLL_MS : time.second * 1000 + time.millisecond
        const dice = diceAt(time.hour, time.minute, since)
        const places = placesOn(width, height)
        const sun = sunAt(time.second)
        const twelve = faces(TWELVE, dice.hour, places.hour, sun)
        const sixty = faces(SIXTY, dice.minute, places.minute, sun)
        return {
          uHour: places.hour,
          uMinute: places.minute,
          uHourLift: dice.hour.lift,
          uMinuteLift: dice.minute.lift,
          uNormal: [...twelve.normals, ...sixty.normals],
          uUp: [...twelve.ups, ...sixty.ups],
          uSun: sun,
          uSeat: [dot(TWELVE[0]!.seat, TWELVE[0]!.up), dot(SIXTY[0]!.seat, SIXTY[0]!.up)],
        }
      }}
      fallback={<Canvas draw={paintDice} beat={rolls ? 10 : 'second'} />}
    />
  )
})
