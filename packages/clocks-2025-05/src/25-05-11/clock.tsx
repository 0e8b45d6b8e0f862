import {
  type ClockTime,
  type HourCycle,
  Stage,
  secondsOf,
  timeAt,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, type Ref, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { bands, rosette } from './guilloche'
import {
  dateOf,
  figuresOf,
  HAND_SEEN,
  handAt,
  inkAfter,
  type Lie,
  machineZone,
  placeOf,
  SEEN,
  type Strike,
  strikeAt,
} from './model'
import { CapitalStamp, HereStamp, SHAPES } from './stamp'

export { notes } from './notes'

const grain = new URL('./grain.webp', import.meta.url).href

export const images = [grain]
export const fonts = [
  {
    family: 'ft-25-05-11 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-05-11 Letters',
    source: new URL('./letters.woff2', import.meta.url).href,
    weight: '700',
  },
  { family: 'ft-25-05-11 OCR', source: new URL('./ocrb.woff2', import.meta.url).href, weight: '400' },
]

const HERE_INK = '#38238f'
const INKS = ['#a8142c', '#0d6b4a', '#14508f', '#2c2a33', '#8a1d6b', '#0b6f7f'] as const
const HOLES = Array.from({ length: 30 }, (_, hole) => hole)

/** The capital's officer strikes this much later, in seconds: one thump after the other. */
const SECOND_THUMP = 0.42

/** How long what was punched out of a hole is seen to fall, in seconds. */
const CHAD_FALLS = 0.6

const lieOf = ({ x, y, turn }: Lie, ink: string) =>
  ({
    '--x': x.toFixed(3),
    '--y': y.toFixed(3),
    '--turn': `${turn.toFixed(1)}deg`,
    color: ink,
  }) as CSSProperties

let engraved: readonly { readonly path: string; readonly mirrored: number }[] | undefined

/** The rosettes as the first page has them, and how far to the right the second does. */
function rosettes() {
  engraved ??= [
    { path: rosette([250, 250], 97, 40, 52, 176, 1500), mirrored: -100 },
    { path: rosette([250, 250], 61, 24, 21, 132, 900), mirrored: -100 },
    { path: rosette([250, 250], 43, 18, 15, 86, 700), mirrored: -100 },
    { path: rosette([250, 250], 29, 12, 13, 46, 520), mirrored: -100 },
    { path: rosette([60, 64], 37, 16, 19, 52, 800), mirrored: 280 },
    { path: rosette([60, 436], 37, 16, 19, 52, 800), mirrored: 280 },
  ]
  return engraved
}

/** The round each rosette leaves free in its middle: inked as densely as the lines about it. */
const EYES = [
  { x: 250, y: 250, r: 6.4, mirrored: -100 },
  { x: 60, y: 64, r: 2.9, mirrored: 280 },
  { x: 60, y: 436, r: 2.9, mirrored: 280 },
]

/** Security print: rosettes and waves, pink into green. */
const Print = memo(function Print({ page }: { readonly page: number }) {
  const id = useId()
  const flip = page === 1
  return (
    <svg
      aria-hidden="true"
      className={styles.print}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          x1={flip ? 400 : 0}
          x2={flip ? 0 : 400}
          y1="0"
          y2="60"
        >
          <stop offset="0" stopColor="#d98aa0" />
          <stop offset="0.5" stopColor="#c9a86a" />
          <stop offset="1" stopColor="#6fae8e" />
        </linearGradient>
        <linearGradient id={`${id}b`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="500">
          <stop offset="0" stopColor="#6fae8e" />
          <stop offset="0.55" stopColor="#d98aa0" />
          <stop offset="1" stopColor="#7fa9c4" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={`url(#${id})`} strokeWidth="0.5" opacity="0.75">
        {bands(400, [22, 79, 136, 193, 250, 307, 364, 421, 478], 76, 13, 5, page * 2).map((path) => (
          <path key={path.slice(0, 9)} d={path} />
        ))}
      </g>
      <g fill="none" stroke={`url(#${id}b)`} strokeWidth="0.6" opacity="0.74">
        {rosettes().map(({ path, mirrored }) => (
          <path
            key={mirrored + path.slice(0, 12)}
            d={path}
            transform={flip ? `translate(${mirrored})` : undefined}
          />
        ))}
        {EYES.map(({ x, y, r, mirrored }) => (
          <circle
            key={y}
            cx={flip ? x + mirrored : x}
            cy={y}
            r={r}
            fill={`url(#${id}b)`}
            fillOpacity="0.7"
            stroke="none"
          />
        ))}
      </g>
    </svg>
  )
})

interface ImpressionProps {
  readonly strike: Strike
  readonly hourCycle: HourCycle
  readonly ink: number
  /** `1` wet to `0` dry. */
  readonly wet: number
  readonly here: boolean
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A stamp on the paper. */
const Impression = memo(function Impression({ strike, hourCycle, ink, wet, here, ref }: ImpressionProps) {
  const { capital } = strike
  const time: ClockTime = here ? strike.time : capital.time
  const colour = here ? HERE_INK : INKS[(capital.index * 5 + 2) % INKS.length]!
  const stamp = {
    figures: figuresOf(time, hourCycle),
    period: hourCycle === 12 ? time.period.toUpperCase() : '',
    place: here ? placeOf(time.timeZone) : capital.name,
    date: dateOf(time),
    figuresClass: styles.figures,
  }
  const art = here ? (
    <HereStamp {...stamp} />
  ) : (
    <CapitalStamp {...stamp} shape={(capital.index * 3) % SHAPES} pictogram={capital.index} />
  )
  const viewBox = here ? '0 0 300 190' : '0 0 220 220'
  return (
    <div
      ref={ref}
      className={`${styles.stamp} ${here ? styles.here : styles.there} ${ink < 1 ? styles.old : ''}`}
      style={{
        ...lieOf(
          here ? strike.here : strike.there,
          wet > 0 ? `color-mix(in srgb, ${colour} ${Math.round(100 - wet * 38)}%, #0b0618)` : colour,
        ),
        opacity: ink,
      }}
    >
      <svg aria-hidden="true" viewBox={viewBox}>
        {art}
      </svg>
    </div>
  )
})

/** A hand stamp seen from above: mount, stem and knob of turned beech. */
function HandStamp({
  here,
  lie,
  handRef,
  shadeRef,
}: {
  readonly here: boolean
  readonly lie: Lie
  readonly handRef: Ref<HTMLDivElement>
  readonly shadeRef: Ref<HTMLDivElement>
}) {
  const id = useId()
  const [width, height] = here ? [300, 190] : [220, 220]
  const [x, y] = [width / 2, height / 2]
  const radius = here ? 14 : 108
  const place = `${styles.stamp} ${styles.tool} ${here ? styles.here : styles.there}`
  return (
    <>
      <div ref={shadeRef} className={place} style={lieOf(lie, '#000')}>
        <div className={styles.shade} style={{ borderRadius: here ? '6%' : '50%' }} />
      </div>
      <div ref={handRef} className={place} style={lieOf(lie, '#000')}>
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} overflow="visible">
          <defs>
            <linearGradient id={id} x1="0" x2="0.3" y1="0" y2="1">
              <stop offset="0" stopColor="#e9bd85" />
              <stop offset="0.55" stopColor="#d49f62" />
              <stop offset="1" stopColor="#b57d43" />
            </linearGradient>
            <radialGradient id={`${id}k`} cx="0.38" cy="0.3" r="0.8">
              <stop offset="0" stopColor="#f7dcae" />
              <stop offset="0.28" stopColor="#d99c57" />
              <stop offset="0.72" stopColor="#9a5a26" />
              <stop offset="1" stopColor="#5f3312" />
            </radialGradient>
          </defs>
          <rect x="-6" y="2" width={width + 12} height={height + 10} rx={radius + 6} fill="#3a3134" />
          <rect x="-8" y="-4" width={width + 16} height={height + 9} rx={radius + 8} fill="#8f5d2c" />
          <rect x="-8" y="-12" width={width + 16} height={height + 8} rx={radius + 8} fill={`url(#${id})`} />
          <g fill="none" stroke="#a8733c" strokeWidth="1.4" opacity="0.5">
            {[0.16, 0.3, 0.43, 0.62, 0.76, 0.88].map((part, line) => (
              <path
                key={part}
                d={`M${here ? 0 : width * 0.12} ${height * part - 8}q${width * 0.25} ${line % 2 ? 7 : -6} ${width * 0.4} 0t${width * (here ? 0.58 : 0.36)} 2`}
              />
            ))}
          </g>
          <ellipse cx={x + 10} cy={y + 6} rx="62" ry="54" fill="#5b3413" opacity="0.45" />
          <ellipse cx={x} cy={y - 10} rx="50" ry="44" fill="#8a5524" />
          <ellipse cx={x} cy={y - 16} rx="46" ry="40" fill="#b97b3d" />
          <path
            d={`M${x - 25} ${y - 18}L${x - 31} ${y - 46}H${x + 31}L${x + 25} ${y - 18}Z`}
            fill="#8f5a28"
          />
          <circle cx={x} cy={y - 50} r="52" fill={`url(#${id}k)`} />
          <ellipse
            cx={x - 17}
            cy={y - 72}
            rx="15"
            ry="9"
            fill="#fff4da"
            opacity="0.65"
            transform={`rotate(-28 ${x - 17} ${y - 72})`}
          />
        </svg>
      </div>
    </>
  )
}

function moveHand(tool: HTMLElement | null, shade: HTMLElement | null, seconds: number | undefined) {
  const hand = seconds === undefined ? undefined : handAt(seconds)
  for (const [element, isShade] of [
    [tool, false],
    [shade, true],
  ] as const) {
    if (!element) continue
    element.style.visibility = hand ? 'visible' : 'hidden'
    if (!hand) continue
    const away = 1 - hand.near
    const lift = hand.height
    const offset = isShade ? lift : 0
    const scale = isShade ? 1 + lift * 0.12 : 1 + lift * 0.26 - hand.press * 0.018
    element.style.transform = `translate(${(away * 24 + offset * 9).toFixed(3)}cqmin, ${(away * -150 + offset * 15 - (isShade ? 0 : lift * 7)).toFixed(3)}cqmin) rotate(calc(var(--turn) + ${(away * 10).toFixed(2)}deg)) scale(${scale.toFixed(4)})`
    if (isShade) element.style.opacity = (0.62 - lift * 0.34).toFixed(3)
  }
}

/** A passport, stamped on each minute. */
export default function PassportControl() {
  const time = useClockTime('second')
  const { hourCycle, seed, motion, mode } = useHostSettings()
  const calm = motion === 'reduced' || mode === 'still'
  const fresh = useRef<HTMLDivElement>(null)
  const driedHere = useRef<HTMLDivElement>(null)
  const driedThere = useRef<HTMLDivElement>(null)
  const hands = useRef<(HTMLDivElement | null)[]>([])
  const chad = useRef<HTMLDivElement>(null)
  const minuteMs = time.epochMs - (time.epochMs % 60_000)
  const { timeZone } = time
  const [coming, ...strikes] = useMemo(() => {
    const minute = timeAt(minuteMs, timeZone)
    return Array.from({ length: SEEN.there + 1 }, (_, index) => strikeAt(minute, index - 1, seed))
  }, [minuteMs, timeZone, seed])
  const { second } = time
  // It dries in four steps: each paints the page anew.
  const wet = Math.max(0, 1 - Math.floor(second / 3) / 4)
  // In the last second the hand is already over the place of the next stamp.
  const next = second === 59 ? coming! : strikes[0]!

  useFrame((now) => {
    const seconds = secondsOf(now)
    const since = now.second >= 58 ? seconds - 60 : seconds
    moveHand(hands.current[0]!, hands.current[1]!, calm ? undefined : since)
    moveHand(hands.current[2]!, hands.current[3]!, calm ? undefined : since - SECOND_THUMP)
    // Under the hand the stamp is not yet there.
    if (fresh.current) fresh.current.style.opacity = calm || seconds >= SECOND_THUMP ? '1' : '0'
    const faded = calm ? 1 : Math.min(1, Math.floor(seconds * 10) / 8)
    if (driedHere.current) driedHere.current.style.opacity = inkAfter(faded, SEEN.here).toFixed(3)
    if (driedThere.current) driedThere.current.style.opacity = inkAfter(faded, SEEN.there).toFixed(3)
    const untilHand = untilMinute(now) - HAND_SEEN.before * 1000
    return seconds >= HAND_SEEN.after + SECOND_THUMP && untilHand > 0 ? untilHand : undefined
  })
  useFrame((now) => {
    if (!chad.current) return untilSecond(now)
    const fall = now.millisecond / 1000
    const shown = !calm && now.second > 0 && fall < CHAD_FALLS
    chad.current.style.visibility = shown ? 'visible' : 'hidden'
    if (!shown) return untilSecond(now)
    chad.current.style.transform = `translate(${(fall * (now.second % 2 ? 2.2 : -1.6)).toFixed(3)}cqmin, ${(fall * fall * 34 - fall * 3).toFixed(3)}cqmin) rotate(${(fall * 560).toFixed(0)}deg) scaleY(${Math.cos(fall * 16).toFixed(3)})`
    chad.current.style.opacity = String(Math.min(1, (CHAD_FALLS - fall) * 5))
  }, 20)

  const impressions = (page: number) =>
    strikes
      .flatMap((strike, ago) =>
        [true, false].map((here) => {
          if ((strike.page === page) !== here || (here && ago >= SEEN.here)) return null
          const ref = ago === 0 && !here ? fresh : ago === 1 ? (here ? driedHere : driedThere) : undefined
          return (
            <Impression
              key={`${strike.number} ${here}`}
              strike={strike}
              hourCycle={hourCycle}
              ink={inkAfter(ago, here ? SEEN.here : SEEN.there)}
              wet={ago === 0 ? wet : 0}
              here={here}
              ref={ref}
            />
          )
        }),
      )
      .reverse()
  const lines = machineZone(time)
  const hand = (index: number) => (element: HTMLDivElement | null) => {
    hands.current[index] = element
  }

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.cover}
      style={{ '--grain': `url(${grain})` } as CSSProperties}
    >
      <div className={styles.spread}>
        {[0, 1].map((page) => (
          <div
            key={page}
            className={`${styles.page} ${page === 0 ? styles.first : styles.second} ${strikes[0]!.page === page ? styles.own : ''}`}
          >
            <Print page={page} />
            {page === 0 && <div className={styles.visas}>VISAS</div>}
            {page === 1 && (
              <div className={styles.zone}>
                {lines.map((line) => (
                  <div key={line.slice(0, 2) === 'P<' ? 'name' : 'number'}>{line}</div>
                ))}
              </div>
            )}
            <div className={styles.holes}>
              {HOLES.map((hole) => {
                const number = page * 30 + hole
                return (
                  <i key={hole} className={number < second ? styles.punched : undefined}>
                    {number === second - 1 && <b ref={chad as Ref<HTMLElement>} className={styles.chad} />}
                  </i>
                )
              })}
            </div>
            <div className={`${styles.room} ${styles.ink}`}>{impressions(page)}</div>
          </div>
        ))}
        <div className={styles.gutter} />
        {[0, 1].map((page) => (
          <div
            key={page}
            className={`${styles.page} ${styles.above} ${page === 0 ? styles.first : styles.second} ${next.page === page ? styles.own : ''}`}
          >
            <div className={styles.room}>
              {next.page === page ? (
                <HandStamp here lie={next.here} handRef={hand(0)} shadeRef={hand(1)} />
              ) : (
                <HandStamp here={false} lie={next.there} handRef={hand(2)} shadeRef={hand(3)} />
              )}
            </div>
          </div>
        ))}
      </div>
    </Stage>
  )
}
