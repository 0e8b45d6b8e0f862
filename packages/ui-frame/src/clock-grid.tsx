import { type RegisterRow, Rows } from './register'

export interface ClockGridProps {
  rows: readonly RegisterRow[]
}

/** Some clocks of the register with their pictures, as its grid shows them; nothing to sort or to find. */
export function ClockGrid({ rows }: ClockGridProps) {
  return (
    <div className="ftf-register" data-view="grid">
      <Rows rows={rows} pictures reasonOf={undefined} />
    </div>
  )
}
