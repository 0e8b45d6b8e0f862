/** The right margin: what is known of the clock on the bench. */

import type { ClockNotes, TimeSource } from '@found-time/clock-runtime'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { useEffect, useState } from 'react'
import { KB, LIMITS } from '../../clock-check/limits.ts'
import { POWER_LIMIT } from '../../clock-check/power-estimate.ts'
import type { CheckState, Report, Verdict } from '../checks'
import type { FolderWeight } from '../inspect'
import { Key } from './choice'
import { EngineStill } from './engine-still'
import { Exports } from './exports'
import { useLoaded } from './loaded'
import { own, type Reading, readMeter, resetMeter } from './meter'
import type { View } from './view'
import { useWeight } from './weight'

const FRAME_LIMIT_MS = 6

interface SheetProps {
  readonly view: View
  readonly source: TimeSource
  readonly title: string
  /** Grows with each check asked for by key. */
  readonly checksAsked: number
}

export function Sheet({ view, source, title, checksAsked }: SheetProps) {
  const { version, module } = useLoaded(view.clock)
  const weight = useWeight(view.clock, version)
  return (
    <aside className="sheet" aria-label="Inspection">
      <header className="sheet__head">
        <span className="sheet__date">{view.clock.replaceAll('-', '.')}</span>
        <h1>{title || 'Untitled'}</h1>
        <p className="reading">{module?.notes?.reading}</p>
        <p className="about">{module?.notes?.about}</p>
        <p className="facets">{module?.notes?.facets?.join(' · ')}</p>
      </header>
      <Cost view={view} version={version} />
      {weight && <Files weight={weight} />}
      <EngineStill view={view} source={source} />
      <Exports view={view} source={source} />
      <Clauses
        key={view.clock}
        clock={view.clock}
        changedMs={weight?.changedMs ?? 0}
        checksAsked={checksAsked}
      />
      {module?.notes?.credits && <Credits credits={module.notes.credits} />}
    </aside>
  )
}

function Cost({ view, version }: { view: View; version: number }) {
  const [{ power, p95, costs }, setReading] = useState<Reading>(readMeter)
  const situation = [view.clock, view.show, view.size, view.ratio, view.fps, version].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured before is of another situation
  useEffect(resetMeter, [situation])
  useEffect(() => {
    let timer = 0
    const look = () => {
      setReading(readMeter())
      timer = own.timer(look, 500)
    }
    look()
    return () => own.cancelTimer(timer)
  }, [])
  const top = Math.max(8, (p95 ?? 0) * 1.25)
  return (
    <section
      className="cost"
      title="Power as the clause estimates it, while the clock runs alone on the bench; the milliseconds of its script, scaled to the machine that the line was drawn on, are no verdict."
    >
      <h2>
        Cost <small>{view.show === 'large' ? 'while it runs' : 'of one clock alone'}</small>
      </h2>
      <dl>
        <div data-over={(power && power.ratio > POWER_LIMIT) || undefined}>
          <dt>power</dt>
          <dd>{power?.ratio.toFixed(2) ?? '–'}</dd>
        </div>
        <div data-over={(p95 !== undefined && p95 > FRAME_LIMIT_MS) || undefined}>
          <dt>p95, ms</dt>
          <dd>{p95?.toFixed(2) ?? '–'}</dd>
        </div>
        <div>
          <dt>frames/s</dt>
          <dd>{power?.frames.toFixed(0) ?? '–'}</dd>
        </div>
        <div>
          <dt>Mpx/s</dt>
          <dd>{power?.megapixels.toFixed(1) ?? '–'}</dd>
        </div>
      </dl>
      <svg viewBox={`0 0 240 ${top}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="cost__bars"
          d={costs
            .map(
              (ms, place) =>
                `M${240 - costs.length + place + 0.5} ${top}V${(top - Math.min(ms, top)).toFixed(2)}`,
            )
            .join('')}
        />
        <path className="cost__limit" d={`M0 ${top - FRAME_LIMIT_MS}H240`} />
      </svg>
    </section>
  )
}

/** More would push the contract off the sheet. */
const FILES_SHOWN = 5

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

function Files({ weight: { files, script, libraries } }: { weight: FolderWeight }) {
  const [allShown, showAll] = useState(false)
  const shown = allShown ? files : files.slice(0, FILES_SHOWN)
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <section className="files">
      <h2>
        Files <small>kB, of what is allowed</small>
      </h2>
      <table>
        <tbody>
          {'bytes' in script ? (
            <Weight name="script, gzipped" bytes={script.bytes} limit={LIMITS.code} />
          ) : (
            <tr>
              <td className="files__failure">{script.failure}</td>
            </tr>
          )}
          <Weight
            name={files.length === 1 ? '1 file' : `${files.length} files`}
            bytes={all}
            limit={LIMITS.all}
          />
        </tbody>
        <tbody className="files__each">
          {shown.map(({ name, kind, bytes }) => (
            <Weight key={name} name={name} bytes={bytes} limit={LIMITS[kind === 'other' ? 'all' : kind]} />
          ))}
        </tbody>
      </table>
      {shown.length < files.length && (
        <button type="button" className="files__more" onClick={() => showAll(true)}>
          and {files.length - shown.length} lighter ones
        </button>
      )}
      {libraries.length > 0 && <p className="note">with {libraries.join(', ')}, counted apart</p>}
    </section>
  )
}

function Weight({ name, bytes, limit }: { name: string; bytes: number; limit: number }) {
  return (
    <tr data-over={bytes > limit || undefined}>
      <th scope="row">{name}</th>
      <td className="files__bar">
        <i style={{ width: `${Math.min(100, (bytes / limit) * 100)}%` }} />
      </td>
      <td>{kilobytes(bytes)}</td>
      <td className="files__limit">{limit / KB}</td>
    </tr>
  )
}

function Clauses({
  clock,
  changedMs,
  checksAsked,
}: {
  clock: string
  changedMs: number
  checksAsked: number
}) {
  const [state, setState] = useState<CheckState>()
  /** Ends the check that runs. */
  const [running, setRunning] = useState<AbortController>()
  const [saying, setSaying] = useState('')
  const [onSave, setOnSave] = useState(false)

  const look = async () => {
    const response = await fetch(`/workbench/verdicts?clock=${clock}`)
    if (!response.ok) return
    const found: CheckState = await response.json()
    setState(found)
    return found.report?.at
  }
  const run = async (full: boolean) => {
    if (!state) return
    running?.abort() // of what has changed since
    const run = new AbortController()
    setRunning(run)
    setSaying('running…')
    const reader = await fetch(`/workbench/check?clock=${clock}${full ? '&full' : ''}`, {
      method: 'POST',
      signal: run.signal,
    }).then(
      ({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader(),
      () => undefined,
    )
    let said = ''
    for (;;) {
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { done: true }
      if (done) break
      said += value
      setSaying(said.trim().split('\n').slice(-4).join('\n') || 'running…')
    }
    if (run.signal.aborted) return
    // What it said stays where it left no report.
    if ((await look()) !== state.report?.at) setSaying('')
    setRunning(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount, and when somebody comes back from a terminal
  useEffect(() => {
    const again = () => void look().catch(() => {})
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  const [asked] = useState(checksAsked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    if (checksAsked !== asked) void run(false)
  }, [checksAsked])

  const [checkedMs, setCheckedMs] = useState(changedMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (onSave && changedMs > checkedMs) void run(false)
    setCheckedMs(changedMs)
  }, [changedMs])

  const verdicts = new Map(state?.report?.verdicts.map((verdict) => [verdict.clause, verdict]))
  return (
    <section className="clauses" aria-label="Contract">
      <div className="clauses__head">
        <h2>Contract</h2>
        {state && (
          <div className="keys">
            <Key pressed={onSave} onPress={() => setOnSave(!onSave)}>
              on save
            </Key>
            <Key disabled={running !== undefined} onPress={() => run(false)}>
              check
            </Key>
            <Key disabled={running !== undefined} onPress={() => run(true)}>
              full check
            </Key>
          </div>
        )}
      </div>
      {state?.report && <Summary report={state.report} changedMs={changedMs} />}
      {saying && <pre className="saying">{saying}</pre>}
      <ol>
        {state?.clauses.map(({ id, summary }) => (
          <Clause key={id} clause={id} promise={summary} verdict={verdicts.get(id)} />
        ))}
      </ol>
    </section>
  )
}

const passed = (status: string) => /^(pass|ok|kept|held)/i.test(status)
const failed = (status: string) => /^(fail|broken|error)/i.test(status)

function Summary({ report, changedMs }: { report: Report; changedMs: number }) {
  const at = new Date(report.at)
  const broken = report.verdicts.filter(({ status }) => failed(status)).length
  return (
    <p className="note">
      <span className="note__sum" data-over={broken > 0 || undefined}>
        {broken > 0 ? `${broken} of ${report.verdicts.length} broken` : `all ${report.verdicts.length} kept`}
      </span>
      , {report.tier},{' '}
      {at.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
      {at.getTime() < changedMs && <span className="note__old">; changed since</span>}
    </p>
  )
}

interface ClauseProps {
  readonly clause: string
  /** What the clock promises, after "the clock". */
  readonly promise: string
  readonly verdict: Verdict | undefined
}

function Clause({ clause, promise, verdict }: ClauseProps) {
  const status = verdict?.status ?? ''
  const mark = failed(status) ? 'broken' : passed(status) ? 'kept' : 'open'
  return (
    <li className="clause" data-mark={mark}>
      <svg viewBox="0 0 12 12" role="img" aria-label={status || 'not run'}>
        {mark === 'kept' && <path d="M2 6.5 5 9.5 10.5 2.5" />}
        {mark === 'broken' && <path d="M2.5 2.5l7 7M9.5 2.5l-7 7" />}
        {mark === 'open' && <path d="M4 6h4" />}
      </svg>
      <span className="clause__id">{clause}</span>
      <span className="clause__promise">{promise}</span>
      {verdict && mark !== 'kept' && (verdict.seen || verdict.expected || mark === 'open') && (
        <div className="clause__finding">
          {mark === 'open' && <p>{status}</p>}
          <p>
            {verdict.cause
              ? `It ${verdict.seen}, probably for the same reason as ${verdict.cause}.`
              : `${verdict.seen ? `It ${verdict.seen}; it should ${verdict.expected ?? 'not'}. ` : ''}${verdict.advice ?? ''}`}
          </p>
          {Object.entries(verdict.pictures ?? {}).map(([name, source]) => (
            <a key={name} href={source} target="_blank" rel="noreferrer">
              <img src={source} alt={name} title={name} />
            </a>
          ))}
        </div>
      )}
    </li>
  )
}

function Credits({ credits }: Pick<ClockNotes, 'credits'>) {
  return (
    <section className="credits">
      <h2>
        Credits <small>{credits.length}</small>
      </h2>
      <ul>
        {credits.map(({ title, source, licence, changes, files, ...by }) => (
          <li className="credits__credit" key={`${title} ${sourceIn(source)} ${files?.join()}`}>
            <span className="credits__title">{title}</span> by {makersIn(by)}. {sourceIn(source)}. {licence}
            {changes && <>; {changes}</>}
            {files && <span className="credits__files"> {files.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
