import { Stage, secondsOf, useClockTime, useFrame, useSize } from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Colour, stripOf } from './colours'
import { CHIPS, chipAt, isLight, numberOf, type Plan, planOf, runsPath, STRIPS, wetAt } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  { family: 'ft-25-09-07 Chip', source: new URL('./chip.woff2', import.meta.url).href, weight: '600' },
]

const CARD = '#ffffff'
const inkOn = ({ hex }: Colour) => (isLight(hex) ? '#15181c' : '#ffffff')

/** The other strips of the hour, half of them to each side; those that are farther lie lower. */
const Fan = memo(function Fan({ plan, hour, strip }: { plan: Plan; hour: number; strip: number }) {
  const { pivot, step, wide, long, top, margin } = plan
  const outer = pivot.y - top
  const high = (long - margin) / CHIPS
  return [6, -5, 5, -4, 4, -3, 3, -2, 2, -1, 1].map((away) => {
    const colours = stripOf(hour, (strip + away + STRIPS) % STRIPS)
    return (
      <g key={away} transform={`translate(${pivot.x} ${pivot.y}) rotate(${away * step})`}>
        <rect x={-wide / 2} y={-outer} width={wide} height={long} fill={CARD} />
        {colours.map(({ name, hex }, index) => (
          <rect
            key={name}
            x={-wide / 2 + margin}
            y={-outer + margin + index * high}
            width={wide - margin * 2}
            height={high - margin}
            fill={hex}
          />
        ))}
      </g>
    )
  })
})

/** How long a name is at most, in parts of its size: these letters are half as wide as high. */
const lengthOf = (name: string) => name.length * 0.56

/** The strip in front. The wet chip is painted over the margins of its card, as one that is being tried. */
function Front({ plan, hour, strip, wet }: { plan: Plan; hour: number; strip: number; wet: number }) {
  const { left, top, wide, long, margin, dry } = plan
  const pad = wide * 0.06
  return (
    <>
      <rect x={left - margin * 0.6} y={top} width={wide + margin * 1.2} height={long} fill={CARD} />
      {stripOf(hour, strip).map((colour, chip) => {
        const { y, high } = chipAt(plan, chip, wet)
        const now = chip === wet
        const x = left + margin + pad
        const number = now
          ? Math.min((wide - margin * 2 - pad * 1.7) / 2.57, high * 0.72)
          : Math.max(11, Math.min(dry * 0.27, wide * 0.08))
        const name = now
          ? Math.min(high * 0.19, (wide - pad * 2.4) / lengthOf(colour.name))
          : Math.max(11, Math.min(dry * 0.27, (wide * 0.52) / lengthOf(colour.name)))
        const foot = y + high - (now ? high * 0.11 : dry * 0.16)
        return (
          <g key={colour.name} fill={inkOn(colour)} fontWeight={600}>
            <rect
              x={now ? left - margin * 0.6 : left + margin}
              y={now ? y - margin : y}
              width={now ? wide + margin * 1.2 : wide - margin * 2}
              height={now ? high + margin : high}
              fill={colour.hex}
            />
            {now ? (
              <>
                <text x={x - number * 0.05} y={y + margin * 0.2 + number * 0.86} fontSize={number}>
                  {numberOf(hour, strip * CHIPS + chip)}
                </text>
                <text x={x} y={foot} fontSize={name}>
                  {colour.name}
                </text>
              </>
            ) : (
              <>
                <text x={x} y={foot - name * 1.12} fontSize={number}>
                  {numberOf(hour, strip * CHIPS + chip)}
                </text>
                <text x={x} y={foot} fontSize={name}>
                  {colour.name}
                </text>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The paint that runs. It creeps: four pictures a second are more than it needs. */
function Runs({ plan, minute, hex }: { plan: Plan; minute: number; hex: string }) {
  const path = useRef<SVGPathElement>(null)
  const { chip } = wetAt(minute)
  const { left, wide, margin, dry } = plan
  const { y, high } = chipAt(plan, chip, chip)
  useFrame((time) => {
    const part = secondsOf(time) / 60
    path.current?.setAttribute(
      'd',
      runsPath(
        left - margin * 0.6,
        wide + margin * 1.2,
        y + high,
        Math.min(dry * 1.45, plan.height - y - high - margin * 2),
        part,
        minute,
      ),
    )
  }, 4)
  return (
    <svg className={styles.whole} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <path ref={path} fill={hex} />
    </svg>
  )
}

/** A fan of paint chips; the minute's is wet. */
export default function PaintChips() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const { strip, chip } = wetAt(minute)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.desk}>
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Fan plan={plan} hour={hour} strip={strip} />
        <Front plan={plan} hour={hour} strip={strip} wet={chip} />
      </svg>
      <Runs plan={plan} minute={minute} hex={stripOf(hour, strip)[chip]!.hex} />
    </Stage>
  )
}
