import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { ClockHost, createRandom, fixedTime, Stage, timeAt, useClockTime } from './index'

const entries = {
  '.': () => import('./index'),
  './canvas': () => import('./canvas'),
  './shader': () => import('./shader'),
  './parse': () => import('./parse'),
  './params': () => import('./params/params'),
  './params/expected': () => import('./params/expected'),
  './facets': () => import('./facets'),
  './credits': () => import('./credits'),
}

function Clock() {
  return createElement(Stage, { css: '.a{}' }, useClockTime('second').second)
}

describe('the package, where there is no DOM', () => {
  it('really has none here', () => {
    expect(typeof document).toBe('undefined')
  })

  it('has the entries its manifest names', () => {
    expect(Object.keys(manifest.exports)).toEqual([...Object.keys(entries), './package.json'])
  })

  it.each([
    ['.', 'ClockHost'],
    ['./canvas', 'CanvasStage'],
    ['./shader', 'ShaderStage'],
    ['./parse', 'parseTime'],
    ['./params', 'CLOCK_PARAMS'],
    ['./params/expected', 'CLOCK_PARAM_EXPECTED'],
    ['./facets', 'FACETS'],
    ['./credits', 'makersIn'],
  ] as const)('can be imported from %s', async (entry, name) => {
    expect(await entries[entry]()).toHaveProperty(name)
  })

  it('needs nothing but React', () => {
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest.peerDependencies).toEqual({ react: '^18.2 || ^19' })
  })

  it('renders nothing for a clock, under a host or alone', () => {
    expect(renderToString(createElement(ClockHost, { timeZone: 'Asia/Tokyo' }, createElement(Clock)))).toBe(
      '',
    )
    expect(renderToString(createElement(Clock))).toBe('')
  })

  it('tells the time and draws chance', () => {
    expect(timeAt(fixedTime(0).now(), 'Asia/Kolkata').minute).toBe(30)
    expect(createRandom('server').integer(7, 7)).toBe(7)
  })
})
