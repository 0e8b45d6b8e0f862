import {
  type ClockNotes,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  balloonAt,
  type Crowd,
  crowdOf,
  knowerAt,
  leanTo,
  mindsAt,
  POP_MS,
  popAt,
  THOUGHTS,
  timeFigures,
} from './model'
import { burstOf, cloudOf } from './shapes'

/** Six to a row. */
const people = new URL('./people.webp', import.meta.url).href
const thoughts = new URL('./thoughts.webp', import.meta.url).href

export const images = [people, thoughts]
export const fonts = [
  { family: 'ft-25-06-24 Shout', source: new URL('./shout.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading: 'They all think of something else; the only one with a yellow balloon is thinking of the time.',
  credits: [
    {
      title: 'Fluent Emoji Flat: 24 people, 36 things',
      creator: 'Microsoft',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation.',
      changes: 'outlined in ink, two sheets of pictures',
      files: ['people.webp', 'thoughts.webp'],
    },
    {
      title: 'Bangers',
      creator: 'Vernon Adams',
      source: '@fontsource/bangers 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
      changes: 'subset to figures and POP!, renamed',
      files: ['shout.woff2'],
    },
  ],
}

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** Where a picture lies on a sheet six wide. */
const placeOn = (picture: number, rows: number) =>
  `${(picture % 6) * 20}% ${(Math.floor(picture / 6) / (rows - 1)) * 100}%`

/** A crowd in which a single one knows what time it is. */
export default function ThoughtBalloons() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.page}
      style={{ '--people': `url(${people})`, '--thoughts': `url(${thoughts})` } as CSSProperties}
    >
      <Square />
    </Stage>
  )
}

function Square() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.fit}>
      {size && <Scene width={size.width} height={size.height} />}
    </div>
  )
}

function Scene({ width, height }: { width: number; height: number }) {
  const { epochMs, hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const crowd = useMemo(() => crowdOf(width, height), [width, height])
  const count = Math.floor(epochMs / 60_000)
  const knower = knowerAt(crowd, count)
  return (
    <div className={styles.fit} style={{ '--size': px(crowd.size) } as CSSProperties}>
      <Minds crowd={crowd} knower={knower} />
      <Pop crowd={crowd} knower={knowerAt(crowd, count - 1)} width={width} minute={count} />
      <Known crowd={crowd} knower={knower} width={width} figures={timeFigures(hour, minute, hourCycle)} />
    </div>
  )
}

const CLOUD = cloudOf(100, 86, 9, 16)

/** The crowd, and what all but one have in mind. */
function Minds({ crowd, knower }: { crowd: Crowd; knower: number }) {
  const { hour, minute, second } = useClockTime('second')
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const secondOfDay = hour * 3600 + minute * 60 + second
  const minds = mindsAt(crowd.people.length, secondOfDay)
  useFrame((time) => {
    const now = box.current?.querySelectorAll<HTMLElement>(
      `[data-fresh="${time.hour * 3600 + time.minute * 60 + time.second}"]`,
    )
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / POP_MS)
    for (const element of now ?? []) {
      element.style.setProperty('--pop', popAt(part).toFixed(3))
      element.style.setProperty('--hop', (Math.sin(part * Math.PI) * -0.07).toFixed(3))
    }
    return part < 1 ? undefined : untilSecond(time)
  }, 30)
  /** The second, for the one whose mind has just changed: it alone moves. */
  const freshOf = (index: number) => (minds[index]!.since === secondOfDay ? secondOfDay : undefined)
  return (
    <div ref={box} className={styles.fit}>
      {crowd.people.map(({ x, y, who }, index) => (
        <Figure
          key={index}
          x={x}
          y={y}
          who={who}
          lean={leanTo(crowd.people[index]!, crowd.people[knower]!, crowd.size)}
          fresh={freshOf(index)}
        />
      ))}
      {crowd.people.map(({ x, y }, index) =>
        index === knower ? undefined : (
          <Thought key={index} x={x} y={y} thought={minds[index]!.thought} fresh={freshOf(index)} />
        ),
      )}
    </div>
  )
}

interface FigureProps {
  x: number
  y: number
  who: number
  lean: number
  fresh: number | undefined
}

const Figure = memo(({ x, y, who, lean, fresh }: FigureProps) => (
  <i
    className={styles.figure}
    data-fresh={fresh}
    style={{ left: px(x), top: px(y), rotate: `${lean.toFixed(1)}deg`, backgroundPosition: placeOn(who, 4) }}
  />
))

interface ThoughtProps {
  x: number
  y: number
  thought: number
  fresh: number | undefined
}

const Thought = memo(({ x, y, thought, fresh }: ThoughtProps) => (
  <div className={styles.thought} data-fresh={fresh} style={{ left: px(x), top: px(y) }}>
    <svg className={styles.ink} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="24" cy="96" r="4.5" />
      <circle cx="30" cy="84" r="7.5" />
      <path d={CLOUD} />
    </svg>
    <i className={styles.thing} style={{ backgroundPosition: placeOn(thought, THOUGHTS / 6) }} />
  </div>
))

interface KnownProps {
  crowd: Crowd
  knower: number
  width: number
  figures: string
}

function Known({ crowd, knower, width, figures }: KnownProps) {
  const { motion } = useHostSettings()
  const balloon = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / 420)
    if (balloon.current) balloon.current.style.scale = (0.6 + 0.4 * popAt(part)).toFixed(3) // legible from the first
    return part < 1 ? undefined : 60_000 - time.second * 1000 - time.millisecond
  }, 30)
  const { size } = crowd
  const [wide, high] = crowd.balloon
  const at = balloonAt(crowd, knower, width)
  const { x, y } = crowd.people[knower]!
  // From the crown of the head to the balloon.
  const [fromX, fromY] = [x - at.x + wide / 2, y - at.y + size * 0.1]
  const pull = Math.sign(wide / 2 - fromX) || 1
  return (
    <div
      ref={balloon}
      className={styles.known}
      style={{
        left: px(at.x - wide / 2),
        top: px(at.y),
        width: px(wide),
        height: px(high),
        transformOrigin: `${px(fromX)} ${px(fromY)}`,
      }}
    >
      <svg
        className={styles.ink}
        data-knows=""
        viewBox={`0 0 ${wide.toFixed(1)} ${high.toFixed(1)}`}
        aria-hidden="true"
      >
        <g strokeWidth={size * 0.03}>
          <circle cx={fromX + pull * size * 0.3} cy={fromY + size * 0.02} r={size * 0.045} />
          <circle cx={fromX + pull * size * 0.22} cy={fromY - size * 0.1} r={size * 0.075} />
          <path d={cloudOf(wide, high, 13, size * 0.16)} />
        </g>
      </svg>
      <b className={styles.figures}>{figures}</b>
    </div>
  )
}

/** In how many milliseconds the last balloon is gone. */
const POPS_MS = 700

function Pop({
  crowd,
  knower,
  width,
  minute,
}: {
  crowd: Crowd
  knower: number
  width: number
  minute: number
}) {
  const { motion } = useHostSettings()
  const burst = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    if (!burst.current) return undefined
    const shows =
      motion !== 'reduced' &&
      time.second === 0 &&
      time.millisecond < POPS_MS &&
      Math.floor(time.epochMs / 60_000) === minute
    burst.current.style.visibility = shows ? 'visible' : 'hidden'
    if (!shows) return 60_000 - time.second * 1000 - time.millisecond
    const part = time.millisecond / POPS_MS
    burst.current.style.scale = (0.7 + 0.5 * (1 - (1 - part) ** 3)).toFixed(3)
    burst.current.style.opacity = Math.min(1, (1 - part) * 4).toFixed(3)
    return undefined
  }, 30)
  const [wide, high] = crowd.balloon
  const at = balloonAt(crowd, knower, width)
  return (
    <div
      ref={burst}
      className={styles.pop}
      style={{ left: px(at.x - wide / 2), top: px(at.y), width: px(wide), height: px(high) }}
    >
      <svg
        className={styles.ink}
        data-burst=""
        viewBox={`0 0 ${wide.toFixed(1)} ${high.toFixed(1)}`}
        aria-hidden="true"
      >
        <path d={burstOf(wide, high, 11)} strokeWidth={crowd.size * 0.03} />
      </svg>
      <b className={styles.noise}>POP!</b>
    </div>
  )
}
