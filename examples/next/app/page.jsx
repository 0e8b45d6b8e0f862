import { notes } from '@found-time/clocks-2025-04/notes'
import { Clock } from './clock'

/** A server component: it may read the notes, and renders the clock in the browser. */
export default function Page() {
  return (
    <main>
      <div style={{ width: 480, height: 300 }}>
        <Clock />
      </div>
      <p>{notes['25-04-13'].reading}</p>
    </main>
  )
}
