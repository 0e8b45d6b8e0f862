/** Time: the day's ruler, the transport, the jumps. */
import { spokenTime, type TimeSource, timeAt } from '@found-time/clock-runtime'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Choice, Key } from './choice'
import { countFrame, own } from './meter'
import { changesOf, dateOf, dayOf, momentIn, wallTimeOf } from './moments'
import { RATES, type View } from './view'

interface TransportProps {
  readonly view: View
  readonly source: TimeSource
  readonly choose: (change: Partial<View>) => void
  /** Moves by seconds. */
  readonly step: (seconds: number) => void
}

const JUMPS = { midnight: '00:00:00', '10:09:36': '10:09:36', noon: '12:00:00', '23:59:58': '23:59:58' }
const FRAME_S = 1 / 60
const DAY_MS = 86_400_000
const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const FULL_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** Where the last (−1) or next (1) hour begins, two seconds before. */
function beforeHour(nowMs: number, zone: string, direction: 1 | -1): number {
  const day = dayOf(nowMs, zone)
  const starts = [...day.hours.map(({ epochMs }) => epochMs), day.endMs].map((start) => start - 2000)
  if (direction === 1) return starts.find((start) => start > nowMs) ?? day.endMs + 3_598_000
  return starts.findLast((start) => start < nowMs) ?? day.startMs - 3_602_000
}

export function Transport({ view, source, choose, step }: TransportProps) {
  const { zone, paused, rate } = view
  const readout = useRef<HTMLOutputElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(() => dayOf(source.now(), zone))
  const length = (day.endMs - day.startMs) / 1000

  // Written past React, and in frames that are not counted as the clocks'.
  useLayoutEffect(() => {
    let frame = 0
    let lastMs = 0
    const show = (atMs: number) => {
      const now = source.now()
      const today = dayOf(now, zone)
      setDay(today)
      const time = timeAt(now, zone)
      readout.current!.textContent = wallTimeOf(time)
      readout.current!.dataset.rest = paused ? `.${String(time.millisecond).padStart(3, '0')}` : ''
      slider.current!.value = String((now - today.startMs) / 1000)
      slider.current!.setAttribute('aria-valuetext', `${wallTimeOf(time)}, ${spokenTime(time, view.hours)}`)
      if (paused) return
      if (lastMs > 0) countFrame(atMs - lastMs)
      lastMs = atMs
      frame = own.frame(show)
    }
    show(0)
    return () => own.cancelFrame(frame)
  }, [source, zone, paused, view.hours])

  const now = () => source.now()
  const date = dateOf(timeAt(day.startMs, zone))
  const otherDay = (days: number) => () => {
    const there = new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
    choose({ epochMs: momentIn(there, wallTimeOf(timeAt(now(), zone)), zone) })
  }
  const later = ((now() - day.startMs) / 1000 + view.later) / length

  return (
    <section className="transport" aria-label="Time">
      <div className="transport__row">
        <output className="readout" ref={readout} aria-label="Time shown" aria-live="off" />
        <div className="date">
          <Key name="The day before" onPress={otherDay(-1)}>
            ‹
          </Key>
          <span>{FULL_DATE.format(Date.parse(date))}</span>
          <Key name="The day after" onPress={otherDay(1)}>
            ›
          </Key>
        </div>
        <div className="keys">
          <Key name="A second back" onPress={() => step(-1)}>
            −1 s
          </Key>
          <Key name="A frame back" onPress={() => step(-FRAME_S)}>
            −1 f
          </Key>
          <Key
            name={paused ? 'Run' : 'Pause'}
            className="key--run"
            onPress={() => choose({ paused: !paused })}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={paused ? 'M4 2.5v11l9.5-5.5z' : 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z'} />
            </svg>
          </Key>
          <Key name="A frame on" onPress={() => step(FRAME_S)}>
            +1 f
          </Key>
          <Key name="A second on" onPress={() => step(1)}>
            +1 s
          </Key>
        </div>
        <Choice
          name="Speed"
          values={RATES}
          value={rate}
          labelOf={(one) => `×${one}`}
          onChoose={(one) => choose({ rate: one, paused: false })}
        />
      </div>
      <div className="ruler">
        <Ticks hours={day.hours.map(({ epochMs }) => (epochMs - day.startMs) / 1000)} length={length} />
        {day.hours.map(({ epochMs, hour }) => (
          <button
            type="button"
            className="ruler__hour"
            key={epochMs}
            tabIndex={-1}
            style={{ left: `${((epochMs - day.startMs) / 10 / length).toFixed(4)}%` }}
            onClick={() => choose({ epochMs })}
          >
            {view.hours === 12 ? hour % 12 || 12 : hour}
          </button>
        ))}
        {view.show === 'onion' && later < 1 && paused && (
          <i className="ruler__later" style={{ left: `${later * 100}%` }} />
        )}
        <input
          ref={slider}
          className="slider"
          type="range"
          aria-label="Time of day"
          min={0}
          max={length - 1}
          step={1}
          onInput={({ currentTarget }) =>
            choose({ epochMs: day.startMs + Number(currentTarget.value) * 1000 })
          }
        />
      </div>
      <fieldset className="transport__row jumps" aria-label="Jumps">
        <GoTo onGo={(wallTime) => choose({ epochMs: momentIn(date, wallTime, zone) })} />
        {Object.entries(JUMPS).map(([label, wallTime]) => (
          <Key key={label} onPress={() => choose({ epochMs: momentIn(date, wallTime, zone) })}>
            {label}
          </Key>
        ))}
        <Key name="Before the hour changed" onPress={() => choose({ epochMs: beforeHour(now(), zone, -1) })}>
          ‹ hour
        </Key>
        <Key name="Before the hour changes" onPress={() => choose({ epochMs: beforeHour(now(), zone, 1) })}>
          hour ›
        </Key>
        <Key onPress={() => choose({ epochMs: Date.now() })}>now</Key>
        <Changes zone={zone} year={Number(date.slice(0, 4))} choose={choose} />
      </fieldset>
    </section>
  )
}

/** Lines at each hour, half hour and ten minutes. */
function Ticks({ hours, length }: { hours: readonly number[]; length: number }) {
  const lines = (every: number, height: number, from = 0) =>
    hours
      .flatMap((start) => {
        const places: number[] = []
        for (let place = start + from; place < start + Math.max(every, 3600); place += every)
          places.push(place)
        return places
      })
      .map((place) => `M${place} 0v${height}`)
      .join('')
  return (
    <svg className="ruler__ticks" viewBox={`0 0 ${length} 22`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ruler__fine" d={lines(600, 5)} />
      <path d={`${lines(3600, 9, 1800)}${lines(3600, 14)}M${length} 0v14`} />
    </svg>
  )
}

function GoTo({ onGo }: { onGo: (wallTime: string) => void }) {
  const [text, setText] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    const [, hour, minute, second = '00'] =
      /^([01]?\d|2[0-3])[:.]?([0-5]\d)(?:[:.]?([0-5]\d))?$/.exec(text) ?? []
    if (!hour || !minute) return
    onGo(`${hour.padStart(2, '0')}:${minute}:${second}`)
    setText('')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <form onSubmit={go}>
      <input
        id="go-to"
        className="field field--time"
        aria-label="Go to a time"
        placeholder="hh:mm:ss"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  )
}

/** The nights on which the zone's clocks are set; each two seconds before it happens. */
function Changes({ zone, year, choose }: { zone: string; year: number; choose: TransportProps['choose'] }) {
  const [changes, setChanges] = useState<ReturnType<typeof changesOf>>([])
  useEffect(() => setChanges(changesOf(year, zone)), [year, zone])
  if (changes.length === 0) return <span className="jumps__none">no daylight saving in {year}</span>
  return changes.map(({ epochMs, byMs }) => (
    <Key
      key={epochMs}
      title={`Two seconds before the clocks of ${zone} are set ${byMs > 0 ? 'forward' : 'back'}`}
      onPress={() => choose({ epochMs: epochMs - 2000 })}
    >
      {SHORT_DATE.format(Date.parse(dateOf(timeAt(epochMs, zone))))} {byMs > 0 ? '+' : '−'}
      {Math.abs(byMs) / 3_600_000} h
    </Key>
  ))
}
