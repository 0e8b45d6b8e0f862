/**
 * Lets many work side by side, or one alone. In order of coming: who wants to be alone is not overtaken.
 * @returns A function that does some work as soon as it may.
 * @example
 * const enter = openGate()
 * await Promise.all([enter(false, check), enter(false, check), enter(true, measure)])
 */
export function openGate() {
  const waiting: { readonly alone: boolean; readonly begin: () => void }[] = []
  let inside = 0
  let closed = false

  const admit = () => {
    for (let next = waiting[0]; next && !closed && !(next.alone && inside > 0); next = waiting[0]) {
      waiting.shift()
      inside++
      closed = next.alone
      next.begin()
    }
  }
  return async <T>(alone: boolean, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((begin) => {
      waiting.push({ alone, begin })
      admit()
    })
    try {
      return await work()
    } finally {
      inside--
      if (alone) closed = false
      admit()
    }
  }
}
