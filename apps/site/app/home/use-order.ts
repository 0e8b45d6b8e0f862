import { isOrder, nextOrder, type Order, type SortButton } from '@found-time/catalogue'
import { useState } from 'react'
import { CHOICES } from '../shared/choices'
import { useStoredChoice } from '../shell/storage'

export interface OrderChoice {
  readonly order: Order
  /** Another source at each press, so that a random order is drawn anew. */
  readonly random: () => number
  readonly press: (button: SortButton) => void
}

/** The home list's order: the visitor's last choice, kept for the next visit. */
export function useOrder(): OrderChoice {
  const [order, choose] = useStoredChoice<Order>(CHOICES.order, isOrder)
  const [random, setRandom] = useState(() => Math.random)
  return {
    order,
    random,
    press(button) {
      choose(nextOrder(order, button))
      setRandom(() => () => Math.random())
    },
  }
}
