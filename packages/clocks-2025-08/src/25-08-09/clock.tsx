import {
  type ClockTime,
  easeInOut,
  easeOut,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  buttonAt,
  buttonsOf,
  CHIPS,
  choiceAt,
  type Face,
  fallOf,
  fitText,
  type House,
  houseAt,
  type Layout,
  layoutOf,
  leadOf,
  lengthOf,
  placeOf,
  riseOf,
  spotAt,
  wordOf,
} from './model'
import { TEXTS } from './texts'

export { notes } from './notes'

const FAMILIES = {
  sturdy: {
    family: 'ft-25-08-09 Sturdy',
    source: new URL('./sturdy.woff2', import.meta.url).href,
    weight: '800',
  },
  round: {
    family: 'ft-25-08-09 Round',
    source: new URL('./round.woff2', import.meta.url).href,
    weight: '400',
  },
  serif: {
    family: 'ft-25-08-09 Serif',
    source: new URL('./serif.woff2', import.meta.url).href,
    weight: '400',
  },
  mono: { family: 'ft-25-08-09 Mono', source: new URL('./mono.woff2', import.meta.url).href, weight: '700' },
  poster: {
    family: 'ft-25-08-09 Poster',
    source: new URL('./poster.woff2', import.meta.url).href,
    weight: '400',
  },
  sport: {
    family: 'ft-25-08-09 Sport',
    source: new URL('./sport.woff2', import.meta.url).href,
    weight: '800',
  },
  fashion: {
    family: 'ft-25-08-09 Fashion',
    source: new URL('./fashion.woff2', import.meta.url).href,
    weight: '900',
  },
} as const satisfies Record<Face, object>

export const images = []
export const fonts = Object.values(FAMILIES)

const OUTLINE = '#2a120a'

const faceOf = (face: Face) => ({
  fontFamily: `"${FAMILIES[face].family}", sans-serif`,
  fontWeight: FAMILIES[face].weight,
})

const CHIP =
  'M-1 -0.2C-0.9 -0.9 -0.2 -1 0.4 -0.85C1 -0.7 1.1 0 0.9 0.5C0.6 1 -0.1 1 -0.6 0.8C-1 0.6 -1.05 0.2 -1 -0.2Z'

/** The cookie that all of it is about, on a colour. */
const Cookie = memo(function Cookie({ layout }: { layout: Layout }) {
  const { x, y, radius } = layout.cookie
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="#e9963a" stroke={OUTLINE} strokeWidth={layout.line * 1.5} />
      <circle cx={x - radius * 0.03} cy={y + radius * 0.03} r={radius * 0.94} fill="#f7b353" />
      {CHIPS.map(([across, down, size, turned]) => (
        <g
          key={`${across} ${down}`}
          transform={`translate(${x + across * radius} ${y + down * radius}) rotate(${turned}) scale(${size * radius})`}
        >
          <path d={CHIP} fill="#5b2413" />
          <path
            d={CHIP}
            fill="#7d3820"
            transform={`rotate(${-turned}) translate(-0.18 -0.2) rotate(${turned}) scale(0.6)`}
          />
        </g>
      ))}
    </>
  )
})

/** A site's banner without what is on its buttons: its bar with the name, its paper and the places of the buttons. */
function Banner({ house, layout, fine }: { house: House; layout: Layout; fine: boolean }) {
  const { card, bar, pad, button, line } = layout
  const { face, name, corner } = house
  const round = corner * Math.min(card.width, card.height)
  const size = Math.min(bar * 0.5, (card.width - pad * 2 - bar) / lengthOf(name, face))
  const middle = bar / 2
  const cross = bar * 0.14
  return (
    <>
      <rect
        width={card.width}
        height={card.height}
        rx={round}
        fill={house.paper.fill}
        stroke={OUTLINE}
        strokeWidth={line}
      />
      <path
        d={`M0 ${bar}V${round}A${round} ${round} 0 0 1 ${round} 0H${card.width - round}A${round} ${round} 0 0 1 ${card.width} ${round}V${bar}Z`}
        fill={house.bar.fill}
        stroke={OUTLINE}
        strokeWidth={line}
      />
      {fine && (
        <>
          <text
            x={pad}
            y={middle + size * riseOf(face) * 0.48}
            fontSize={size}
            fill={house.bar.ink}
            style={faceOf(face)}
          >
            {name}
          </text>
          <path
            d={`M${card.width - pad - cross * 2} ${middle - cross}l${cross * 2} ${cross * 2}m0 ${-cross * 2}l${-cross * 2} ${cross * 2}`}
            fill="none"
            stroke={house.bar.ink}
            strokeWidth={cross * 0.42}
          />
        </>
      )}
      {house.buttons.map(({ fill }, index) => {
        const { x, y } = buttonAt(index ? 1 : 0, layout)
        return (
          <rect
            key={index}
            x={x - card.left}
            y={y - card.top}
            width={button.width}
            height={button.height}
            rx={Math.min(round * 0.8, button.height / 2)}
            fill={fill}
          />
        )
      })}
    </>
  )
}

/** The banners nobody has answered, the oldest at the far end. */
function Pile({ layout, hour, minute }: { layout: Layout; hour: number; minute: number }) {
  return Array.from({ length: minute }, (_, then) => {
    const { x, y, scale } = placeOf(minute - then, layout)
    return (
      <g key={then} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`}>
        <Banner house={houseAt(hour, then)} layout={layout} fine={scale > 0.14} />
      </g>
    )
  })
}

/** The newest banner: a sentence, and the two numbers of the time on its buttons. */
function Front({
  layout,
  house,
  words,
  text,
}: {
  layout: Layout
  house: House
  words: readonly string[]
  text: string
}) {
  const { card, bar, pad, button, line, wide } = layout
  const { face, paper, verbs, corner } = house
  const { inset, verb, column, sizes } = buttonsOf(house, words, layout)
  const place = layout.text * 0.86
  const said = fitText(text, face, button.width, place, place * (wide ? 0.62 : 0.42))
  const rise = riseOf(face)
  const first = card.top + bar + pad * 0.6 + (place - said.lines.length * said.size * 1.12) / 2
  const round = corner * Math.min(card.width, card.height)
  return (
    <>
      <rect
        x={card.left + line * 3}
        y={card.top + line * 3}
        width={card.width}
        height={card.height}
        rx={round}
        fill={OUTLINE}
      />
      <g transform={`translate(${card.left} ${card.top})`}>
        <Banner house={{ ...house, buttons: [paper, paper] }} layout={layout} fine />
      </g>
      {said.lines.map((row, index) => (
        <text
          key={index}
          x={card.left + pad}
          y={first + said.size * (0.56 + rise / 2 + index * 1.12)}
          fontSize={said.size}
          fill={paper.ink}
          style={faceOf(face)}
        >
          {row}
        </text>
      ))}
      {words.map((word, index) => {
        const { fill, ink } = house.buttons[index]!
        const { x, y } = buttonAt(index ? 1 : 0, layout)
        const size = sizes[index]!
        // Where the verb is above the number, the number stands in the middle of what is left below.
        const over = column ? 0 : verb * 1.1
        const base = y + over + (button.height - over + size * (rise - fallOf(word, face))) / 2
        return (
          <g key={index} data-button>
            <rect
              x={x}
              y={y}
              width={button.width}
              height={button.height}
              rx={Math.min(round * 0.8, button.height / 2)}
              fill={fill}
            />
            <text
              x={x + inset}
              y={y + button.height * (column ? 0.12 : 0.07) + verb * rise}
              fontSize={verb}
              fill={ink}
              style={faceOf(face)}
            >
              {verbs[index]}
            </text>
            <text
              x={x + inset + column + leadOf(word, face) * size}
              y={base}
              fontSize={size}
              fill={ink}
              style={faceOf(face)}
            >
              {word}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Where the tip of the pointer is in a second, in the stage's pixels. */
function tipAt(second: number, layout: Layout) {
  const choice = choiceAt(second)
  const [across, down] = spotAt(second, layout.wide)
  const { x, y } = buttonAt(choice, layout)
  return { choice, x: x + layout.button.width * across, y: y + layout.button.height * down }
}

const MOVE_MS = 450
const ARRIVE_MS = 280

/** One consent banner more each minute, over all those that nobody has answered. */
export default function WeValueYourPrivacy() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const pile = useRef<SVGSVGElement>(null)
  const front = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const layout = layoutOf(width, height)

  useFrame((time: ClockTime) => {
    const still = motion === 'reduced'
    const { second, millisecond } = time
    const part = still ? 1 : easeInOut(Math.min(1, millisecond / MOVE_MS))
    const from = tipAt(second - 1, layout)
    const to = tipAt(second, layout)
    if (pointer.current)
      pointer.current.style.translate = `${Math.round(from.x + (to.x - from.x) * part)}px ${Math.round(from.y + (to.y - from.y) * part)}px`
    const chosen = part < 0.7 ? from.choice : to.choice
    const pressed = `translate(0 ${Math.round(layout.gap * 0.3)})`
    for (const [index, button] of [...(front.current?.querySelectorAll('[data-button]') ?? [])].entries()) {
      const shift = index === chosen ? pressed : 'translate(0 0)'
      if (button.getAttribute('transform') !== shift) button.setAttribute('transform', shift)
    }
    const arriving = second === 0 && !still && millisecond < ARRIVE_MS
    if (front.current)
      front.current.style.translate = arriving
        ? `0 ${Math.round(layout.gap * 1.5 * (1 - easeOut(millisecond / ARRIVE_MS)))}px`
        : '0 0'
    // Before the hour everything is accepted at once: the whole pile goes.
    const going = time.minute === 59 && second === 59 && !still
    const gone = going ? Math.max(0, millisecond - 250) / 700 : 0
    if (pile.current) pile.current.style.translate = gone ? `0 ${Math.min(1, gone * gone) * 112}%` : '0 0'
    if (part === 1 && !arriving && !going) return untilSecond(time)
  }, 30)

  const box = { className: styles.layer, viewBox: `0 0 ${width} ${height}` }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.stage}>
      <svg {...box} aria-hidden="true">
        <Cookie layout={layout} />
      </svg>
      <svg ref={pile} {...box} aria-hidden="true">
        <Pile layout={layout} hour={hour} minute={minute} />
      </svg>
      <svg ref={front} {...box} aria-hidden="true">
        <Front
          layout={layout}
          house={houseAt(hour, minute)}
          words={[wordOf(shownHour(hour, hourCycle)), wordOf(minute)]}
          text={TEXTS[minute]!}
        />
      </svg>
      <svg ref={pointer} className={styles.pointer} viewBox="0 0 24 34" aria-hidden="true">
        <path d="M2 2V28L8.4 22L12.8 32L17.6 29.8L13.2 20H22Z" />
      </svg>
    </Stage>
  )
}
