// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClockHost, type ClockHostProps, scaledTime, useFrame, useSize } from './index'
import { untilMinute, untilSecond } from './motion'
import { enterPage, type Page } from './test-utils'
import type { ClockTime } from './time'
import type { Beat } from './types'

let page: Page
beforeEach(() => {
  page = enterPage(Date.UTC(2025, 3, 13, 10, 42, 7, 250))
})
afterEach(() => page.leave())

interface DrawnProps {
  beat?: Beat
  draw: (time: ClockTime) => number | undefined
}
function Drawn({ beat, draw }: DrawnProps) {
  useFrame(draw, beat)
  return null
}

/** A drawing that notes when it is called, and rests as it is told to. */
function drawing(rest: (time: ClockTime) => number | undefined = () => undefined) {
  const told: string[] = []
  const draw = (time: ClockTime) => {
    told.push(`${time.second}.${String(time.millisecond).padStart(3, '0')}`)
    return rest(time)
  }
  return { told, draw }
}

const show = (drawn: DrawnProps, host?: ClockHostProps) => {
  const clock = (props: DrawnProps) => (
    <ClockHost timeZone="UTC" {...host}>
      <Drawn {...props} />
    </ClockHost>
  )
  const { rerender } = render(clock(drawn))
  return (props: DrawnProps) => rerender(clock(props))
}

function Box({ by }: { by: (text: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  by(size ? `${size.width}×${size.height}@${size.ratio}` : 'none')
  return <div ref={box} />
}

describe('a beat that is a number', () => {
  it('comes so many times a second, counted from the full second', async () => {
    const { told, draw } = drawing()
    show({ beat: 4, draw })
    await page.pass(1000)
    expect(told).toEqual(['7.250', '7.500', '7.750', '8.000', '8.250'])
  })

  it('starts anew at each second where it does not divide it', async () => {
    const { told, draw } = drawing()
    show({ beat: 3, draw })
    await page.pass(1500)
    expect(told).toEqual(['7.000', '7.334', '7.667', '8.000', '8.334', '8.667'])
  })

  it('may be slower than one a second', async () => {
    const { told, draw } = drawing()
    show({ beat: 0.5, draw })
    await page.pass(5000)
    expect(told).toEqual(['6.000', '8.000', '10.000', '12.000'])
  })

  it('is so many real pictures a second of a time that runs faster', async () => {
    const { told, draw } = drawing()
    show({ beat: 10, draw }, { source: scaledTime(Date.UTC(2025, 3, 13, 10, 0, 0), 60) })
    await page.pass(300)
    expect(told).toEqual(['0.000', '6.000', '12.000', '18.000'])
  })

  it('is one a second under reduced motion', async () => {
    await page.setReducedMotion(true)
    const { told, draw } = drawing()
    show({ beat: 20, draw })
    await page.pass(2000)
    expect(told).toEqual(['7.000', '8.000', '9.000'])
  })
})

describe('a host’s cap', () => {
  it('lowers frames and faster rates to its own', async () => {
    for (const beat of ['frame', 30] as const) {
      const { told, draw } = drawing()
      show({ beat, draw }, { maxFps: 2 })
      await page.pass(1000)
      expect(told.slice(-2)).toEqual(beat === 'frame' ? ['7.500', '8.000'] : ['8.500', '9.000'])
    }
  })

  it('leaves slower beats alone', async () => {
    const { told, draw } = drawing()
    show({ beat: 2, draw }, { maxFps: 30 })
    await page.pass(1000)
    expect(told).toEqual(['7.000', '7.500', '8.000'])
  })

  it.each([0, -5, Number.NaN, 600])('of %s is no more than sixty and no less than one', async (maxFps) => {
    const { told, draw } = drawing()
    show({ beat: 'frame', draw }, { maxFps })
    await page.pass(160)
    expect([1, 10, 11]).toContain(told.length)
  })
})

describe('a drawing that says how long it stays true', () => {
  it('is left alone until then, with no frame in between', async () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    const { told, draw } = drawing(untilSecond)
    show({ draw })
    frames.mockClear()
    await page.pass(2000)
    expect(told).toEqual(['7.250', '8.000', '9.000'])
    expect(frames).not.toHaveBeenCalled()
  })

  it('moves for a third of a second and rests for the remainder', async () => {
    const { told, draw } = drawing((time) => (time.millisecond < 300 ? undefined : untilSecond(time)))
    show({ beat: 10, draw })
    await page.pass(1749)
    expect(told).toEqual(['7.200', '7.300', '8.000', '8.100', '8.200', '8.300'])
  })

  it('is drawn at the first beat after that, when it comes between two', async () => {
    const { told, draw } = drawing(() => 300)
    show({ beat: 2, draw })
    await page.pass(1600)
    expect(told).toEqual(['7.000', '7.500', '8.000', '8.500'])
  })

  it('rests for longer than the second after which the machine’s clock is looked at', async () => {
    const { told, draw } = drawing(untilMinute)
    show({ draw })
    await page.pass(52_749)
    expect(told).toEqual(['7.250'])
    await page.pass(1)
    expect(told).toEqual(['7.250', '0.000'])
  })

  it('is drawn anew when the clock is set back, and when it is set on', async () => {
    const { told, draw } = drawing(untilMinute)
    show({ draw })
    vi.setSystemTime(Date.UTC(2025, 3, 13, 9, 0, 30))
    await page.pass(1000)
    expect(told).toHaveLength(2)
    vi.setSystemTime(Date.UTC(2025, 3, 13, 9, 5, 0))
    await page.pass(1000)
    expect(told).toHaveLength(3)
  })

  it('is drawn at the present time when it is rendered anew, and rests as the new picture says', async () => {
    const slow = drawing(untilMinute)
    const again = show({ draw: slow.draw })
    await page.pass(10_000)
    const fast = drawing(untilSecond)
    again({ draw: fast.draw })
    expect(fast.told).toEqual(['17.250'])
    await page.pass(1000)
    expect(fast.told).toEqual(['17.250', '18.000'])
  })

  it('is drawn once when it is mounted', () => {
    const { told, draw } = drawing(untilSecond)
    show({ draw })
    expect(told).toEqual(['7.250'])
  })

  it('rests by itself: another one on the same page goes on', async () => {
    const [resting, running] = [drawing(untilMinute), drawing()]
    render(
      <ClockHost timeZone="UTC">
        <Drawn draw={resting.draw} beat={2} />
        <Drawn draw={running.draw} beat={2} />
      </ClockHost>,
    )
    await page.pass(1000)
    expect(resting.told).toEqual(['7.000'])
    expect(running.told).toEqual(['7.000', '7.500', '8.000'])
  })

  it('that promises nonsense is drawn at its beat', async () => {
    for (const nonsense of [Number.NaN, -1, 0]) {
      const { told, draw } = drawing(() => nonsense)
      show({ beat: 2, draw })
      await page.pass(1000)
      expect(told).toHaveLength(3)
    }
  })
})

describe('the size of a box', () => {
  it('is known after the first layout and follows it', async () => {
    const told = vi.fn()
    render(<Box by={told} />)
    await page.layOut(320, 200)
    await page.layOut(320, 200)
    await page.layOut(0, 0)
    await page.layOut(640, 200)
    expect([...new Set(told.mock.calls.map(([text]) => text))]).toEqual(['none', '320×200@1', '640×200@1'])
  })
})

describe('a host without frames', () => {
  it('goes on, however often the clock is rendered meanwhile', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1)
    const { told, draw } = drawing()
    const again = show({ draw })
    for (let renders = 0; renders < 10; renders++) {
      await page.pass(100)
      again({ draw })
    }
    // Ten renders draw, and every quarter of a second the host does.
    expect(told.length).toBeGreaterThanOrEqual(14)
  })
})
