/** What there is to take along: a picture, a second in frames, a film, a page. */
import { type TimeSource, timeAt } from '@found-time/clock-runtime'
import { useState } from 'react'
import { SIZES } from '../../screenshots/sizes.ts'
import { Key } from './choice'
import { dateOf, wallTimeOf } from './moments'
import type { View } from './view'

const KINDS = ['still', 'filmstrip', 'film', 'preview'] as const

interface ExportsProps {
  readonly view: View
  readonly source: TimeSource
}

export function Exports({ view, source }: ExportsProps) {
  const [making, setMaking] = useState<string>()
  const [said, setSaid] = useState('')

  const make = async (kind: string) => {
    setMaking(kind)
    setSaid(`making a ${kind}…`)
    const { clock, zone, hours, motion, ratio, size } = view
    const time = timeAt(source.now(), zone)
    const query = new URLSearchParams({
      clock,
      kind,
      zone,
      motion,
      hours: String(hours),
      ratio: String(ratio),
      at: wallTimeOf(time),
      day: dateOf(time),
      size: SIZES[size]!.join('x'),
    })
    const answer = await fetch(`/workbench/export?${query}`, { method: 'POST' })
      .then((response) => response.text())
      .catch((error: Error) => error.message)
    setSaid(answer.trim())
    setMaking(undefined)
  }
  return (
    <section className="exports" aria-label="Exports">
      <div className="clauses__head">
        <h2>Export</h2>
        <div className="keys">
          {KINDS.map((kind) => (
            <Key key={kind} disabled={making !== undefined} onPress={() => make(kind)}>
              {kind}
            </Key>
          ))}
        </div>
      </div>
      {said && <pre className="saying">{said}</pre>}
    </section>
  )
}
