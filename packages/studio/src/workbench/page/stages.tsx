/** Clocks in boxes: one, all of the month, one at every size, two times of one over each other; grids are in `grids.tsx`. */

import { clocks, type ListedClock } from 'virtual:workbench-clocks'
import { creditFaults, declarationFaults, declaredFiles } from '../../clock-check/file-faults.ts'
import { SIZES } from '../../screenshots/sizes.ts'
import type { BenchProps, Space } from './bench-props'
import { Box, useSpace } from './box'
import { Grid, isGrid } from './grids'
import { useLoaded } from './loaded'
import { useWeight } from './weight'

/** What is wrong with the clock's files, over the clock, which may well be seen without them. */
function FileFaults({ clock }: { clock: string }) {
  const { version, module } = useLoaded(clock)
  const weight = useWeight(clock, version)
  const file = clocks.find(({ name }) => name === clock)?.file ?? ''
  if (!module || !weight) return null
  const names = weight.files.map(({ name }) => name)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const faults = [...declarationFaults(declaredFiles(folder, module), names), ...creditFaults(module, names)]
  if (faults.length === 0) return null
  return (
    <ul className="faults" role="status" aria-label="Faults of its files">
      {faults.map((fault) => (
        <li key={fault}>It {fault}.</li>
      ))}
    </ul>
  )
}

const percent = (scale: number) => (scale === 1 ? 'true size' : `at ${(scale * 100).toFixed(0)} %`)

export function Bench(props: BenchProps) {
  const { element, space } = useSpace()
  const { show } = props.view
  return (
    <main className={`bench bench--${show}`} ref={element} data-zoom={props.view.zoom}>
      {space && show === 'wall' && <Wall {...props} />}
      {space && show === 'sizes' && <Sizes {...props} space={space} />}
      {space && isGrid(show) && <Grid {...props} grid={show} space={space} />}
      {space && (show === 'large' || show === 'onion') && <Large {...props} space={space} />}
    </main>
  )
}

const CAPTION_PX = 30
const SIZES_CAPTION_PX = 38

/** What a device has around its screen, on the bench. */
const BEZELS_PX = {
  none: { sides: 0, ends: 0 },
  phone: { sides: 10, ends: 10 },
  turned: { sides: 10, ends: 10 },
  screen: { sides: 14, ends: 14 },
  page: { sides: 1, ends: 34 },
} as const

/** Phones are narrow; small things stand in somebody's page. */
function deviceFor(width: number, height: number): 'phone' | 'turned' | 'screen' | 'page' {
  if (Math.max(width, height) <= 300) return 'page'
  if (Math.max(width, height) <= 932) return width < height ? 'phone' : 'turned'
  return 'screen'
}

function Large({ view, source, laterSource, space }: BenchProps & Space) {
  const [width, height] = SIZES[view.size]!
  const device = view.frame === 'device' ? deviceFor(width, height) : undefined
  const { sides, ends } = BEZELS_PX[device ?? 'none']
  const fit = Math.min(1, (space.width - 2 * sides) / width, (space.height - 2 * ends - CAPTION_PX) / height)
  const scale = view.zoom === 'fit' ? fit : 1
  const box = { name: view.clock, view, width, height, scale }
  const onion = view.show === 'onion'
  return (
    <figure className="large">
      <div className="device" data-device={device} style={{ padding: `${ends}px ${sides}px` }}>
        <div className="pile" data-blend={onion ? view.blend : undefined}>
          <FileFaults clock={view.clock} />
          <Box {...box} source={source} />
          {onion && <Box key="later" {...box} source={laterSource} />}
        </div>
      </div>
      <figcaption className="caption">
        <span className="caption__size">
          {width} × {height}
        </span>
        <span>{percent(scale)}</span>
        <span>ratio {view.ratio}</span>
        {onion && <span>{view.blend === 'half' ? 'half and half' : 'what differs is light'}</span>}
      </figcaption>
    </figure>
  )
}

function Wall({ view, source, choose }: BenchProps) {
  const [width, height] = SIZES[view.size]!
  return (
    <div className="wall">
      {clocks.map((clock) => (
        <Tile key={clock.name} {...{ clock, view, source, choose }} aspect={width / height} />
      ))}
    </div>
  )
}

type TileProps = Pick<BenchProps, 'view' | 'source' | 'choose'> & { clock: ListedClock; aspect: number }

/** A clock at its tile's own size: what a thumbnail of it is. */
function Tile({ clock, view, source, choose, aspect }: TileProps) {
  const { element, space } = useSpace()
  const width = Math.round(space?.width ?? 0)
  const box = { name: clock.name, view, source, width, height: Math.round(width / aspect) }
  return (
    <div className="tile" ref={element} data-current={clock.name === view.clock || undefined}>
      {width > 0 && <Box {...box} />}
      <button
        type="button"
        className="tile__open"
        onClick={() => choose({ clock: clock.name, show: 'large' })}
      >
        <b>{clock.name.slice(-2)}</b> {clock.title}
      </button>
    </div>
  )
}

/** Places in `SIZES`, in rows that come out about as high as each other. */
const ROWS = [
  [0, 1, 6, 3],
  [2, 4],
  [5, 7],
]
const GAP_PX = 20

function Sizes({ view, source, space, choose }: BenchProps & Space) {
  const rows = ROWS.map((row) => {
    const aspects = row.map((place) => SIZES[place]![0] / SIZES[place]![1])
    const wide = aspects.reduce((sum, aspect) => sum + aspect, 0)
    return { row, height: (space.width - GAP_PX * (row.length - 1)) / wide }
  })
  const high = rows.reduce((sum, { height }) => sum + height, 0)
  const shrink = Math.min(1, (space.height - ROWS.length * SIZES_CAPTION_PX) / high)
  return (
    <div className="sizes">
      {rows.map(({ row, height: rowHeight }) => (
        <div className="sizes__row" key={row[0]}>
          {row.map((place) => {
            const [width, height] = SIZES[place]!
            const scale = Math.min(1, (rowHeight * shrink) / height)
            return (
              <figure key={place} className="sizes__size" data-current={place === view.size || undefined}>
                <Box {...{ name: view.clock, view, source, width, height, scale }} />
                <figcaption className="caption">
                  <button
                    type="button"
                    className="caption__size"
                    onClick={() => choose({ size: place, show: 'large' })}
                  >
                    {width} × {height}
                  </button>
                  <span>{scale === 1 ? 'true' : `${(scale * 100).toFixed(0)} %`}</span>
                </figcaption>
              </figure>
            )
          })}
        </div>
      ))}
    </div>
  )
}
