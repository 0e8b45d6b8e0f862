import { expect, it } from 'vitest'
import { inkOf, widthFor } from './metrics'
import { codeOf, headersAt, planOf } from './model'
import { meaningOf } from './registry'

it('takes the colon out of the time', () => {
  expect(codeOf(4, 18, 24)).toBe('418')
  expect(codeOf(16, 18, 12)).toBe('418')
  expect(codeOf(16, 18, 24)).toBe('1618')
  expect(codeOf(0, 7, 24)).toBe('007')
  expect(codeOf(0, 7, 12)).toBe('1207')
  expect(codeOf(23, 59, 24)).toBe('2359')
})

it('says what RFC 9110 and its neighbours say', () => {
  expect(meaningOf(204)).toMatchObject({ phrase: 'No Content', protocol: 'HTTP/1.1', source: 'RFC 9110' })
  expect(meaningOf(418)).toMatchObject({ phrase: "I'm a Teapot", source: 'RFC 2324' })
  expect(meaningOf(451)).toMatchObject({ phrase: 'Unavailable For Legal Reasons', source: 'RFC 7725' })
  expect(meaningOf(1009)).toMatchObject({ phrase: 'Message Too Big', protocol: 'WebSocket' })
  expect(meaningOf(600)).toMatchObject({ phrase: 'Busy Everywhere', protocol: 'SIP/2.0' })
  expect(meaningOf(331)).toMatchObject({ protocol: 'FTP', source: 'RFC 959' })
  expect(meaningOf(2104)).toMatchObject({ phrase: 'Billing Failure', protocol: 'EPP' })
  // Two numbers that both HTTP and others use: HTTP is heard.
  expect(meaningOf(202).protocol).toBe('HTTP/1.1')
  expect(meaningOf(421).phrase).toBe('Misdirected Request')
})

it('owns up to what means nothing', () => {
  expect(meaningOf(237)).toMatchObject({ phrase: 'Unassigned', source: 'take it for OK', assigned: false })
  expect(meaningOf(459).source).toBe('take it for Bad Request')
  expect(meaningOf(745)).toMatchObject({ phrase: 'Invalid', source: 'take it for a Server Error' })
  expect(meaningOf(7)).toMatchObject({ phrase: 'Invalid', assigned: false })
  expect(meaningOf(1542)).toMatchObject({ phrase: 'Unassigned', protocol: 'WebSocket' })
})

it('counts the age up and the wait down', () => {
  expect(headersAt(0)).toEqual(['Age: 0', 'Retry-After: 60'])
  expect(headersAt(37)).toEqual(['Age: 37', 'Retry-After: 23'])
  expect(headersAt(59)).toEqual(['Age: 59', 'Retry-After: 1'])
})

it('makes a word as long as its place', () => {
  const wdth = widthFor('TEAPOT', 4)
  expect(inkOf('TEAPOT', wdth)).toBeCloseTo(4)
  expect(widthFor('OK', 99)).toBe(150)
})

it('never sets a line beyond the margin', () => {
  for (let hour = 0; hour < 24; hour++)
    for (let minute = 0; minute < 60; minute += 7) {
      const code = codeOf(hour, minute, 24)
      const { phrase, protocol, source } = meaningOf(Number(code))
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
        [300, 300],
        [160, 90],
      ] as const) {
        const plan = planOf(code, phrase, [protocol, source], width, height)
        for (const row of [...plan.phrase, ...plan.digits])
          expect(inkOf(row.text, row.wdth) * row.size).toBeLessThan(width - plan.margin * 2 + 1)
        expect(plan.digits[0]!.size).toBeGreaterThan(height * 0.2)
      }
    }
})
