import {
  type HourCycle,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { boardAt, drumOf, FIELDS, type Flap, flapAt, isCalled, ROWS, startOf, TREMBLE_MS } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-04-14 Flap',
    source: new URL('./flap.woff2', import.meta.url).href,
    weight: '700',
  },
]

/** A station's departures board of the sixties: cream flaps, green ink, green enamel. */
export default function SplitFlap() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.hall}>
      <Board />
    </Stage>
  )
}

function Board() {
  const { timeZone } = useClockTime('minute')
  const { hourCycle, motion, transparent } = useHostSettings()
  const board = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>({ key: '', moving: [] })

  useFrame((time) => {
    if (!board.current) return
    const { epochMs, millisecond } = time
    const secondMs = epochMs - millisecond
    const key = `${secondMs} ${timeZone} ${hourCycle}`
    if (drawn.current.key !== key)
      drawn.current = { key, moving: set(board.current, secondMs, timeZone, hourCycle) }
    const ms = motion === 'reduced' ? 0 : millisecond
    for (const { element, drum, was, is, will, delayMs } of drawn.current.moving)
      show(element, flapAt(drum, was, is, will, ms, delayMs))
    // What fell has come to rest, and what is to fall next has not set out.
    if (ms < TREMBLE_MS) return
    const setOutMs = drawn.current.moving
      .filter(({ is, will }) => is !== will)
      .map(({ drum, is, will, delayMs }) => startOf(drum, is, will, delayMs))
    const restsMs = Math.min(1000, ...setOutMs) - ms
    return restsMs > 0 ? Math.min(restsMs, untilSecond(time)) : undefined
  }, 30)

  return (
    <div ref={board} className={`${styles.board} ${transparent ? styles.bare : styles.enamel}`}>
      <Great place={timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} />
      <Rows />
    </div>
  )
}

interface Moving {
  readonly element: HTMLElement
  readonly drum: ReturnType<typeof drumOf>
  readonly was: string
  readonly is: string
  readonly will: string
  readonly delayMs: number
}

interface Drawn {
  readonly key: string
  readonly moving: readonly Moving[]
}

/** Puts the whole board as it is at a second, and tells which flaps are to move within it. */
function set(board: HTMLElement, secondMs: number, timeZone: string, hourCycle: HourCycle): Moving[] {
  const [before, now, next] = [-1000, 0, 1000].map((ms) => boardAt(secondMs + ms, timeZone, hourCycle))
  const moving: Moving[] = []
  board.querySelectorAll<HTMLElement>('[data-line]').forEach((line, index) => {
    line.toggleAttribute('data-called', index > 0 && isCalled(index - 1, secondMs))
    line.toggleAttribute('data-odd', (secondMs / 1000) % 2 === 1)
    line.querySelectorAll('s').forEach((element, place) => {
      const [was, is, will] = [before![index]![place]!, now![index]![place]!, next![index]![place]!]
      show(element, { upper: is, lower: is })
      if (was === is && is === will) return
      const drum = drumOf(index, place, hourCycle)
      moving.push({ element, drum, was, is, will, delayMs: (place * 7 + index * 5) % 19 })
    })
  })
  return moving
}

/** Only what has changed is written. */
function show(element: HTMLElement, { upper, lower, leaf }: Flap) {
  const [top, bottom, flap] = element.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  write(top, upper)
  write(bottom, lower)
  const degrees = leaf?.degrees ?? 0
  const back = degrees >= 90
  const transform = leaf ? `perspective(5em) rotateX(${((back ? 180 : 0) - degrees).toFixed(1)}deg)` : ''
  if (flap.style.transform === transform && !leaf) return
  flap.style.transform = transform
  flap.className = leaf ? `${styles.leaf} ${back ? styles.lower : styles.upper}` : styles.none!
  if (leaf) write(flap, leaf.character)
  // Light falls from above: a leaf is brightest as it lies back, darkest as it faces the floor.
  const lean = Math.sin((degrees * Math.PI) / 180)
  shade(flap, leaf ? (back ? 0.1 : 0.5) * lean : 0)
  shade(bottom, leaf ? Math.max(0, back ? 0.42 * lean : 0.42 * (degrees / 90) ** 3) : 0)
}

function write(half: HTMLElement, character: string) {
  const text = half.firstChild!.firstChild!
  if (text.nodeValue !== character) text.nodeValue = character
}

function shade(half: HTMLElement, strength: number) {
  ;(half.lastChild as HTMLElement).style.opacity = strength ? strength.toFixed(2) : ''
}

/** `s` is a module, its three `b` the halves and the leaf; the letters in them are written at each frame. */
const Module = () => (
  <s>
    <b className={styles.upper}>
      <u> </u>
      <i />
    </b>
    <b className={styles.lower}>
      <u> </u>
      <i />
    </b>
    <b className={styles.none}>
      <u> </u>
      <i />
    </b>
  </s>
)

const flaps = (count: number) => Array.from({ length: count }, (_, index) => <Module key={index} />)

const Label = ({ local, english }: { readonly local: string; readonly english: string }) => (
  <span className={styles.label}>
    <span>{local}</span> <em>{english}</em>
  </span>
)

const Great = memo(({ place }: { readonly place: string }) => (
  <div className={styles.great} data-line="">
    <div className={styles.hours}>
      <Label local="Ore" english={`Hours, ${place}`} />
      <p>{flaps(2)}</p>
    </div>
    <div className={styles.minutes}>
      <Label local="Minuti" english="Minutes" />
      <p>{flaps(2)}</p>
    </div>
    <div className={styles.seconds}>
      <Label local="Secondi" english="Seconds" />
      <p>{flaps(2)}</p>
    </div>
    <span className={styles.title}>
      Partenze <em>Departures</em>
    </span>
  </div>
))

const HEADS = [
  ['Partenze per', 'Departures to'],
  ['Sigla', 'Code'],
  ['Porta', 'Gate'],
  ['Minuti', 'Past'],
] as const

const Rows = memo(() => (
  <div className={styles.rows}>
    <div className={styles.heads}>
      {HEADS.map(([local, english], index) => (
        <span key={local} className={styles.field} data-flaps={FIELDS[index]}>
          <Label local={local} english={english} />
        </span>
      ))}
    </div>
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className={styles.row} data-line="">
        {FIELDS.map((count, field) => (
          <p key={field} className={styles.field}>
            {flaps(count)}
          </p>
        ))}
        <span className={styles.lamps}>
          <i />
          <i />
        </span>
      </div>
    ))}
  </div>
))
