import { ClockHost, fixedTime } from '@found-time/clock-runtime'
import Orange from '@found-time/clocks-2025-04/25-04-13'
import { jest } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { createElement } from 'react'

test('the orange is there with its time, and says nothing', async () => {
  const said = ['error', 'warn'].map((name) => jest.spyOn(console, name))
  const host = { source: fixedTime(Date.UTC(2025, 3, 13, 10, 8)), timeZone: 'UTC' }
  const { container, unmount } = render(createElement(ClockHost, host, createElement(Orange)))
  await waitFor(() => expect(container.querySelector('[data-found-time=stage][data-ready]')).not.toBeNull())
  expect(container.querySelector('time').textContent).toBe('10:08')
  unmount()
  expect(document.querySelector('[data-found-time]')).toBeNull()
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
})
