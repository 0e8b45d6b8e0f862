/**
 * A picture of a clock at one time, made in the browser: the clock is drawn once more, in the size that is asked for,
 * behind the page, and put into an image as SVG. Not every engine lets an image made so be read, and what WebGL has
 * drawn cannot be read afterwards: then it is the clock's poster, cut to the size.
 */
import { ClockHost, type ClockModule, fixedTime, momentAsked, preload } from '@found-time/clock-runtime'
import { toBlob } from 'html-to-image'
import { createRoot } from 'react-dom/client'
import { posterOf } from '../../shared/posters'
import { loadClock } from '../load-clock.client'

/** A clock that is not drawn within this time is taken for one that cannot be, in milliseconds. */
const DRAWN_MS = 8000

export interface StillAsked {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** `10:08`, on twenty-four hours. */
  readonly time: string
  readonly timeZone: string | undefined
  readonly hourCycle: 12 | 24 | undefined
}

export interface Still {
  /** A PNG. */
  readonly picture: Blob
  /** Whether it is the poster, because the clock itself could not be taken. */
  readonly isPoster: boolean
}

/**
 * @param path - Of the clock, `yy-mm-dd`.
 * @throws {Error} When neither the clock nor its poster can be made a picture.
 */
export async function takeStill(path: string, asked: StillAsked): Promise<Still> {
  const picture = await clockPicture(path, asked).catch(() => undefined)
  return picture
    ? { picture, isPoster: false }
    : { picture: await posterPicture(path, asked), isPoster: true }
}

/** @returns Nothing where this engine cannot. */
async function clockPicture(path: string, asked: StillAsked): Promise<Blob | undefined> {
  const clock = await loadClock({ path, date: path })
  const held = preload(clock)
  await held.ready
  const box = document.body.appendChild(document.createElement('div'))
  // In sight for the clock, which rests otherwise; behind the page for everybody else.
  Object.assign(box.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '-1',
    width: `${asked.width}px`,
    height: `${asked.height}px`,
  })
  box.setAttribute('aria-hidden', 'true')
  const root = createRoot(box)
  try {
    const { default: Clock } = clock
    const { time, timeZone, hourCycle } = asked
    root.render(
      <ClockHost
        mode="still"
        seed={path}
        source={fixedTime(momentAsked({ wall: time }, timeZone))}
        timeZone={timeZone}
        hourCycle={hourCycle}
      >
        <Clock />
      </ClockHost>,
    )
    const stage = await drawn(box)
    if ([...stage.querySelectorAll('canvas')].some((canvas) => !canvas.getContext('2d'))) return
    const { width, height } = asked
    const fontEmbedCSS = await fontFaces(clock)
    return (await toBlob(stage, { width, height, pixelRatio: 1, fontEmbedCSS })) ?? undefined
  } finally {
    root.unmount()
    box.remove()
    held.release()
  }
}

/** The stage, as soon as all of it is there. */
function drawn(box: HTMLElement): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const stage = box.querySelector<HTMLElement>('[data-found-time="stage"][data-ready]')
      if (!stage) return
      observer.disconnect()
      clearTimeout(timer)
      requestAnimationFrame(() => resolve(stage)) // with what effects draw after it
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error('The clock was not drawn.'))
    }, DRAWN_MS)
    observer.observe(box, { subtree: true, childList: true, attributes: true })
    look()
  })
}

/** The clock's typefaces as rules with the files in them: an image asks nobody for files. */
async function fontFaces({ fonts }: ClockModule): Promise<string> {
  const rules = fonts.map(
    async ({ family, source, weight = '400', style = 'normal', stretch = 'normal' }) => {
      const file = await (await fetch(source)).blob()
      return `@font-face{font-family:"${family}";src:url(${await dataAddress(file)}) format("woff2");font-weight:${weight};font-style:${style};font-stretch:${stretch}}`
    },
  )
  return (await Promise.all(rules)).join('')
}

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The poster over the whole of the picture, its middle kept. */
async function posterPicture(path: string, { width, height }: StillAsked): Promise<Blob> {
  const response = await fetch(posterOf(path))
  if (!response.ok) throw new Error('its poster did not come')
  const poster = await createImageBitmap(await response.blob())
  const canvas = new OffscreenCanvas(width, height)
  const scale = Math.max(width / poster.width, height / poster.height)
  const [across, down] = [poster.width * scale, poster.height * scale]
  canvas.getContext('2d')!.drawImage(poster, (width - across) / 2, (height - down) / 2, across, down)
  return canvas.convertToBlob({ type: 'image/png' })
}
