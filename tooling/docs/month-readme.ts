/** The README of a month package: how to use a clock, the posters, and what is in it. */
import { POSTER_SIZE } from '@found-time/catalogue'
import type { ClockNotes, Credit } from '@found-time/clock-runtime'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { table } from './tables.ts'

export interface Listed {
  /** `yy-mm-dd`. */
  readonly date: string
  /** Missing where nobody has given it one. */
  readonly title?: string | undefined
  readonly notes: ClockNotes
  /** What it costs to leave running, to a react-clock swept every frame. Missing where nobody has measured it. */
  readonly cost?: number | undefined
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Square brackets and the like would start something in Markdown. */
const plain = (text: string) => text.replace(/[[\]*_<>`]/g, (mark) => `\\${mark}`)

const found = (credit: Credit) =>
  `${plain(credit.title)} (${[makersIn(credit), sourceIn(credit.source), credit.licence].map(plain).join('; ')})`

const section = ({ date, title, notes: { reading, about, credits } }: Listed) =>
  `### ${date}${title === undefined ? '' : ` · ${plain(title)}`}

${plain(reading)}
${about ? `\n${plain(about)}\n` : ''}
${credits.length > 0 ? `Found: ${credits.map(found).join(', ')}.` : 'Nothing in it was found: it is drawn.'}
`

/** Those that are shipped, in rows: a picture that is one file a clock changes with no other. */
const poster = ({ date, title = date }: Listed) =>
  `<img src="posters/${date}.jpg" width="240" alt="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

/** Dates, titles and costs. */
function costs(clocks: readonly Listed[]): string {
  const cells = clocks.map(({ date, title = '', cost }) => [
    date,
    plain(title).replaceAll('|', '\\|'), // a cell ends at a bar
    cost?.toFixed(2) ?? '–',
  ])
  return table([['date', 'title', 'cost'], ...cells], { figures: true })
}

/** Which of them lie over anything, as a paragraph; nothing where none does. */
function overAnything(clocks: readonly Listed[]): string {
  const dates = clocks.filter(({ notes }) => notes.transparent).map(({ date }) => date)
  if (dates.length === 0) return ''
  return `\n\nWithout their ground (\`<ClockHost transparent>\`, \`?bg=transparent\`) these lie over a page or a stream: ${dates.join(', ')}.`
}

/**
 * @param month - `yyyy-mm`.
 * @param clocks - In order of date; at least one.
 */
export function monthReadme(month: string, clocks: readonly Listed[]): string {
  const [first] = clocks
  if (!first) throw new Error(`${month} has no clocks.`)
  const name = `@found-time/clocks-${month}`
  const inWords = `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  return `<!-- Written by \`pnpm run docs\` from the clocks’ notes and their titles. -->

# ${name}

The clocks of ${inWords} from Found Time, a new clock every day, made from internet stuff.

\`\`\`tsx
import Clock from '${name}/${first.date}'

export const Corner = () => (
  <div style={{ width: 480, height: 300 }}>
    <Clock />
  </div>
)
\`\`\`

That is one clock, and nothing of the others. The month is a map of dates to loaders; nothing is fetched before one is
called:

\`\`\`ts
import { clocks } from '${name}'

const { default: Clock, notes } = await clocks['${first.date}']()
console.log(notes.reading)
\`\`\`

\`\`\`sh
npm install ${name} @found-time/clock-runtime react
\`\`\`

Each clock module exports the component (default), its \`images\` and \`fonts\`, and \`notes\`: how to read it, and credits
for everything found. Without loading any artwork, on a server too:

\`\`\`ts
import { notes } from '${name}/notes'

console.log(notes['${first.date}'].reading)
\`\`\`

\`${name}/posters/${first.date}.jpg\` is a clock's picture, ${POSTER_SIZE.width} by ${POSTER_SIZE.height}. \`dist/THIRD-PARTY.md\` has the credits of
the month with notices and changes, \`dist/LICENSES\` the licences they name. Without React in your project:
\`@found-time/clock-element\`.

## The clocks

${clocks.map(poster).join('\n')}

Cost is what a clock takes to leave running: the processor time of the whole browser, to that of
[react-clock](https://www.npmjs.com/package/react-clock) with hands that sweep every frame (1.00), at 1280 by 800. A
clock that has changed since it was measured has none.

${costs(clocks)}${overAnything(clocks)}

${clocks.map(section).join('\n')}`
}
