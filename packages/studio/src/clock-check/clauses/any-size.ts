import { SIZES } from '../../screenshots/sizes.ts'
import type { Clause, Finding } from '../clause.ts'
import { type Area, compared, crop, differing, type Picture, variety } from '../pictures.ts'
import { area, type Session } from '../session.ts'
import { unlike } from '../unlike.ts'

/** Three of them on one page. */
const TOGETHER: readonly Area[] = [area(390, 844), area(300, 300, 400), area(160, 90, 400, 310)]

/** Wider pages are looked at from further away; their own pixel ratio stays. */
const WIDEST = 1320

/** A part of the stage that must not be of one colour. */
const EMPTY_SHARE = 0.004

/** Changed pixels without which nobody sees that a minute or an hour has passed, on stages of 160×90 too. */
const TOLD = 6

const nameOf = ({ width, height }: Area, ratio: number) =>
  `${width}×${height}${ratio === 1 ? '' : ` at ratio ${ratio}`}`

/** From here on, elements whose words change are remembered on the page. */
const watchWords = (session: Session) =>
  session.page.evaluate(() => {
    const changed = new Set<Element>()
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records)
        if (type === 'characterData' && target.parentElement) changed.add(target.parentElement)
    })
    for (const art of document.querySelectorAll('[data-found-time=art]'))
      observer.observe(art, { characterData: true, subtree: true })
    window.kit.words = { changed, observer }
  })

/** Words that changed with the time and are cut by an edge of their stage. */
const cutWords = (session: Session) =>
  session.page.evaluate(() => {
    const cut: string[] = []
    window.kit.words?.observer.disconnect()
    for (const element of window.kit.words?.changed ?? []) {
      const stage = element.closest('[data-found-time=stage]')?.getBoundingClientRect()
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (!stage || width * height === 0 || !element.checkVisibility({ opacityProperty: true })) continue
      const seenWidth = Math.min(right, stage.right) - Math.max(left, stage.left)
      const seenHeight = Math.min(bottom, stage.bottom) - Math.max(top, stage.top)
      const share = (Math.max(0, seenWidth) * Math.max(0, seenHeight)) / (width * height)
      if (share > 0 && share < 0.85)
        cut.push(`“${element.textContent?.trim().slice(0, 20)}” (${stage.width}×${stage.height})`)
    }
    return cut
  })

/** Shows some stages at three times and looks at them. */
async function composed(
  session: Session,
  areas: readonly Area[],
  ratio: number,
): Promise<Finding | undefined> {
  const width = Math.max(...areas.map((one) => one.left + one.width))
  const height = Math.max(...areas.map((one) => one.top + one.height))
  await session.resize(width + 40, height + 40, ratio)
  const whole = area(width + 40, height + 40)
  const zoom = Math.min(1, WIDEST / whole.width)
  const scaled = (one: Area): Area => ({
    left: Math.ceil(one.left * zoom),
    top: Math.ceil(one.top * zoom),
    width: Math.floor(one.width * zoom),
    height: Math.floor(one.height * zoom),
  })
  const show = async (at: string) => {
    await session.mount(...areas.map((one, index) => ({ id: `size-${index}`, at, area: one })))
    return session.shoot(whole, zoom)
  }
  const first = await show('10:08:42')
  await watchWords(session)
  const minute = await show('10:09:42')
  const hour = await show('11:08:42')

  const scrolled = await session.page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    const bars = [...document.querySelectorAll('[data-found-time=art] *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      return (
        (scrolls(overflowX) && element.scrollWidth > element.clientWidth) ||
        (scrolls(overflowY) && element.scrollHeight > element.clientHeight)
      )
    })
    return scrollWidth > clientWidth || scrollHeight > clientHeight || bars.length > 0
  })
  const names = areas.map((one) => nameOf(one, ratio)).join(', ')
  const fail = (seen: string, advice: string, pictures: Record<string, Picture>): Finding => ({
    seen,
    expected: 'be composed at every size',
    advice,
    pictures,
  })
  if (scrolled)
    return fail(`scrolls at ${names}`, 'Size everything in container units (cqw, cqh, cqmin).', {
      scrolls: first,
    })
  // Seen from further away the outermost pixels are half stage, half page.
  const around = areas.map((one) => {
    const { left, top, width, height } = scaled(one)
    return area(width + 2, height + 2, left - 1, top - 1)
  })
  const strayed = outside(first, around)
  if (strayed > 0)
    return fail(
      `paints ${strayed} pixels outside its stage at ${names}`,
      'Keep everything inside the Stage, with nothing fixed.',
      {
        outside: first,
      },
    )
  const [cut] = await cutWords(session)
  if (cut)
    return fail(
      `cuts ${cut} off at an edge`,
      'Make what tells the time fit: smaller letters in container units.',
      { cut: hour },
    )
  for (const one of areas) {
    const name = nameOf(one, ratio)
    const [picture, nextMinute, nextHour] = [first, minute, hour].map((all) => crop(all, scaled(one))) as [
      Picture,
      Picture,
      Picture,
    ]
    const part = variety(picture)
    if (part < EMPTY_SHARE)
      return fail(
        `is an empty stage at ${name}: ${(part * 100).toFixed(2)} % of it is drawn on`,
        'Keep the clock inside the stage at every size.',
        {
          empty: picture,
        },
      )
    for (const [later, what] of [
      [nextMinute, 'minute'],
      [nextHour, 'hour'],
    ] as const) {
      if (differing(picture, later, TOLD) < TOLD)
        return fail(
          `looks the same an ${what} later at ${name}`.replace('an minute', 'a minute'),
          `Keep what tells the ${what} inside the stage at every size.`,
          {
            [what]: compared(picture, later),
          },
        )
    }
  }
}

/** Pixels that are not white and belong to no stage. */
function outside({ width, height, pixels }: Picture, areas: readonly Area[]): number {
  let count = 0
  for (let row = 0; row < height; row++) {
    const beside = areas.filter(({ top, height }) => row >= top && row < top + height)
    for (let column = 0; column < width; column++) {
      const inside = beside.find(({ left, width }) => column >= left && column < left + width)
      if (inside) {
        column = inside.left + inside.width - 1
        continue
      }
      const at = (row * width + column) * 3
      if (pixels[at]! < 250 || pixels[at + 1]! < 250 || pixels[at + 2]! < 250) count++
    }
  }
  return count
}

async function resized(session: Session): Promise<Finding | undefined> {
  const steps =
    session.tier === 'full'
      ? [area(1280, 800), area(390, 844), area(160, 90), area(640, 400)]
      : [area(640, 400), area(300, 300)]
  session.fit()
  await session.unmount()
  const moment = session.moment('10:08:42')
  await session.mount({ at: moment, mode: 'live', area: steps[0] })
  const running: Picture[] = []
  for (const step of steps.slice(1)) {
    await session.mount({ at: moment, mode: 'live', area: step })
    await session.run(1000)
    await session.settle()
    running.push(await session.shoot(step))
  }
  for (const [index, step] of steps.slice(1).entries()) {
    // Passed through only: on so small a stage a layer that lies half a pixel off is a large share.
    if (step.height < 200) continue
    const fresh = await session.fresh({ at: moment + (index + 1) * 1000, mode: 'live', area: step })
    const off = unlike('resized', running[index]!, fresh)
    if (off)
      return {
        seen: `differs in ${off.share} of its pixels from a fresh mount after being resized to ${nameOf(step, 1)} while running`,
        expected: 'look the same as one mounted at that size',
        advice: 'Measure again when the stage changes, or size everything in container units.',
        pictures: off.pictures,
      }
  }
}

export const clause: Clause = {
  id: 'any-size',
  section: 'picture',
  tier: 'quick',
  summary:
    'is composed at 320×568, 390×844, 844×390, 1280×800, 1920×1080, 3840×2160, 300×300 and 160×90, at pixel ratios 1 and 3, and when resized while running.',
  proof:
    'At each size nothing scrolls, nothing is painted outside the stage, no words that tell the time are cut by its edge, the stage is not empty, and a minute and an hour change the picture. Resized while running it looks like a fresh mount at that size. Quick looks at three sizes on one page and one resize, full at all sizes, both ratios and three resizes, the second through 160×90; large pages are laid out and drawn at their own size and ratio but looked at from further away.',
  async check(session) {
    await session.unmount()
    try {
      if (session.tier === 'quick') {
        const finding = await composed(session, TOGETHER, 1)
        if (finding) return finding
      } else {
        for (const ratio of [1, 3]) {
          for (const [width, height] of SIZES) {
            await session.unmount()
            const finding = await composed(session, [area(width, height)], ratio)
            if (finding) return finding
          }
        }
      }
      return await resized(session)
    } finally {
      session.fit()
    }
  },
}
