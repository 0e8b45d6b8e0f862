import {
  type ClockFont,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Fragment, memo, type ReactNode, useRef } from 'react'
import { ARMS, FACES, HEAD, handOf, LOOKS } from './acting'
import styles, { css } from './clock.module.css'
import {
  type Box,
  balloonIn,
  burstOf,
  castOf,
  dotsOf,
  figureIn,
  fitted,
  lettersOf,
  minutesWord,
  panelsOf,
  punchIn,
  SOUND_MS,
  scriptAt,
  soundAt,
} from './model'
import { type Actor, CAST, type Mood, type Pose } from './script'

export { notes } from './notes'

/** Four to a row. */
const sheet = new URL('./heads.svg', import.meta.url).href
const bomb = new URL('./bomb.webp', import.meta.url).href

const shout: ClockFont = {
  family: 'ft-25-07-14 Shout',
  source: new URL('./shout.woff2', import.meta.url).href,
  weight: '400',
}
const talk: ClockFont = {
  family: 'ft-25-07-14 Talk',
  source: new URL('./talk.woff2', import.meta.url).href,
  weight: '700',
}

export const images = [sheet, bomb]
export const fonts = [shout, talk]

/** A page of four panels, told anew each minute. */
export default function FunnyPages() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      {size && <Page width={size.width} height={size.height} />}
    </Stage>
  )
}

function Page({ width, height }: { width: number; height: number }) {
  const { hour, hour12, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const { first, second, opening, going, mood, pose, punch } = scriptAt(hour, minute)
  const [one, two, three, four] = panelsOf(width, height)
  const hours = String(hourCycle === 12 ? hour12 : hour)
  return (
    // New elements for a new strip: what is left of another's letters would be painted over with softer edges.
    <Fragment key={`${hour}:${minute}`}>
      <Panel box={one!} ground="#ff86b3" dots="#f4488c">
        <Says box={one!} actor={first} right top={opening} figure={hours} foot="O'CLOCK" ink="#e8232e" />
      </Panel>
      <Panel box={two!} ground="#ffd84a" dots="#ffa51f">
        <Says
          box={two!}
          actor={second}
          top={going}
          figure={String(minute)}
          foot={minutesWord(minute)}
          ink="#1666e0"
        />
      </Panel>
      <Panel box={three!} ground="#7a3ff0" dots="#4a17b4">
        <Bomb box={three!} />
      </Panel>
      <Panel box={four!} ground="#57dba6" dots="#14a878">
        <Punch box={four!} actor={first} mood={mood} pose={pose} lines={punch} />
      </Panel>
    </Fragment>
  )
}

interface PanelProps {
  box: Box
  ground: string
  dots: string
  children: ReactNode
}

function Panel({ box, ground, dots, children }: PanelProps) {
  return (
    <div className={styles.panel} style={{ ...box, background: ground }}>
      <Dots width={box.width} height={box.height} ink={dots} />
      {children}
      <i className={styles.frame} />
    </div>
  )
}

const Dots = memo(({ width, height, ink }: { width: number; height: number; ink: string }) => (
  <svg className={styles.art} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path d={dotsOf(width, height)} fill={ink} />
  </svg>
))

interface SpeakerProps {
  box: Box
  actor: Actor
  right?: boolean
  mood?: Mood
  pose?: Pose
}

interface SpeechProps extends SpeakerProps {
  cast: ReturnType<typeof castOf>
  content: { width: number; height: number }
  near?: boolean
  /** What is in the balloon, from the middle of its upper edge. */
  children: ReactNode
}

/** A body and a head that act: all of the cast are built alike. */
function Figure({
  actor,
  right,
  mood,
  pose,
}: Required<Pick<SpeakerProps, 'actor' | 'right' | 'mood' | 'pose'>>) {
  const { coat, belly } = LOOKS[actor]
  const index = CAST.indexOf(actor)
  const unit = HEAD.size / 36
  const [first, second] = ARMS[pose]
  return (
    <>
      <svg className={styles.body} viewBox="0 0 100 100" aria-hidden="true">
        {pose !== 'cheek' && <Arm path={second} coat={coat} />}
        <Arm path={first} coat={coat} />
        <path className={styles.coat} fill={coat} d="M50 58C76 58 80 84 80 112H20C20 84 24 58 50 58Z" />
        <ellipse cx="50" cy="98" rx="17" ry="20" fill={belly} />
      </svg>
      <i
        className={styles.head}
        style={{
          left: `${HEAD.left}%`,
          top: `${HEAD.top}%`,
          width: `${HEAD.size}%`,
          height: `${HEAD.size}%`,
          backgroundImage: `url("${sheet}")`,
          backgroundPosition: `${((index % 4) * 100) / 3}% ${(Math.floor(index / 4) * 100) / 3}%`,
        }}
      />
      <svg className={styles.body} viewBox="0 0 100 100" aria-hidden="true">
        <g transform={`translate(${HEAD.left} ${HEAD.top}) scale(${unit}) translate(2 2)`}>
          <Eyes actor={actor} mood={mood} side={right ? -1 : 1} />
        </g>
        {pose === 'cheek' && <Arm path={second} coat={coat} />}
      </svg>
    </>
  )
}

/** Shoulders are behind the body; only a hand at the cheek is before it. */
function Arm({ path, coat }: { path: string; coat: string }) {
  const [x, y] = handOf(path)
  return (
    <>
      <path className={styles.limb} d={path} stroke="#14101c" strokeWidth="13.4" />
      <circle className={styles.coat} cx={x} cy={y} r="6.6" fill={coat} />
      <path className={styles.limb} d={path} stroke={coat} strokeWidth="9.4" />
    </>
  )
}

/** Eyes as comics draw them, over those of the emoji. */
function Eyes({ actor, mood, side }: { actor: Actor; mood: Mood; side: number }) {
  const { eyes, lid: skin } = LOOKS[actor]
  const { wide, pupil, aside, down, lid, brow, slant } = FACES[mood]
  const [rx, ry] = [2.7 * wide, 3.2 * wide]
  const y = eyes[2]
  return (
    <g className={styles.eyes}>
      {eyes.slice(0, 2).map((x, index) => {
        const inward = index ? -1 : 1
        const closed = lid === 1
        const edge = y - ry + 2 * ry * lid
        const half = rx * Math.sqrt(Math.max(0, 1 - ((edge - y) / ry) ** 2))
        // An eyebrow's outer end and its inner one; a smug look has one of them up.
        const lift = y - ry - 1.1 - brow - (mood === 'smug' && index ? 1.6 : 0)
        return (
          <g key={x}>
            <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={closed ? skin : '#fff'} />
            {closed ? (
              <path className={styles.line} d={`M${x - 1.7} ${y + 0.9}q1.7 -3 3.4 0`} />
            ) : (
              <circle cx={x + side * aside} cy={y + down} r={pupil} fill="#14101c" stroke="none" />
            )}
            {lid > 0 && !closed && (
              <path
                d={`M${x - half} ${edge}A${rx} ${ry} 0 ${lid > 0.5 ? 1 : 0} 1 ${x + half} ${edge}Z`}
                fill={skin}
              />
            )}
            <path
              className={styles.line}
              d={`M${x - inward * 2.1} ${lift + slant / 2}Q${x} ${lift - 0.7} ${x + inward * 2.1} ${lift - slant / 2}`}
            />
          </g>
        )
      })}
      {mood === 'sad' && (
        <path className={styles.drop} d={`M${eyes[0] - 1} ${y + ry}q-2 3.4 0 3.6q2 -.2 0 -3.6Z`} />
      )}
      {mood === 'shocked' && (
        <path className={styles.drop} d={`M${eyes[1] + 5.6} ${y - 5}q-2 3.4 0 3.6q2 -.2 0 -3.6Z`} />
      )}
    </g>
  )
}

/** One of the cast and a balloon. */
function Speech({
  box,
  actor,
  right = false,
  mood = 'talks',
  pose = right ? 'points' : 'waves',
  near = false,
  cast,
  content,
  children,
}: SpeechProps) {
  const { balloon, tail } = balloonIn(cast, content, right)
  const { left, top, width, height } = balloon
  const line = Math.max(2, 2 * Math.round(Math.min(box.width, box.height) * 0.008))
  const r = Math.round(Math.min(width, height) * 0.3)
  // For the joke they come nearer, and lean into it.
  const lean = near ? (right ? -6 : 6) : 0
  return (
    <>
      <div className={styles.actor} style={{ ...cast.place, rotate: `${lean}deg` }}>
        <Figure actor={actor} right={right} mood={mood} pose={pose} />
      </div>
      <svg className={styles.art} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <g className={styles.ink} strokeWidth={line}>
          <path d={tail} />
          <path d={bubbleOf(balloon, r)} />
        </g>
        <path d={tail} className={styles.plain} />
        <g transform={`translate(${left + width / 2} ${top})`} textAnchor="middle">
          {children}
        </g>
      </svg>
    </>
  )
}

/** A balloon with round corners, as a path: it is drawn alike whole or in pieces. */
const bubbleOf = ({ left, top, width, height }: Box, r: number) =>
  `M${left + r} ${top}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`

interface FigureProps extends SpeakerProps {
  top: string
  figure: string
  foot: string
  ink: string
}

function Says({ box, actor, right = false, top, figure, foot, ink }: FigureProps) {
  const cast = castOf(box, right)
  const letters = lettersOf(box)
  const set = figureIn(cast.room, letters, top, figure, foot)
  return (
    <Speech box={box} actor={actor} right={right} cast={cast} content={set}>
      {set.lines.map((line, index) => (
        <text key={line} className={styles.talk} y={set.first + index * letters * 1.08} fontSize={letters}>
          {line}
        </text>
      ))}
      <text
        className={styles.shout}
        paintOrder="stroke"
        {...set.figure}
        fontSize={set.size}
        fill={ink}
        strokeWidth={set.size * 0.07}
      >
        {figure}
      </text>
      <text className={styles.talk} {...set.foot} fontSize={letters}>
        {foot}
      </text>
    </Speech>
  )
}

function Punch({
  box,
  actor,
  right = false,
  mood,
  pose,
  lines,
}: SpeakerProps & { lines: readonly string[] }) {
  const cast = castOf(box, right, true)
  const set = punchIn(cast.room, lettersOf(box), lines)
  return (
    <Speech box={box} actor={actor} right={right} mood={mood} pose={pose} near cast={cast} content={set}>
      {lines.map((line, index) => (
        <text key={line} className={styles.talk} y={set.first + index * set.size * 1.15} fontSize={set.size}>
          {line}
        </text>
      ))}
    </Speech>
  )
}

/** It ticks the seconds; each sound strikes, and settles. */
function Bomb({ box }: { box: Box }) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const sound = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / SOUND_MS)
    if (sound.current) sound.current.style.scale = (1 + 0.09 * (1 - easeOut(part))).toFixed(3)
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  const { width, height } = box
  // In a high panel the sound goes up, as the balloons of the others do.
  const high = width < height * 1.25
  const size = high ? Math.min(height * 0.43, width * 0.46) : Math.min(height * 0.8, width * 0.46)
  const burst: Box = high
    ? { left: width * 0.05, top: height * 0.02, width: width * 0.94, height: height * 0.72 }
    : {
        left: size * 0.7,
        top: height * 0.02,
        width: width - size * 0.7 - width * 0.015,
        height: height * 0.96,
      }
  const [x, y] = [
    burst.left + burst.width * (high ? 0.54 : 0.52),
    burst.top + burst.height * (high ? 0.43 : 0.46),
  ]
  const word = fitted(soundAt(second), 0.5, burst.width * 0.52, burst.height * 0.3)
  const figure = Math.min(burst.height * 0.36, burst.width * 0.4)
  return (
    <>
      <div
        ref={sound}
        className={styles.sound}
        style={{ rotate: second % 2 ? '-4deg' : '3deg', transformOrigin: `${x}px ${y}px` }}
      >
        <svg className={styles.art} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path
            d={burstOf(burst, 15)}
            fill={second === 0 ? '#ff5a1f' : '#fff'}
            stroke="#14101c"
            strokeLinejoin="round"
            strokeWidth={Math.min(width, height) * 0.016}
          />
          <g textAnchor="middle" className={styles.shout} paintOrder="stroke">
            <text x={x} y={y} fontSize={word} fill="#ffe14d" strokeWidth={word * 0.12}>
              {soundAt(second)}
            </text>
            <text x={x} y={y + figure * 0.84} fontSize={figure} fill="#14101c" strokeWidth="0">
              {String(second).padStart(2, '0')}
            </text>
          </g>
        </svg>
      </div>
      <i
        className={styles.actor}
        style={{
          left: width * 0.02,
          top: height - size - height * 0.03,
          width: size,
          height: size,
          backgroundImage: `url(${bomb})`,
          backgroundSize: '100% 100%',
        }}
      />
    </>
  )
}
