import { dottedDate, listable, sortEntries, sortTooltip } from '@found-time/catalogue'
import { ErrorPanel, Register } from '@found-time/ui-frame'
import { useMemo } from 'react'
import { useCatalogue } from '../catalogue'
import { Paper } from '../paper'
import { useOrder } from '../use-order'

export default function Home() {
  const { entries, loading, error } = useCatalogue()
  const { order, random, press } = useOrder()
  const rows = useMemo(
    () =>
      sortEntries(listable(entries), order, random).map(({ path, date, title, clockNumber }) => ({
        href: `/${path}`,
        date: dottedDate(date),
        title,
        number: `#${clockNumber}`,
      })),
    [entries, order, random],
  )
  return (
    <Paper home waiting={loading}>
      {error ? (
        <ErrorPanel message={`Error: ${error}`} />
      ) : (
        <Register
          rows={rows}
          order={order}
          onSort={press}
          tooltips={{
            date: sortTooltip(order, 'date'),
            title: sortTooltip(order, 'title'),
            random: sortTooltip(order, 'random'),
          }}
        />
      )}
    </Paper>
  )
}
