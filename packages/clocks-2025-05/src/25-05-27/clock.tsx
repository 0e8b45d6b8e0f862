import {
  type ClockTime,
  createRandom,
  laterBy,
  shownHour,
  twoDigits,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { inEnglish, type Language, languageAt, type Page, plateOf, setPage, WIPE_MS, wipeAt } from './model'

export { notes } from './notes'

const grain = new URL('./grain.webp', import.meta.url).href

const font = (key: string, source: string, weight = '400') => ({
  family: `ft-25-05-27 ${key}`,
  source,
  weight,
})

export const images = [grain]
export const fonts = [
  font('english', new URL('./english.woff2', import.meta.url).href, '700'),
  font('french', new URL('./french.woff2', import.meta.url).href),
  font('arabic', new URL('./arabic.woff2', import.meta.url).href),
  font('japanese', new URL('./japanese.woff2', import.meta.url).href),
  font('german', new URL('./german.woff2', import.meta.url).href),
  font('hindi', new URL('./hindi.woff2', import.meta.url).href),
  font('russian', new URL('./russian.woff2', import.meta.url).href),
  font('hebrew', new URL('./hebrew.woff2', import.meta.url).href),
  font('korean', new URL('./korean.woff2', import.meta.url).href),
  font('irish', new URL('./irish.woff2', import.meta.url).href),
  font('thai', new URL('./thai.woff2', import.meta.url).href),
  font('greek', new URL('./greek.woff2', import.meta.url).href),
  font('chinese', new URL('./chinese.woff2', import.meta.url).href),
  font('vietnamese', new URL('./vietnamese.woff2', import.meta.url).href),
  font('georgian', new URL('./georgian.woff2', import.meta.url).href),
  font('khmer', new URL('./khmer.woff2', import.meta.url).href),
  font('armenian', new URL('./armenian.woff2', import.meta.url).href),
]

type Context = CanvasRenderingContext2D

const STOCK = '#f6f1e4'

const numbersOf = ({ hour, minute }: ClockTime, hourCycle: 12 | 24): [number, number] => [
  shownHour(hour, hourCycle),
  minute,
]

function write(context: Context, { key, way }: Language, { lines }: Page, of: 'hour' | 'minute') {
  context.direction = way === 'left' ? 'rtl' : 'ltr'
  context.textAlign = way === 'left' ? 'right' : 'left'
  for (const line of lines) {
    if (line.of !== of) continue
    context.font = `${line.size}px "ft-25-05-27 ${key}"`
    context.fillText(line.text, line.x, line.baseline)
  }
}

/** What the first ink prints of a page: the colour behind the hour. */
function printFirst(context: Context, { inks }: Language, { seam }: Page, width: number, height: number) {
  context.fillStyle = STOCK
  context.fillRect(0, 0, width, height)
  context.fillStyle = inks[0]
  context.fillRect(0, 0, width, seam)
}

function printPage(
  context: Context,
  language: Language,
  page: Page,
  width: number,
  height: number,
  register: number,
  image: HTMLImageElement,
) {
  const { inks, key, name } = language
  const { seam } = page
  const unit = Math.min(width, height)
  printFirst(context, language, page, width, height)
  // The second ink never falls quite where it should: it laps over the first at one end of the seam.
  const high = seam - unit * (0.004 + register * 0.0045)
  const low = seam - unit * (0.004 - register * 0.0045)
  const block = () => {
    context.beginPath()
    context.moveTo(0, high)
    context.lineTo(width, low)
    context.lineTo(width, height)
    context.lineTo(0, height)
  }
  block()
  context.fillStyle = inks[1]
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = inks[2]
  context.fillRect(0, 0, width, seam)
  context.restore()
  context.fillStyle = inks[2]
  write(context, language, page, 'hour')
  context.fillStyle = STOCK
  write(context, language, page, 'minute')

  const plate = plateOf(width, height)
  const margin = Math.max(5, unit * 0.05)
  const size = plate.figures * 0.58
  if (width > plate.figures * 9.2) {
    context.font = `${size}px "ft-25-05-27 ${key}"`
    context.textAlign = 'right'
    context.fillText(name, width - margin, height - plate.height * 0.5 + size * 0.3)
  }

  const pattern = context.createPattern(image, 'repeat')!
  const scale = Math.max(1, unit / 900)
  context.scale(scale, scale)
  context.fillStyle = pattern
  context.fillRect(0, 0, width / scale, height / scale)
}

function draw({ context, time, width, height, hourCycle, seed, image, layer }: CanvasFrame) {
  const foot = plateOf(width, height).height
  const stand = (at: ClockTime) => {
    const second = Math.floor(at.secondsOfDay)
    const language = languageAt(second)
    const numbers = numbersOf(at, hourCycle)
    const set = () => setPage(language, ...numbers, width, height, foot)
    return { second, language, numbers, set }
  }
  const lay = ({ second, language, numbers, set }: ReturnType<typeof stand>) =>
    layer(`sheet ${second % 2}`, [language.key, ...numbers, second, seed].join(), (to) => {
      const register = createRandom(seed, second).between(-1, 1)
      printPage(to, language, set(), width, height, register, image(grain))
    })

  const { first, second } = wipeAt(time.millisecond / 1000)
  lay(stand(time))
  if (!first) return Math.max(0, WIPE_MS - time.millisecond)
  const coming = stand(laterBy(time, untilSecond(time)))
  const { way } = coming.language
  const clip = (part: number) => {
    context.beginPath()
    if (way === 'down') context.rect(0, 0, width, height * part)
    else context.rect(way === 'left' ? width * (1 - part) : 0, 0, width * part, height)
    context.clip()
  }
  context.save()
  clip(first)
  printFirst(context, coming.language, coming.set(), width, height)
  clip(second)
  lay(coming)
  context.restore()
  return
}

function Plate() {
  const time = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const [hour, minute] = numbersOf(time, hourCycle)
  return (
    <div className={styles.plate}>
      <span className={styles.figures}>
        {hourCycle === 12 ? hour : twoDigits(hour)}:{twoDigits(minute)}
        <span className={styles.seconds}>:{twoDigits(time.second)}</span>
      </span>
      <span className={styles.words}>{inEnglish(hour, minute)}</span>
    </div>
  )
}

/** One time, sixteen tongues. */
export default function Polyglot() {
  return (
    <CanvasStage css={css} images={images} fonts={fonts} className={styles.stock} draw={draw} beat={30}>
      <Plate />
    </CanvasStage>
  )
}
