/** The left margin: which clock, and under which circumstances. */

import { clocks } from 'virtual:workbench-clocks'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { SIZES } from '../../screenshots/sizes.ts'
import { Choice } from './choice'
import { isZone, type View } from './view'

interface SettingsProps {
  readonly view: View
  readonly choose: (change: Partial<View>) => void
}

export function Settings({ view, choose }: SettingsProps) {
  return (
    <aside className="settings" aria-label="Settings">
      <Calendar view={view} choose={choose} />
      <section>
        <h2>Size</h2>
        <ul className="sizelist">
          {SIZES.map(([width, height], place) => (
            <li key={place}>
              <button
                type="button"
                className="sizelist__size"
                aria-pressed={view.size === place}
                onClick={() => choose({ size: place })}
              >
                <svg viewBox="-14 -11 28 22" aria-hidden="true">
                  <Outline width={width} height={height} />
                </svg>
                <span>
                  {width} × {height}
                </span>
                <kbd>{place + 1}</kbd>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Line name="Pixel ratio" title="For canvases. Type and vectors are drawn as your screen draws them.">
        <Choice
          name="Pixel ratio"
          values={[1, 2, 3]}
          value={view.ratio}
          onChoose={(ratio) => choose({ ratio })}
        />
      </Line>
      <Line name="Shown">
        <Choice
          name="Shown"
          values={['fit', 'true']}
          value={view.zoom}
          onChoose={(zoom) => choose({ zoom })}
        />
      </Line>
      <Line name="Frame">
        <Choice
          name="Frame"
          values={['none', 'device']}
          value={view.frame}
          onChoose={(frame) => choose({ frame })}
        />
      </Line>
      {view.show === 'onion' && <OnionSettings view={view} choose={choose} />}
      <Zone zone={view.zone} onChoose={(zone) => choose({ zone })} />
      <Line name="Hours">
        <Choice name="Hours" values={[12, 24]} value={view.hours} onChoose={(hours) => choose({ hours })} />
      </Line>
      <Line name="Motion">
        <Choice
          name="Motion"
          values={['full', 'reduced']}
          value={view.motion}
          onChoose={(motion) => choose({ motion })}
        />
      </Line>
      <Line name="Frames" title="The most a second: the site asks for 30 in its ambient mode.">
        <Choice
          name="Frames a second"
          values={[60, 30, 10]}
          value={view.fps}
          onChoose={(fps) => choose({ fps })}
        />
      </Line>
      <Line name="Seed">
        <input
          className="field"
          aria-label="Seed"
          placeholder={view.clock}
          autoComplete="off"
          spellCheck={false}
          value={view.seed}
          onChange={({ target }) => choose({ seed: target.value })}
        />
      </Line>
    </aside>
  )
}

/** Grows so slowly that a thumbnail can still be seen beside a wall. */
function Outline({ width, height }: { width: number; height: number }) {
  const scale = (0.95 * (width * height) ** 0.18) / Math.sqrt(width * height)
  const [wide, high] = [width * scale, height * scale]
  return <rect x={-wide / 2} y={-high / 2} width={wide} height={high} />
}

interface LineProps {
  readonly name: string
  readonly title?: string
  readonly children: ReactNode
}

function Line({ name, title, children }: LineProps) {
  return (
    <section className="line" title={title}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** The month as a leaf of a calendar: days with a clock can be taken. */
function Calendar({ view, choose }: SettingsProps) {
  const month = `20${view.clock.slice(0, 5)}`
  const first = new Date(`${month}-01T00:00Z`)
  if (Number.isNaN(first.getTime())) return null
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return (
    <section className="calendar" aria-label="Clocks">
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((letter, place) => (
        <i key={place}>{letter}</i>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const name = `${month.slice(2)}-${String(index + 1).padStart(2, '0')}`
        const clock = clocks.find((one) => one.name === name)
        const style = index === 0 ? { gridColumnStart: first.getUTCDay() || 7 } : undefined
        if (!clock) {
          return (
            <span key={name} style={style}>
              {index + 1}
            </span>
          )
        }
        return (
          <button
            type="button"
            key={name}
            style={style}
            aria-pressed={name === view.clock}
            title={clock.title}
            onClick={() => choose({ clock: name })}
          >
            {index + 1}
          </button>
        )
      })}
    </section>
  )
}

const LATER: Readonly<Record<number, string>> = { 1: '1 s', 60: '1 min', 3600: '1 h', 43200: '12 h' }

function OnionSettings({ view, choose }: SettingsProps) {
  return (
    <section className="onion">
      <div className="onion__head">
        <h2>Later by, s</h2>
        <input
          className="field field--number"
          aria-label="Seconds later"
          inputMode="decimal"
          value={view.later}
          onChange={({ target }) => {
            const later = Number(target.value)
            if (later > 0 && later <= 86_400) choose({ later })
          }}
        />
      </div>
      <Choice
        name="Later by"
        values={Object.keys(LATER).map(Number)}
        value={view.later}
        labelOf={(later) => LATER[later]!}
        onChoose={(later) => choose({ later })}
      />
      <Choice
        name="Blend"
        values={['difference', 'half']}
        value={view.blend}
        labelOf={(blend) => (blend === 'half' ? '50 %' : blend)}
        onChoose={(blend) => choose({ blend })}
      />
    </section>
  )
}

/** Names of today that engines list under older ones, as `Asia/Calcutta`, and take all the same. */
const MODERN_ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Africa/Asmara',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
].filter(isZone)
const ZONES = ['UTC', ...new Set([...Intl.supportedValuesOf('timeZone'), ...MODERN_ZONES].sort())].filter(
  (zone, place) => place === 0 || zone !== 'UTC',
)
const SHOWN_ZONES = 200

/** A combobox: letters narrow the list, arrows walk it, Enter takes. */
function Zone({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const [text, setText] = useState<string>()
  const [place, setPlace] = useState(0)
  const open = text !== undefined
  const wanted = (text ?? '').toLowerCase().replaceAll(' ', '_')
  const found = ZONES.filter((name) => name.toLowerCase().includes(wanted)).slice(0, SHOWN_ZONES)
  const take = (name: string | undefined) => {
    if (name && isZone(name)) onChoose(name)
    setText(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') setPlace(Math.min(found.length - 1, place + 1))
    else if (event.key === 'ArrowUp') setPlace(Math.max(0, place - 1))
    else if (event.key === 'Enter') {
      take(found[place])
      event.currentTarget.blur()
    } else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="zone">
      <h2 id="zone-name">Time zone</h2>
      <input
        id="zone"
        className="field"
        role="combobox"
        aria-labelledby="zone-name"
        aria-expanded={open}
        aria-controls="zones"
        aria-activedescendant={open && found[place] ? `zone-${place}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={zone.replaceAll('_', ' ')}
        value={text ?? zone.replaceAll('_', ' ')}
        onFocus={() => {
          setText('')
          setPlace(0)
        }}
        onBlur={() => setText(undefined)}
        onChange={({ target }) => {
          setText(target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <div id="zones" className="zones" role="listbox" aria-labelledby="zone-name">
          {found.map((name, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={name}
              id={`zone-${index}`}
              role="option"
              aria-selected={index === place}
              ref={index === place ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
              // Before the field loses its focus, and the list goes.
              onPointerDown={(event) => {
                event.preventDefault()
                take(name)
                if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              }}
            >
              {name.replaceAll('_', ' ')}
            </div>
          ))}
          {found.length === 0 && <p>No such zone</p>}
        </div>
      )}
    </section>
  )
}
