import { DEFAULT_ORDER, isOrder, nextOrder, type Order, type SortButton } from '@found-time/catalogue'
import { useState, useSyncExternalStore } from 'react'
import { readStored, store } from './storage'

const KEY = 'sortBy'

function storedOrder(): Order {
  const stored = readStored('localStorage', KEY)
  return isOrder(stored) ? stored : DEFAULT_ORDER
}

export interface OrderChoice {
  readonly order: Order
  /** Another source at each press, so that a random order is drawn anew. */
  readonly random: () => number
  readonly press: (button: SortButton) => void
}

/** The home list's order: the visitor's last choice, kept for the next visit. */
export function useOrder(): OrderChoice {
  const stored = useSyncExternalStore(
    () => () => {},
    storedOrder,
    () => DEFAULT_ORDER,
  )
  const [choice, setChoice] = useState<Pick<OrderChoice, 'order' | 'random'>>()
  const order = choice?.order ?? stored
  return {
    order,
    random: choice?.random ?? Math.random,
    press(button) {
      const chosen = nextOrder(order, button)
      store('localStorage', KEY, chosen)
      setChoice({ order: chosen, random: () => Math.random() })
    },
  }
}
