import type { Entry } from '@found-time/catalogue'
import { Choice } from '@found-time/ui-frame'
import { useState } from 'react'
import type { ClockPageState } from '../use-clock-page'
import { timeShown } from './time-shown'

/** In pixels: for pages and messages, for screens, for telephones. */
const SIZES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const

type Shape = keyof typeof SIZES

interface SaveStillProps {
  readonly entry: Entry
  readonly clockPage: ClockPageState
  readonly say: (text: string) => void
}

/** Saves a picture of the moment, made here in the browser. */
export function SaveStill({ entry, clockPage, say }: SaveStillProps) {
  const [busy, setBusy] = useState<Shape>()
  const save = async (shape: Shape) => {
    const time = timeShown()
    if (busy || !time) return
    setBusy(shape)
    try {
      const { takeStill } = await import('./take-still')
      const { timeZone, hourCycle } = clockPage
      const { picture, isPoster } = await takeStill(entry.path, {
        ...SIZES[shape],
        time,
        timeZone,
        hourCycle,
      })
      download(
        picture,
        `found-time-${entry.path}-${isPoster ? 'poster' : time.replace(':', '')}-${shape}.png`,
      )
      say(isPoster ? AS_POSTER : `Saved: ${entry.title} at ${time}.`)
    } catch (error) {
      say(`The picture could not be made: ${(error as Error).message}`)
    }
    setBusy(undefined)
  }
  return <Choice label="Save a picture" value={busy} options={OPTIONS} onChoose={save} />
}

const AS_POSTER = 'This browser cannot take a picture of this clock: what is saved is its poster, at 10:09.'

const OPTIONS = (Object.keys(SIZES) as Shape[]).map((shape) => ({ value: shape, label: shape }))

function download(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(URL.revokeObjectURL, 10_000, link.href)
}
