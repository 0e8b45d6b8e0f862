/** What is in a clock's folder, weighed anew when the clock is rebuilt or its files change. */
import { useEffect, useState } from 'react'
import type { FolderWeight } from '../inspect'

/** By clock and version of its files: the sheet and the stage ask for the same. */
const asked = new Map<string, Promise<FolderWeight>>()
const listeners = new Set<() => void>()
let changes = 0

import.meta.hot?.on('workbench:files', () => {
  changes++
  for (const listener of listeners) listener()
})

function weigh(clock: string, key: string): Promise<FolderWeight> {
  const known = asked.get(key)
  if (known) return known
  const weighed = fetch(`/workbench/weight?clock=${clock}`).then((response) => response.json())
  asked.set(key, weighed)
  weighed.catch(() => asked.delete(key))
  return weighed
}

/** @param version - Of the clock, as it is loaded; it comes first. */
export function useWeight(clock: string, version: number): FolderWeight | undefined {
  const [weight, setWeight] = useState<FolderWeight>()
  const [change, setChange] = useState(changes)
  useEffect(() => {
    const listener = () => setChange(changes)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  useEffect(() => {
    if (version === 0) return
    let left = false
    weigh(clock, `${clock} ${version} ${change}`).then(
      (weighed) => left || setWeight(weighed),
      () => {},
    )
    return () => {
      left = true
    }
  }, [clock, version, change])
  return weight
}
