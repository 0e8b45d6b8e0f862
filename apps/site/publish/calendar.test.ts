import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'
import { BOARD, ORANGE } from './test-clocks.ts'

const READING =
  'The segments taken out of the orange, clockwise from the top, are the hour; “drops, one a second”; then a mark.'

const text = calendarOf([{ ...ORANGE, reading: READING }, BOARD])
const [orange, board] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

const said = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name))

describe('the calendar', () => {
  it('is one calendar, with what RFC 5545 asks of it', () => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.name).toBe('vcalendar')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Lost Property Lab//Found Time//EN')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Found Time')
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2)
  })

  it('says of a day which clock it has, its number, how it is read and where it is', () => {
    expect(said(orange, 'summary')).toBe('#13 Orange')
    expect(said(orange, 'description')).toBe(READING)
    expect(said(orange, 'url')).toBe('https://found-time.example/25-04-13')
    expect(said(board, 'summary')).toBe('#14 Fish & <Chips>')
  })

  it('enters a clock for the whole of its day, whatever the zone, and takes up no time', () => {
    const start = orange?.getFirstPropertyValue('dtstart') as ICAL.Time
    expect([start.isDate, start.toString()]).toEqual([true, '2025-04-13'])
    expect(orange?.hasProperty('dtend')).toBe(false) // of a day alone the end is that day's
    expect(said(orange, 'transp')).toBe('TRANSPARENT')
  })

  it('names an entry by its date and stamps it with it, so that a new build enters nothing twice', () => {
    expect(said(orange, 'uid')).toBe('25-04-13@found-time.example')
    expect(said(orange, 'dtstamp')).toBe('2025-04-13T00:00:00Z')
    expect(calendarOf([{ ...ORANGE, reading: READING }, BOARD])).toBe(text)
  })

  it('ends every line with CRLF, and folds those longer than 75 octets without breaking a character', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(text).toMatch(/\r\n /)
    expect(text).not.toContain('\uFFFD')
  })

  it('would be refused by the same reader with a line that is none', () => {
    expect(() => ICAL.parse(text.replace('SUMMARY:', 'SUMMARY '))).toThrow('invalid line')
  })
})
