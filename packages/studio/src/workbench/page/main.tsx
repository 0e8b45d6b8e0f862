import { SIZES } from '../../screenshots/sizes.ts'
import './meter' // first: see there
import '@found-time/ui-frame/styles.css'
import favicon from '@found-time/ui-frame/favicon.svg'
import './styles.css'
import { clocks, collectionTitle } from 'virtual:workbench-clocks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Key } from './choice'
import { type Command, KeySheet, useKeys } from './keys'
import { own } from './meter'
import { Settings } from './settings'
import { Sheet } from './sheet'
import { Bench } from './stages'
import { Transport } from './transport'
import { changeView, RATES, readView, SHOWS, sourceOf, type View, writeView } from './view'

const first = readView(
  location.search,
  clocks.map(({ name }) => name),
)

/** Canvases ask the window for the pixel ratio: there is no other way to tell them. */
let ratio = first.ratio
Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => ratio })

const SHOWN_AS: Record<View['show'], string> = {
  large: 'One',
  wall: 'Wall',
  sizes: 'Sizes',
  onion: 'Onion',
  hours: 'Hours',
  moments: 'Moments',
  days: 'Days',
  seeds: 'Seeds',
}

function Workbench() {
  const [view, setView] = useState(first)
  const [keysOpen, setKeysOpen] = useState(false)
  const [checksAsked, setChecksAsked] = useState(0)
  const choose = useCallback((change: Partial<View>) => {
    ratio = change.ratio ?? ratio
    setView((before) => changeView(before, change))
  }, [])

  const { epochMs, realMs, paused, rate, later } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is a new host, so only for another time
  const source = useMemo(() => sourceOf(view), [epochMs, realMs, paused, rate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const laterSource = useMemo(() => sourceOf(view, later * 1000), [epochMs, realMs, paused, rate, later])
  const step = useCallback(
    (seconds: number) =>
      setView((before) =>
        changeView(before, { epochMs: Math.round(sourceOf(before).now() + seconds * 1000) }),
      ),
    [],
  )

  useEffect(() => {
    let timer = 0
    const write = () => {
      history.replaceState(null, '', `?${writeView(view, Math.round(source.now()))}`)
      if (!view.paused) timer = own.timer(write, 1000)
    }
    timer = own.timer(write, 150) // browsers refuse a new address for each pixel of a scrub
    return () => own.cancelTimer(timer)
  }, [view, source])

  const place = clocks.findIndex(({ name }) => name === view.clock)
  const { name: _, title = '' } = clocks[place] ?? {}
  const turnTo = (by: number) =>
    choose({ clock: clocks.at((place + by) % clocks.length)?.name ?? view.clock })
  const show = (wanted: View['show']) => () => choose({ show: view.show === wanted ? 'large' : wanted })
  const faster = (by: number) =>
    choose({ rate: RATES[Math.min(RATES.length - 1, Math.max(0, RATES.indexOf(view.rate) + by))]! })
  const focus = (id: string) => () => document.getElementById(id)?.focus()
  const stepBy = ({ key, shiftKey, altKey }: KeyboardEvent) =>
    step((key === 'ArrowLeft' ? -1 : 1) * (altKey ? 3600 : shiftKey ? 60 : 1))

  const commands: Command[] = [
    { keys: [' '], shown: 'space', does: 'run, pause', run: () => choose({ paused: !view.paused }) },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      shown: '← →',
      does: 'a second; shift a minute; alt an hour',
      run: stepBy,
    },
    { keys: [','], shown: ',', does: 'a frame back', run: () => step(-1 / 60) },
    { keys: ['.'], shown: '.', does: 'a frame on', run: () => step(1 / 60) },
    { keys: ['-'], shown: '−', does: 'slower', run: () => faster(-1) },
    { keys: ['+', '='], shown: '+', does: 'faster', run: () => faster(1) },
    { keys: ['t'], shown: 't', does: 'go to a time', run: focus('go-to') },
    { keys: ['n'], shown: 'n', does: 'now', run: () => choose({ epochMs: Date.now() }) },
    { keys: ['[', 'k'], shown: '[  k', does: 'the clock before', run: () => turnTo(-1) },
    { keys: [']', 'j'], shown: ']  j', does: 'the clock after', run: () => turnTo(1) },
    {
      keys: SIZES.map((_, index) => String(index + 1)),
      shown: '1 – 8',
      does: 'size',
      run: ({ key }) => choose({ size: Number(key) - 1 }),
    },
    {
      keys: ['p'],
      shown: 'p',
      does: 'pixel ratio',
      run: () => choose({ ratio: ((view.ratio % 3) + 1) as 1 | 2 | 3 }),
    },
    {
      keys: ['f'],
      shown: 'f',
      does: 'fit, or true size',
      run: () => choose({ zoom: view.zoom === 'fit' ? 'true' : 'fit' }),
    },
    { keys: ['w'], shown: 'w', does: 'wall of the month', run: show('wall') },
    { keys: ['g'], shown: 'g', does: 'grid of all sizes', run: show('sizes') },
    { keys: ['o'], shown: 'o', does: 'onion of two times', run: show('onion') },
    { keys: ['y'], shown: 'y', does: 'its 24 hours', run: show('hours') },
    { keys: ['m'], shown: 'm', does: 'the moments that matter', run: show('moments') },
    { keys: ['d'], shown: 'd', does: 'the days around it', run: show('days') },
    { keys: ['s'], shown: 's', does: 'other seeds', run: show('seeds') },
    {
      keys: ['b'],
      shown: 'b',
      does: 'onion: difference, or 50 %',
      run: () => choose({ blend: view.blend === 'half' ? 'difference' : 'half' }),
    },
    { keys: ['z'], shown: 'z', does: 'time zone', run: focus('zone') },
    {
      keys: ['h'],
      shown: 'h',
      does: '12 or 24 hours',
      run: () => choose({ hours: view.hours === 12 ? 24 : 12 }),
    },
    {
      keys: ['r'],
      shown: 'r',
      does: 'reduced motion',
      run: () => choose({ motion: view.motion === 'full' ? 'reduced' : 'full' }),
    },
    {
      keys: ['c'],
      shown: 'c',
      does: 'check against the contract',
      run: () => setChecksAsked((count) => count + 1),
    },
    { keys: ['?'], shown: '?', does: 'these keys', run: () => setKeysOpen((open) => !open) },
  ]
  useKeys(commands)

  if (clocks.length === 0) return <p className="empty">This month has no clock yet.</p>
  return (
    <div className="workbench" data-show={view.show}>
      <header className="masthead">
        <span className="masthead__name">{collectionTitle}</span>
        <span className="masthead__tool">Workbench</span>
        <span className="masthead__month">
          {new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
            Date.parse(`20${view.clock}`),
          )}
          , {clocks.length} clocks
        </span>
        <nav className="tabs" aria-label="Show">
          {SHOWS.map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={view.show === one}
              onClick={() => choose({ show: one })}
            >
              {SHOWN_AS[one]}
            </button>
          ))}
        </nav>
        <Key className="masthead__keys" onPress={() => setKeysOpen(true)}>
          keys <kbd>?</kbd>
        </Key>
      </header>
      <Settings view={view} choose={choose} />
      <Bench view={view} source={source} laterSource={laterSource} choose={choose} />
      <Transport view={view} source={source} choose={choose} step={step} />
      <Sheet view={view} source={source} title={title} checksAsked={checksAsked} />
      {keysOpen && <KeySheet commands={commands} onClose={() => setKeysOpen(false)} />}
    </div>
  )
}

document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = favicon
createRoot(document.getElementById('workbench')!).render(<Workbench />)
