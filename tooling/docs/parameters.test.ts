import { FoundTimeClock } from '@found-time/clock-element'
import { CLOCK_PARAMS, type ClockParam } from '@found-time/clock-runtime/params'
import { describe, expect, it } from 'vitest'
import { addressPart, attributesPart, withAttributeComments, withPart } from './parameters.ts'

const declared = Object.values<ClockParam>(CLOCK_PARAMS)

describe.each(declared)('$name, as it is declared', ({ name, carries }) => {
  it('is in the table of the guide', () => {
    expect(addressPart()).toMatch(new RegExp(`^\\| \`${name}[\`=]`, 'm'))
  })

  it('is named among what goes along to the next clock, or is not', () => {
    expect(addressPart().split('\n').at(-1)?.includes(`\`${name}\``)).toBe(carries ?? false)
  })
})

it.each(declared.flatMap(({ attribute }) => attribute ?? []))(
  '%s is an attribute of the element, and in the table of its README',
  (attribute) => {
    expect(FoundTimeClock.observedAttributes).toContain(attribute)
    expect(attributesPart()).toMatch(new RegExp(`^\\| \`${attribute}\` +\\|`, 'm'))
  },
)

it('what goes along is a sentence', () => {
  expect(addressPart()).toMatch(
    /\n\n`tz`, `hour`, `fps`, `hidden` and `ambient` go along to the next clock\.$/,
  )
})

it('an attribute of a tag has what the guide says of it as its comment, and no other name has', () => {
  const types = (comment: string) =>
    `  /** ${comment} */\n  'hour-cycle'?: 12 | 24 | undefined\n  /** Packages. */\n  months?: Months\n`
  expect(withAttributeComments(types('Old.'))).toBe(types('`24` (the default) or `12`.'))
})

it('a document keeps what is outside the part', () => {
  const page = (part: string) =>
    `# A\n\n<!-- Written by \`pnpm run docs\` from here -->\n\n${part}\n\n<!-- to here -->\n\nB\n`
  expect(withPart(page('old'), 'new')).toBe(page('new'))
})

it('a document without the part is refused', () => {
  expect(() => withPart('# A\n', 'new')).toThrow('A document has nothing between <!--')
})
