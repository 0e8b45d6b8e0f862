import {
  type ClockTime,
  easeInOut,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  buttonsOf,
  choiceAt,
  DESIGNS,
  designAt,
  type Face,
  layoutOf,
  pileAt,
  spotAt,
  textSize,
  wordOf,
} from './model'
import { TEXTS } from './texts'

export { notes } from './notes'

const cookie = new URL('./cookie.webp', import.meta.url).href

const sturdy = {
  family: 'ft-25-08-09 Sturdy',
  source: new URL('./sturdy.woff2', import.meta.url).href,
  weight: '800',
}
const round = {
  family: 'ft-25-08-09 Round',
  source: new URL('./round.woff2', import.meta.url).href,
  weight: '400',
}
const serif = {
  family: 'ft-25-08-09 Serif',
  source: new URL('./serif.woff2', import.meta.url).href,
  weight: '400',
}
const mono = {
  family: 'ft-25-08-09 Mono',
  source: new URL('./mono.woff2', import.meta.url).href,
  weight: '700',
}

export const images = [cookie]
export const fonts = [sturdy, round, serif, mono]

const FACES: Record<Face, { family: string; weight: string }> = { sturdy, round, serif, mono }

/** The site below it all, in a colour of its own each hour. */
const SITES = ['#38b6ff', '#ff8a00', '#7bd82b', '#ff5c5c', '#ffc400', '#1fc7a6', '#e34fb0']

const looks = [styles.hazard, styles.dots, styles.pins, styles.checks, styles.awning, styles.rings]

function faceOf(design: number): CSSProperties {
  const { family, weight } = FACES[DESIGNS[design]!.face]
  return { fontFamily: `"${family}", sans-serif`, fontWeight: weight }
}

/** The banners nobody has answered. They change once a minute, and are one layer. */
function Pile({ hour, minute }: { hour: number; minute: number }) {
  const { seed } = useHostSettings()
  return pileAt(hour, minute, seed).map(({ minute: then, left, top, width, height }) => {
    const design = designAt(hour, then)
    return (
      <div
        key={then}
        className={`${styles.banner} ${looks[design]}`}
        style={{
          left: `${left}%`,
          top: `${top}%`,
          width: `${width}%`,
          height: `${height}%`,
          ...faceOf(design),
        }}
      >
        <div className={styles.panel}>
          <span className={styles.old}>{TEXTS[then]}</span>
        </div>
      </div>
    )
  })
}

type Layout = ReturnType<typeof layoutOf>

/** Both buttons: the hour on the first, the minute on the second. */
function Buttons({ layout, design, counts }: { layout: Layout; design: number; counts: readonly number[] }) {
  const { width, height } = layout.button
  const { verbs } = DESIGNS[design]!
  const { inRow, verb, words } = buttonsOf(DESIGNS[design]!, counts.map(wordOf), width, height)
  return words.map(({ lines, size }, index) => (
    <div
      key={index}
      data-button
      className={`${styles.button} ${index ? styles.reject : styles.accept} ${inRow ? styles.row : ''}`}
      style={{ width, height, padding: `0 ${width * 0.05}px`, columnGap: width * 0.03 }}
    >
      <span style={{ fontSize: verb, lineHeight: 1 }}>{verbs[index]}</span>
      {lines.map((line) => (
        <b key={line} style={{ fontSize: size, lineHeight: 0.86 }}>
          {line}
        </b>
      ))}
    </div>
  ))
}

/** A text is laid out so many times larger and drawn small: where letters stand on whole pixels, lines break elsewhere. */
const FINE = 8

/** The newest banner. */
function Front({
  layout,
  tiles,
  hour,
  shown,
  minute,
}: {
  layout: Layout
  tiles: CSSProperties
  hour: number
  shown: number
  minute: number
}) {
  const { card, frame, pad, inner, bar, gap, text, wide } = layout
  const design = designAt(hour, minute)
  const room = inner - layout.cookie * 0.86
  return (
    <div
      data-front
      className={`${styles.banner} ${styles.front} ${looks[design]}`}
      style={{ ...tiles, ...card, padding: frame, ...faceOf(design) }}
    >
      <div className={styles.panel} style={{ padding: pad }}>
        {bar > 0 && (
          <div className={styles.title} style={{ height: bar, fontSize: bar * 0.66 }}>
            {DESIGNS[design]!.title}
          </div>
        )}
        <div className={styles.place} style={{ height: text }}>
          <p
            className={styles.text}
            style={{
              width: room * FINE,
              marginRight: room * (1 - FINE),
              fontSize: textSize(TEXTS[minute]!.length, DESIGNS[design]!.face, room, text) * FINE,
              transform: `scale(${1 / FINE})`,
            }}
          >
            {TEXTS[minute]}
          </p>
        </div>
        <div
          className={styles.buttons}
          style={{ gap, marginTop: gap, flexDirection: wide ? 'row' : 'column' }}
        >
          <Buttons layout={layout} design={design} counts={[shown, minute]} />
        </div>
      </div>
      <img
        className={styles.cookie}
        src={cookie}
        alt=""
        style={{
          width: layout.cookie,
          height: layout.cookie,
          right: -layout.cookie * 0.08,
          top: bar + text * 0.5 + pad + frame - layout.cookie * 0.62,
          rotate: `${minute * 47}deg`,
        }}
      />
    </div>
  )
}

/** Where the tip of the pointer is in a second, in the stage's pixels. */
function tipAt(second: number, { card, frame, pad, bar, text, gap, button, wide }: Layout) {
  const choice = choiceAt(second)
  const [x, y] = spotAt(second)
  const left = card.left + frame + pad + (wide ? choice * (button.width + gap) : 0)
  const top = card.top + frame + pad + bar + text + gap + (wide ? 0 : choice * (button.height + gap))
  return { choice, x: left + button.width * x, y: top + button.height * y }
}

const MOVE_MS = 450
const ARRIVE_MS = 280

/** One consent banner more each minute, over all those that nobody has answered. */
export default function WeValueYourPrivacy() {
  const { hour, hour12, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const pile = useRef<HTMLDivElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const layout = layoutOf(width, height)
  const shown = hourCycle === 12 ? hour12 : hour
  // Whole pixels: some engines round a pattern's tile, and it drifts.
  const less = Math.min(width, height)
  const tiles = {
    '--check': `${2 * Math.max(1, Math.round(less * 0.013))}px`,
    '--stripe': `${4 * Math.max(1, Math.round(less * 0.0175))}px`,
    '--cookie': `${Math.round(less * 0.21)}px`,
  } as CSSProperties

  useFrame((time: ClockTime) => {
    const still = motion === 'reduced'
    const { second, millisecond } = time
    const part = still ? 1 : easeInOut(Math.min(1, millisecond / MOVE_MS))
    const from = tipAt(second - 1, layout)
    const to = tipAt(second, layout)
    if (pointer.current)
      pointer.current.style.translate = `${Math.round(from.x + (to.x - from.x) * part)}px ${Math.round(from.y + (to.y - from.y) * part)}px`
    const chosen = part < 0.7 ? from.choice : to.choice
    for (const [index, button] of [
      ...(art.current?.querySelectorAll<HTMLElement>('[data-button]') ?? []),
    ].entries())
      button.style.translate = index === chosen ? `0 ${Math.round(layout.gap * 0.22)}px` : '0 0'
    const arriving = second === 0 && !still && millisecond < ARRIVE_MS
    const front = art.current?.querySelector<HTMLElement>('[data-front]')
    if (front)
      front.style.translate = arriving
        ? `0 ${Math.round(layout.gap * (1 - easeOut(millisecond / ARRIVE_MS)))}px`
        : '0 0'
    // Before the hour everything is accepted at once: the whole pile goes.
    const going = time.minute === 59 && second === 59 && !still
    const gone = going ? Math.max(0, millisecond - 250) / 700 : 0
    if (pile.current) pile.current.style.translate = gone ? `0 ${Math.min(1, gone * gone) * 112}%` : '0 0'
    if (part === 1 && !arriving && !going) return untilSecond(time)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.stage}>
      <div
        className={styles.site}
        style={{ ...tiles, backgroundColor: SITES[hour % SITES.length], backgroundImage: `url("${cookie}")` }}
      />
      <div ref={pile} className={styles.pile} style={tiles}>
        <Pile hour={hour} minute={minute} />
      </div>
      <Front layout={layout} tiles={tiles} hour={hour} shown={shown} minute={minute} />
      <svg ref={pointer} className={styles.pointer} viewBox="0 0 24 34" aria-hidden="true">
        <path d="M2 2V28L8.4 22L12.8 32L17.6 29.8L13.2 20H22Z" />
      </svg>
    </Stage>
  )
}
