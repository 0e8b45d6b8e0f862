import type { Clause, Finding } from '../clause.ts'
import { type Area, decodeClear, NOISE, type Picture } from '../pictures.ts'
import { area, type Session } from '../session.ts'

/** So much of the stage is clear at least: upright, where things fill it from edge to edge, less. */
const CLEAR = { wide: 0.25, upright: 0.1 }

/** And so much art is left. */
const ART = 0.02

/** Of the art that is opaque, so much may look otherwise: shadows, and edges that had the ground behind them. */
const OTHERWISE = 0.05

/** A picture of four channels, in which what nothing is painted on is clear. */
async function shootClear({ page, cdp }: Session, { left: x, top: y, width, height }: Area) {
  const setClear = async (clear: boolean) => {
    await page.evaluate((on) => document.documentElement.toggleAttribute('data-clear', on), clear)
    await cdp.send(
      'Emulation.setDefaultBackgroundColorOverride',
      clear ? { color: { r: 0, g: 0, b: 0, a: 0 } } : {},
    )
  }
  await setClear(true)
  try {
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x, y, width, height, scale: 1 },
      optimizeForSpeed: true,
    })
    return await decodeClear(Buffer.from(data, 'base64'))
  } finally {
    await setClear(false)
  }
}

/** Shares of the upper half, of which the lower is the same with its ground. */
function judge({ width, height, pixels }: Picture) {
  const half = width * height * 2
  const isOff = (at: number) => Math.abs(pixels[at]! - pixels[at + half]!) > NOISE
  let [clear, art, otherwise] = [0, 0, 0]
  for (let at = 0; at < half; at += 4) {
    const opacity = pixels[at + 3]!
    if (opacity === 0) clear++
    if (opacity < 255) continue
    art++
    if (isOff(at) || isOff(at + 1) || isOff(at + 2)) otherwise++
  }
  return { clear: (clear * 4) / half, art: (art * 4) / half, otherwise: otherwise / Math.max(1, art) }
}

/** The upper half as on a grey page, and below it the same with its ground. */
function onGrey({ width, height, pixels }: Picture): Picture {
  const shown = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = pixels[pixel * 4 + 3]! / 255
    for (const channel of [0, 1, 2])
      shown[pixel * 3 + channel] = 128 + (pixels[pixel * 4 + channel]! - 128) * opacity
  }
  return { width, height, pixels: shown }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

async function without(
  session: Session,
  at: string,
  width: number,
  height: number,
  least: number,
): Promise<Finding | undefined> {
  const [bare, whole] = [area(width, height), area(width, height, 0, height)]
  await session.unmount()
  await session.mount({ id: 'bare', at, area: bare, transparent: true }, { id: 'whole', at, area: whole })
  const both = await shootClear(session, area(width, 2 * height))
  const { clear, art, otherwise } = judge(both)
  session.tell(
    `transparent: ${percent(clear)} of ${width}×${height} is clear, ${percent(art)} opaque, of which ${percent(otherwise)} differs`,
  )
  const fail = (seen: string, advice: string): Finding => ({
    seen: `says that it works without its ground, and ${seen} at ${at}, ${width}×${height}`,
    expected: `leave ${least * 100} % of the stage clear, and the rest as it is`,
    advice,
    pictures: { without: onGrey(both) },
  })
  if (clear < least)
    return fail(
      `leaves ${percent(clear)} of the stage clear there`,
      'Give `ground` to the Stage or a Canvas, ask `useHostSettings().transparent`, or leave `notes.transparent` out.',
    )
  if (art < ART)
    return fail(`leaves ${percent(art)} of it opaque`, 'Leave out what is behind the art, not the art.')
  if (otherwise > OTHERWISE)
    return fail(`shows ${percent(otherwise)} of the art otherwise`, 'Leave out the ground alone.')
}

export const clause: Clause = {
  id: 'transparent',
  section: 'picture',
  tier: 'quick',
  summary: 'works without its ground, where its notes say so (`notes.transparent`).',
  proof:
    'Such a clock stands at 10:08:42 at 1280×800 in a transparent host, and below it in another: without its ground at least a quarter of the pixels are wholly clear, at least 2 % opaque, and of those nineteen in twenty look as they do with it. Full looks at 15:31:07 on 390×844 too, where a tenth clear is enough. Of other clocks nothing is asked.',
  async check(session) {
    const { notes } = await session.facts()
    if (!(notes as { transparent?: true } | undefined)?.transparent) return
    const finding = await without(session, '10:08:42', 1280, 800, CLEAR.wide)
    if (finding || session.tier === 'quick') return finding
    return without(session, '15:31:07', 390, 844, CLEAR.upright)
  },
}
