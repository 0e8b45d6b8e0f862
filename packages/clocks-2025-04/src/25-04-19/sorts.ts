/**
 * Twelve ways to sort, each as the rows it goes through: every row is the one before with something moved. All are
 * described in Donald Knuth, The Art of Computer Programming, volume 3, but Pancake (Gates and Papadimitriou, 1979),
 * Comb (Dobosiewicz, 1980) and Gnome (Sarbazi-Azad, 2000).
 */

type Move = (from: number, to: number) => void

interface Row {
  readonly values: number[]
  /** Changes two places, and notes the row that results. */
  readonly swap: Move
  /** Takes one out and puts it in elsewhere, and notes the row. */
  readonly move: Move
  /** Turns the first so many round, and notes the row. */
  readonly flip: (count: number) => void
}

type Sort = (row: Row) => void

const bubble: Sort = ({ values, swap }) => {
  for (let end = values.length - 1; end > 0; end--)
    for (let at = 0; at < end; at++) if (values[at]! > values[at + 1]!) swap(at, at + 1)
}

const shaker: Sort = ({ values, swap }) => {
  for (let start = 0, end = values.length - 1; start < end; start++, end--) {
    for (let at = start; at < end; at++) if (values[at]! > values[at + 1]!) swap(at, at + 1)
    for (let at = end - 1; at > start; at--) if (values[at - 1]! > values[at]!) swap(at - 1, at)
  }
}

const gnome: Sort = ({ values, swap }) => {
  for (let at = 1; at < values.length; ) {
    if (at === 0 || values[at - 1]! <= values[at]!) at++
    else {
      swap(at - 1, at)
      at--
    }
  }
}

const oddEven: Sort = ({ values, swap }) => {
  for (let round = 0; round < values.length; round++)
    for (let at = round % 2; at + 1 < values.length; at += 2)
      if (values[at]! > values[at + 1]!) swap(at, at + 1)
}

const insertion: Sort = ({ values, move }) => {
  for (let at = 1; at < values.length; at++) {
    let place = at
    while (place > 0 && values[place - 1]! > values[at]!) place--
    if (place < at) move(at, place)
  }
}

const selection: Sort = ({ values, swap }) => {
  for (let at = 0; at < values.length - 1; at++) {
    let least = at
    for (let other = at + 1; other < values.length; other++)
      if (values[other]! < values[least]!) least = other
    if (least !== at) swap(at, least)
  }
}

/** With Marcin Ciura's gaps of 2001. */
const shell: Sort = ({ values, swap }) => {
  for (const gap of [57, 23, 10, 4, 1])
    for (let at = gap; at < values.length; at++)
      for (let place = at; place >= gap && values[place - gap]! > values[place]!; place -= gap)
        swap(place - gap, place)
}

const comb: Sort = ({ values, swap }) => {
  let gap = values.length
  for (let swapped = true; gap > 1 || swapped; ) {
    gap = Math.max(1, Math.floor(gap / 1.3))
    swapped = false
    for (let at = 0; at + gap < values.length; at++) {
      if (values[at]! <= values[at + gap]!) continue
      swap(at, at + gap)
      swapped = true
    }
  }
}

const heap: Sort = ({ values, swap }) => {
  const sink = (from: number, end: number) => {
    for (let root = from; 2 * root + 1 < end; ) {
      let child = 2 * root + 1
      if (child + 1 < end && values[child + 1]! > values[child]!) child++
      if (values[root]! >= values[child]!) return
      swap(root, child)
      root = child
    }
  }
  for (let root = Math.floor(values.length / 2) - 1; root >= 0; root--) sink(root, values.length)
  for (let end = values.length - 1; end > 0; end--) {
    swap(0, end)
    sink(0, end)
  }
}

const quick: Sort = ({ values, swap }) => {
  const part = (low: number, high: number) => {
    if (low >= high) return
    const pivot = values[(low + high) >> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (values[left]! < pivot) left++
      while (values[right]! > pivot) right--
      if (left > right) break
      if (left < right) swap(left, right)
      left++
      right--
    }
    part(low, right)
    part(left, high)
  }
  part(0, values.length - 1)
}

const merge: Sort = ({ values, move }) => {
  const part = (low: number, high: number) => {
    if (high - low < 2) return
    const middle = (low + high) >> 1
    part(low, middle)
    part(middle, high)
    let left = low
    for (let right = middle; left < right && right < high; left++) {
      if (values[left]! <= values[right]!) continue
      move(right, left)
      right++
    }
  }
  part(0, values.length)
}

const pancake: Sort = ({ values, flip }) => {
  for (let end = values.length; end > 1; end--) {
    let greatest = 0
    for (let at = 1; at < end; at++) if (values[at]! > values[greatest]!) greatest = at
    if (greatest === end - 1) continue
    if (greatest > 0) flip(greatest + 1)
    flip(end)
  }
}

/** One for each hour, from one to twelve. */
export const SORTS: readonly { readonly name: string; readonly sort: Sort }[] = [
  { name: 'Bubble', sort: bubble },
  { name: 'Selection', sort: selection },
  { name: 'Insertion', sort: insertion },
  { name: 'Gnome', sort: gnome },
  { name: 'Shaker', sort: shaker },
  { name: 'Odd–even', sort: oddEven },
  { name: 'Comb', sort: comb },
  { name: 'Shell', sort: shell },
  { name: 'Heap', sort: heap },
  { name: 'Quick', sort: quick },
  { name: 'Merge', sort: merge },
  { name: 'Pancake', sort: pancake },
]

/**
 * The rows from a shuffled one to the sorted one, both included.
 * @param which - Hour, `1` to `12`.
 * @example rowsOf(2, [2, 0, 1]) // [[2, 0, 1], [0, 2, 1], [0, 1, 2]]
 */
export function rowsOf(which: number, shuffled: readonly number[]): readonly (readonly number[])[] {
  const values = [...shuffled]
  const rows: number[][] = [[...values]]
  const note = () => void rows.push([...values])
  SORTS[which - 1]!.sort({
    values,
    swap(from, to) {
      ;[values[from], values[to]] = [values[to]!, values[from]!]
      note()
    },
    move(from, to) {
      values.splice(to, 0, ...values.splice(from, 1))
      note()
    },
    flip(count) {
      values.splice(0, count, ...values.slice(0, count).reverse())
      note()
    },
  })
  return rows
}
