import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'

interface BlocksProps<T> {
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

/** A list in blocks. In one of thousands only those near the window are drawn; the others keep their place. */
export function Blocks<T>({ items, size, whole, estimate, children }: BlocksProps<T>) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (items.length <= (scripted ? whole : WHOLE_ON_SERVER)) return children(items, 0)
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const block = items.slice(index * size, (index + 1) * size)
    return (
      // A block is its place: its items change with the order.
      <Block
        key={index * size}
        drawnAtFirst={index < 2}
        estimate={scripted ? estimate(block.length) : undefined}
      >
        {() => children(block, index * size)}
      </Block>
    )
  })
}

interface BlockProps {
  readonly drawnAtFirst: boolean
  /** Missing in prerendered pages, where a strict Content-Security-Policy has no room for styles. */
  readonly estimate: string | undefined
  readonly children: () => ReactNode
}

function Block({ drawnAtFirst, estimate, children }: BlockProps) {
  const element = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(drawnAtFirst)
  const [heightPx, setHeightPx] = useState<number>()
  useEffect(() => {
    const { current } = element
    if (!current) return
    return watch(current, ({ isIntersecting, boundingClientRect }) => {
      setNear(isIntersecting)
      if (!isIntersecting && current.childElementCount > 0) setHeightPx(boundingClientRect.height)
    })
  }, [])
  return (
    <div ref={element} style={near || !estimate ? undefined : { height: heightPx ?? estimate }}>
      {near ? children() : null}
    </div>
  )
}

const never = () => () => {}

type Tell = (entry: IntersectionObserverEntry) => void

const told = new WeakMap<Element, Tell>()
let observer: IntersectionObserver | undefined

/** One observer for all blocks: five hundred of them take longer to make than the rows. */
function watch(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry)
    },
    { rootMargin: '100% 0%' },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
