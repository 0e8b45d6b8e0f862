import { systemTimeZone } from '@found-time/clock-runtime'
import { readStored, store } from '../../shell/storage'

/** What browsers give in place of the visitor's zone where they keep pages from recognising anybody. */
const STAND_INS = ['UTC', 'Etc/UTC', 'Atlantic/Reykjavik']

const SIDE = 4

/**
 * Whether pixels come back as others than were painted: the same browsers see to that, and nobody else does. A machine
 * may be set to UTC by its owner.
 */
function readsBackNoise(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return false
  const painted = context.createImageData(SIDE, SIDE)
  painted.data.forEach((_, at) => {
    painted.data[at] = at % 4 === 3 ? 255 : (at * 53) % 256
  })
  context.putImageData(painted, 0, 0)
  const read = context.getImageData(0, 0, SIDE, SIDE).data
  return painted.data.some((value, at) => read[at] !== value)
}

/** What is said once in a browser that hides its zone; nothing elsewhere, or where it has been said. */
export function hiddenZoneSaid(): string | undefined {
  if (!STAND_INS.includes(systemTimeZone()) || !readsBackNoise()) return undefined
  if (readStored('localStorage', 'hiddenZone')) return undefined
  store('localStorage', 'hiddenZone', 'said')
  return 'This browser hides its time zone, so the hour may be another than yours. The controls have all zones to choose from.'
}
