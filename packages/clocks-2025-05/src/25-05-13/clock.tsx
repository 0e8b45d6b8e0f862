import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, type RefObject, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  flutterAt,
  minuteOf,
  NUMERALS,
  projectionOf,
  SPECIES,
  scaleAt,
  specimenOf,
  TILT,
  TIP,
  wingsOf,
} from './model'

export { notes } from './notes'

const HAND = 'ft-25-05-13 Hand'
const PRINT = 'ft-25-05-13 Print'
const wings = new URL('./wings.webp', import.meta.url).href
const shadows = new URL('./shadows.webp', import.meta.url).href
const lining = new URL('./lining.webp', import.meta.url).href

export const images = [wings, shadows, lining]
export const fonts = [
  { family: HAND, source: new URL('./hand.woff2', import.meta.url).href, weight: '400' },
  { family: PRINT, source: new URL('./print.woff2', import.meta.url).href, weight: '400' },
]

const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`
const SIDES = [1, -1] as const

/** For how long a pin glints; by then the wings have breathed, too. */
const GLINT_MS = 430
/** Less than a tenth of a second: between two pictures of a breath. */
const BETWEEN_MS = 90

function ticks(from: number, to: number, every: number, except: number) {
  let path = ''
  for (let minute = 0; minute <= 60; minute += every) {
    if (except && minute % except === 0) continue
    for (const side of SIDES)
      path += `M${point(scaleAt(minute, from, side))}L${point(scaleAt(minute, to, side))}`
  }
  return path
}

/** A half ring on the card, from one end of the scale over the top to the other. */
const arch = (out: number) =>
  `M${-(TIP.x + out)} ${TIP.y}A${TIP.x + out} ${TIP.x * TILT + out} 0 0 1 ${TIP.x + out} ${TIP.y}`

const FINE = ticks(6, 22, 1, 5)
const FIVES = ticks(6, 30, 5, 10)
const TENS = ticks(6, 36, 10, 0)

/** The measuring card: sixty marks where a wing tip passes as the wings open. */
function Card() {
  return (
    <svg className={styles.card} viewBox="-450 -180 900 680" data-part="card" aria-hidden="true">
      <path
        d={`${arch(66)}L${TIP.x + 66} ${TIP.y + 22}H${-(TIP.x + 66)}Z`}
        fill="#7a5c2a"
        opacity=".28"
        transform="translate(7 9)"
      />
      <path
        d={`${arch(66)}L${TIP.x + 66} ${TIP.y + 22}H${-(TIP.x + 66)}Z`}
        fill="#fffffb"
        stroke="#3a3226"
        strokeWidth="1.5"
      />
      <path d={`${arch(6)}${arch(60)}`} fill="none" stroke="#3a3226" strokeWidth="1.6" />
      <path d={FINE} stroke="#3a3226" strokeWidth="1.9" />
      <path d={FIVES} stroke="#1d1710" strokeWidth="2.6" />
      <path d={TENS} stroke="#1d1710" strokeWidth="3.2" />
      <g fontFamily={`'${PRINT}', serif`} fontSize="33" fill="#1d1710" textAnchor="middle">
        {[10, 20, 30, 40, 50, 60].flatMap((minute) =>
          SIDES.map((side) => {
            const [x, y] = scaleAt(minute, minute === 60 ? 43 : 47, side)
            return (
              <text key={minute * side} x={x} y={minute === 60 ? y + 12 : y + 11}>
                {minute}
              </text>
            )
          }),
        )}
        <text x="0" y={TIP.y - TIP.x * TILT - 37}>
          0
        </text>
      </g>
      <path data-part="index" fill="none" stroke="#e02416" strokeWidth="6.5" strokeLinecap="round" />
    </svg>
  )
}

function Body({ pinned }: { readonly pinned: boolean }) {
  return (
    <svg className={styles.body} viewBox="-450 -180 900 680" aria-hidden="true">
      <path d="M4 250L58 292" stroke="#3b2f24" strokeWidth="4" opacity=".4" />
      <path
        d="M-7 172C-22 120-52 88-86 58M7 172C22 120 52 88 86 58"
        fill="none"
        stroke="#1f1812"
        strokeWidth="3.4"
      />
      <path d="M-80 63l-9-8M80 63l9-8" stroke="#1f1812" strokeWidth="9" strokeLinecap="round" />
      <ellipse cx="0" cy="322" rx="13" ry="82" fill="#3a2c20" />
      <path
        d="M-11 284q11 6 22 0m-23 22q12 6 24 0m-24 22q12 6 24 0m-23 22q11 6 22 0m-19 22q9 5 16 0"
        stroke="#7d6547"
        strokeWidth="3"
        fill="none"
      />
      <ellipse cx="0" cy="226" rx="20" ry="46" fill="#2b2018" />
      <path
        d="M-9 196q-5 28 0 56M2 190q-4 34 0 70"
        stroke="#8c7150"
        strokeWidth="3"
        fill="none"
        opacity=".8"
      />
      <circle cx="0" cy="176" r="14" fill="#241b14" />
      <circle cx="-9" cy="172" r="5" fill="#0c0908" />
      <circle cx="9" cy="172" r="5" fill="#0c0908" />
      <path d="M0 226V128" stroke="#56524c" strokeWidth="4" />
      <path d="M-1.4 226V128" stroke="#e9e7e2" strokeWidth="1.2" />
      <circle cx="0" cy="122" r="12" fill={pinned ? '#d1261c' : '#23355e'} />
      <circle cx="-4" cy="118" r="4" fill="#fff" opacity=".85" />
    </svg>
  )
}

/** Sixty spare pins along the edge, in fives; those of the seconds gone catch the light. */
function Pins({ second }: { readonly second: number }) {
  return (
    <div className={styles.pins}>
      {NUMERALS.map((numeral, group) => (
        <div key={numeral} className={styles.group}>
          {[1, 2, 3, 4, 5].map((place) => {
            const pin = group * 5 + place
            return (
              <div key={place} className={`${styles.pin} ${pin <= second ? styles.lit : ''}`}>
                {pin === second && <div className={styles.glint} data-part="glint" />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface SpecimensProps {
  readonly floor: RefObject<HTMLDivElement | null>
  readonly current: number
  readonly coming: number
  readonly minute: number
}

/** The twelve compartments; rendered anew each minute alone. */
const Specimens = memo(function Specimens({ floor, current, coming, minute }: SpecimensProps) {
  return (
    <div ref={floor} className={styles.specimens}>
      {SPECIES.map((name, place) => {
        const hour = place === current
        const sheet = {
          backgroundPosition: `${((place % 4) / 3) * 100}% ${Math.floor(place / 4) * 50}%`,
        }
        return (
          <div key={name} className={`${styles.cell} ${hour ? styles.hour : ''}`}>
            <div className={styles.box}>
              {(hour || place === coming) && <Card />}
              <div className={styles.shadow} style={sheet} data-part="left-shadow" />
              <div className={styles.shadow} style={sheet} data-part="right-shadow" />
              <div className={styles.wing} style={sheet} data-part="left" />
              <div className={styles.wing} style={sheet} data-part="right" />
              <Body pinned={hour} />
            </div>
            <div className={`${styles.label} ${hour ? styles.measured : ''}`}>
              <span className={styles.numeral}>{NUMERALS[place]}</span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.span}>
                  {hour ? (
                    <>
                      <span className={styles.what}>exp. </span>
                      <b>{minute}</b> mm
                    </>
                  ) : (
                    'Linn. 1758'
                  )}
                </span>
              </span>
            </div>
          </div>
        )
      })}
    </div>
  )
})

interface Wings {
  /** The hour's it was when its parts were found: with the hour its card comes and goes. */
  readonly hasCard: boolean
  readonly parts: ReadonlyMap<string, HTMLElement>
  /** What was written last, by part and property. */
  readonly written: Map<string, string>
}

/** An entomological drawer: twelve of Linnaeus's butterflies, one of them being measured. */
export default function ButterflyDrawer() {
  const floor = useRef<HTMLDivElement>(null)
  const known = useRef(new WeakMap<Element, Wings>())
  const { motion, transparent } = useHostSettings()
  const { hour12, minute, second } = useClockTime('second')
  const current = specimenOf(hour12)
  const coming = minute === 59 && second === 59 ? (current + 1) % 12 : current

  const wingsIn = (cell: Element): Wings => {
    const hasCard = cell.querySelector('[data-part=card]') !== null
    let wings = known.current.get(cell)
    if (wings?.hasCard === hasCard) return wings
    const parts = [...cell.querySelectorAll<HTMLElement>('[data-part]')]
    wings = { hasCard, parts: new Map(parts.map((part) => [part.dataset.part!, part])), written: new Map() }
    known.current.set(cell, wings)
    return wings
  }

  useFrame((time: ClockTime) => {
    if (!floor.current) return
    const cells = floor.current.children
    const moment = motion === 'reduced' ? { ...time, millisecond: 0 } : time
    const hours = specimenOf(time.hour12)
    const glint = floor.current.parentElement!.querySelector<HTMLElement>('[data-part=glint]')
    if (glint) {
      const fading = Math.max(0, 1 - moment.millisecond / GLINT_MS)
      glint.style.opacity = fading.toFixed(3)
      glint.style.transform = `rotate(${(1 - fading) * 40}deg) scale(${(0.5 + 0.9 * fading).toFixed(3)})`
    }
    const flutter = flutterAt(moment)
    const change = time.minute === 59 ? flutter : 0
    for (let place = 0; place < cells.length; place++) {
      const degrees = wingsOf(place, hours, moment)
      const { across, rise, shadow } = projectionOf(degrees)
      // A breath turns them too little to change their light, and a filter that comes and goes is dear.
      const { height } = flutter
        ? projectionOf(degrees)
        : projectionOf(wingsOf(place, hours, { ...moment, millisecond: 0 }))
      const { parts, written } = wingsIn(cells[place]!)
      const write = (name: string, property: string, value: string, to: (element: HTMLElement) => void) => {
        const element = parts.get(name)
        if (!element || written.get(name + property) === value) return
        written.set(name + property, value)
        to(element)
      }
      const set = (name: string, transform: string, light?: number) => {
        write(name, 'transform', transform, (element) => {
          element.style.transform = transform
        })
        if (light === undefined) return
        const filter = light === 1 ? '' : `brightness(${light.toFixed(3)})`
        write(name, 'filter', filter, (element) => {
          element.style.filter = filter
        })
      }
      const n = (value: number) => value.toFixed(4)
      set('right', `matrix(${n(across)}, ${n(-rise)}, 0, 1, 0, 0)`, 1 + Math.max(0, height - 0.13) * 0.1)
      set('left', `matrix(${n(-across)}, ${n(-rise)}, 0, 1, 0, 0)`, 1 - Math.max(0, height - 0.13) * 0.45)
      set('right-shadow', `translate(2%, 2.2%) matrix(${n(shadow.right)}, ${n(shadow.down)}, 0, 1, 0, 0)`)
      set('left-shadow', `translate(2%, 2.2%) matrix(${n(shadow.left)}, ${n(shadow.down)}, 0, 1, 0, 0)`)
      if (!parts.has('card')) continue
      const opacity = String(place === hours ? 1 - change : change)
      write('card', 'opacity', opacity, (card) => {
        card.style.opacity = opacity
      })
      // The index runs with the wing tip from mark to mark.
      const at = minuteOf(degrees)
      const d = SIDES.map((side) => `M${point(scaleAt(at, -8, side))}L${point(scaleAt(at, 33, side))}`).join(
        '',
      )
      write('index', 'd', d, (index) => index.setAttribute('d', d))
    }
    if (flutter > 0) return undefined
    // A breath lifts a wing by three pixels, and after it all rest till the next second.
    return time.millisecond < GLINT_MS ? BETWEEN_MS : untilSecond(time)
  }, 30)

  const variables = {
    '--wings': `url(${wings})`,
    '--shadows': `url(${shadows})`,
    '--lining': `url(${lining})`,
    '--hand': `'${HAND}'`,
    '--print': `'${PRINT}'`,
  } as CSSProperties

  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.drawer} style={variables}>
      <div className={transparent ? styles.case : `${styles.case} ${styles.wood}`}>
        <div className={transparent ? styles.floor : `${styles.floor} ${styles.lining}`}>
          <Specimens floor={floor} current={current} coming={coming} minute={minute} />
          <Pins second={second} />
        </div>
      </div>
    </Stage>
  )
}
