import { describe, expect, it } from 'vitest'
import { HOME_LABEL, nextLabel, pageDescription, pageTitle, parseCatalogue, previousLabel } from './index.ts'

const [marble] = parseCatalogue([{ date: '25-04-02', title: 'Blue Marble Clock' }])

describe('the labels of the arrows', () => {
  it('name the neighbour, without the word clock in its title', () => {
    expect(previousLabel(marble)).toBe('Go to previous clock: Blue Marble')
    expect(nextLabel(marble)).toBe('Go to next clock: Blue Marble')
  })

  it('lead home when there is no neighbour', () => {
    expect(HOME_LABEL).toBe('Go back to homepage')
    expect(previousLabel()).toBe('Go back to homepage')
    expect(nextLabel(undefined)).toBe('Go back to homepage')
  })
})

describe('the title and description of a page', () => {
  it('speak of the clock for a path of the date shape', () => {
    expect(pageTitle('25-04-01', 'Found Time')).toBe('Clock for 25-04-01 | Found Time')
    expect(pageDescription('25-04-01', 'Lost Property Lab')).toBe(
      'A clock for 25-04-01, made by the collective Lost Property Lab.',
    )
  })

  it.each([[undefined], ['about'], ['25-4-1']])('are the default for any other path: %j', (path) => {
    expect(pageTitle(path, 'Found Time')).toBe('Found Time')
    expect(pageDescription(path, 'Lost Property Lab')).toBe('A new clock every day.')
  })
})
