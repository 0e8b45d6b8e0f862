// @vitest-environment happy-dom
import { ClockHost, fixedTime } from '@found-time/clock-runtime'
import { clocks } from '@found-time/clocks-2025-04'
import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const eightPastTen = fixedTime(Date.UTC(2025, 3, 13, 10, 8))

it.each(Object.entries(clocks))(
  'the clock of %s is there with its time, and says nothing',
  async (_, load) => {
    const said = ['error', 'warn'].map((name) => vi.spyOn(console, name))
    const { default: Clock } = await load()
    const { container, unmount } = render(
      <ClockHost source={eightPastTen} timeZone="UTC">
        <Clock />
      </ClockHost>,
    )
    await waitFor(() => expect(container.querySelector('[data-found-time=stage][data-ready]')).not.toBeNull())
    expect(container.querySelector('time').textContent).toBe('10:08')
    unmount()
    expect(document.querySelector('[data-found-time]')).toBeNull()
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
  },
)
