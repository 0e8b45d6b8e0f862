/** The picture of another engine, on demand: opening one takes some seconds. */
import type { TimeSource } from '@found-time/clock-runtime'
import { useEffect, useState } from 'react'
import { SIZES } from '../../screenshots/sizes.ts'
import { Key } from './choice'
import type { View } from './view'

const ENGINES = { firefox: 'Firefox', webkit: 'WebKit (Safari)' } as const
type Engine = keyof typeof ENGINES

type Look =
  | { readonly engine: Engine; readonly state: 'waiting' }
  | { readonly engine: Engine; readonly state: 'seen'; readonly picture: string }
  | { readonly engine: Engine; readonly state: 'failed'; readonly failure: string }

interface EngineStillProps {
  readonly view: View
  readonly source: TimeSource
}

export function EngineStill({ view, source }: EngineStillProps) {
  const [look, setLook] = useState<Look>()
  const size = SIZES[view.size]!.join('x')
  const { clock, motion } = view
  // A picture of something else would be taken for this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these
  useEffect(() => setLook(undefined), [clock, size, motion])
  useEffect(() => () => URL.revokeObjectURL(look?.state === 'seen' ? look.picture : ''), [look])

  const ask = async (engine: Engine) => {
    setLook({ engine, state: 'waiting' })
    const query = new URLSearchParams({ clock, engine, size, motion, at: String(Math.round(source.now())) })
    const response = await fetch(`/workbench/engine-still?${query}`)
    setLook(
      response.ok
        ? { engine, state: 'seen', picture: URL.createObjectURL(await response.blob()) }
        : { engine, state: 'failed', failure: await response.text() },
    )
  }
  return (
    <section className="elsewhere" aria-label="Elsewhere">
      <div className="clauses__head">
        <h2>Elsewhere</h2>
        <div className="keys">
          {Object.entries(ENGINES).map(([engine, name]) => (
            <Key
              key={engine}
              disabled={look?.state === 'waiting'}
              pressed={look?.engine === engine}
              onPress={() => ask(engine as Engine)}
            >
              {name}
            </Key>
          ))}
        </div>
      </div>
      {look?.state === 'waiting' && <p className="note">{ENGINES[look.engine]} is being opened…</p>}
      {look?.state === 'failed' && <pre className="saying">{look.failure}</pre>}
      {look?.state === 'seen' && (
        <a href={look.picture} target="_blank" rel="noreferrer">
          <img
            src={look.picture}
            alt={`The clock in ${ENGINES[look.engine]}, at the time it was asked for`}
          />
        </a>
      )}
    </section>
  )
}
