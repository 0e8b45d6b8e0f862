import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'

interface VirtualListProps<T> {
  readonly items: readonly T[]
  /** Items of one block. */
  readonly size: number
  /** A list up to this long is drawn whole, so that the browser's own search finds everything. */
  readonly whole: number
  /** How high a block of `count` items is about to be, as a CSS length. It gives way to the real height. */
  readonly estimate: (count: number) => string
  /** @param start - The place of the first item in the whole list, from 0. */
  readonly children: (items: readonly T[], start: number) => ReactNode
}

/** Prerendered lists are whole up to here, some five years of days: complete without a script. */
const WHOLE_ON_SERVER = 2000

const never = () => () => {}

/** A list in blocks. In one of thousands only those near the window are drawn; the others keep their place. */
export function VirtualList<T>({ items, whole, children, ...rest }: VirtualListProps<T>) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (items.length <= (scripted ? whole : WHOLE_ON_SERVER)) return children(items, 0)
  // A strict Content-Security-Policy has no room for styles in prerendered pages.
  return <Window items={items} placed={scripted} draw={children} {...rest} />
}

interface WindowProps<T> extends Omit<VirtualListProps<T>, 'whole' | 'children'> {
  readonly placed: boolean
  readonly draw: VirtualListProps<T>['children']
}

function Window<T>({ items, size, estimate, placed, draw }: WindowProps<T>) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0, 1]))
  const container = useRef<HTMLDivElement>(null)
  const heightsPx = useRef(new Map<number, number>())
  const count = Math.ceil(items.length / size)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks are there when their number changes
  useEffect(() => {
    const blocks = [...(container.current?.children ?? [])]
    const indexes = new Map(blocks.map((block, index) => [block, index]))
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const index = indexes.get(target) ?? -1
            if (isIntersecting) after.add(index)
            else if (after.delete(index)) heightsPx.current.set(index, boundingClientRect.height)
          }
          return after
        }),
      { rootMargin: '50% 0%' },
    )
    for (const block of blocks) observer.observe(block)
    return () => observer.disconnect()
  }, [count])
  return (
    <div ref={container}>
      {Array.from({ length: count }, (_, index) => {
        const start = index * size
        const length = Math.min(size, items.length - start)
        const height = heightsPx.current.get(index) ?? estimate(length)
        return (
          // A block is its place: its items change with the order.
          <div key={start} style={near.has(index) || !placed ? undefined : { height }}>
            {near.has(index) ? draw(items.slice(start, start + length), start) : null}
          </div>
        )
      })}
    </div>
  )
}
