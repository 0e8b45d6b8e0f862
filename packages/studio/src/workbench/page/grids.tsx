/** One clock many times over: its hours, the moments that matter, other seeds; or the days around it. */
import { clocks } from 'virtual:workbench-clocks'
import { fixedTime, type TimeSource, timeAt } from '@found-time/clock-runtime'
import { useMemo } from 'react'
import { SIZES } from '../../screenshots/sizes.ts'
import type { BenchProps, Space } from './bench-props'
import { Box } from './box'
import { CAPTION_PX, columnsFor, GAP_PX } from './grid-columns'
import { dateOf, momentIn, wallTimeOf } from './moments'
import type { View } from './view'

/** Where clocks go wrong: turns of day, noon, hour and ten, the narrowest and widest figures, and the middle of things. */
const MOMENTS = [
  '00:00:00',
  '00:59:59',
  '01:01:01',
  '04:44:44',
  '09:59:59',
  '10:00:00',
  '11:59:59',
  '12:00:00',
  '12:34:56',
  '15:42:07',
  '20:08:30',
  '23:59:58',
]

const SEEDS = 12

/** How many days before and after it. */
const NEIGHBOURS = 2

interface Cell {
  readonly caption: string
  readonly name: string
  readonly source: TimeSource
  readonly seed: string
  /** What is shown when the cell is pressed. */
  readonly opens: Partial<View>
}

type GridName = 'hours' | 'moments' | 'days' | 'seeds'

export const isGrid = (show: View['show']): show is GridName =>
  ['hours', 'moments', 'days', 'seeds'].includes(show)

/** @param epochMs - The moment that is shown, whose minute and second the hours have. */
function cellsOf(grid: GridName, view: View, source: TimeSource, epochMs: number): Cell[] {
  const { clock, seed, zone } = view
  const time = timeAt(epochMs, zone)
  const at = (wallTime: string): Cell => {
    const moment = momentIn(dateOf(time), wallTime, zone)
    return {
      caption: wallTime,
      name: clock,
      source: fixedTime(moment),
      seed,
      opens: { epochMs: moment, paused: true },
    }
  }
  if (grid === 'moments') return MOMENTS.map(at)
  if (grid === 'hours') {
    const rest = wallTimeOf(time).slice(2)
    return Array.from({ length: 24 }, (_, hour) => at(`${String(hour).padStart(2, '0')}${rest}`))
  }
  if (grid === 'seeds')
    return Array.from({ length: SEEDS }, (_, index) => {
      const other = index === 0 ? seed || clock : `${clock} ${index}`
      return { caption: other, name: clock, source, seed: other, opens: { seed: other } }
    })
  const place = clocks.findIndex(({ name }) => name === clock)
  return clocks.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1).map(({ name, title }) => ({
    caption: `${name.slice(-2)} ${title}`,
    name,
    source,
    seed: '',
    opens: { clock: name },
  }))
}

export function Grid({
  grid,
  view,
  source,
  space,
  choose,
}: BenchProps & Space & { readonly grid: GridName }) {
  // Hours and moments stand still: they follow the view when it stands too, and the time it began at otherwise.
  const cells = useMemo(() => cellsOf(grid, view, source, view.epochMs), [grid, view, source])
  const [width, height] = SIZES[view.size]!
  const columns = columnsFor(cells.length, width / height, space)
  const cellWidth = (space.width - GAP_PX * (columns - 1)) / columns
  const rows = Math.ceil(cells.length / columns)
  const cellHeight = (space.height - rows * CAPTION_PX) / rows
  const scale = Math.min(1, cellWidth / width, cellHeight / height)
  return (
    <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}>
      {cells.map(({ caption, name, source, seed, opens }) => (
        <figure key={caption} data-current={(grid === 'days' && name === view.clock) || undefined}>
          <Box {...{ name, source, width, height, scale }} view={{ ...view, seed }} />
          <figcaption className="caption">
            <button
              type="button"
              className="caption__size"
              onClick={() => choose({ ...opens, show: 'large' })}
            >
              {caption}
            </button>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
