/** Static JSON, versioned by its address: what is there keeps its meaning, more may be added. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { entryForToday, localDate, POSTER_SIZE } from '@found-time/catalogue'
import type { Credit } from '@found-time/clock-runtime'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { config } from '../app/shared/config.ts'
import { embedOf, importOf } from '../app/shared/embed-snippets.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { siteAddress } from './site-address.ts'

const brief = ({ date, title, clockNumber, url, poster }: ClockMetadata) => ({
  date,
  title,
  number: clockNumber,
  url,
  poster,
})

/** A credit with its facts, and with the sentences that it had before it had those. */
const inWords = ({ source, ...credit }: Credit) => ({
  ...credit,
  creator: makersIn(credit),
  source: sourceIn(source),
  from: source,
})

const whole = (clock: ClockMetadata) => ({
  ...brief(clock),
  reading: clock.reading,
  about: clock.about,
  facets: clock.facets,
  credits: clock.credits.map(inWords),
  package: clock.packageName,
  import: importOf(clock),
  embed: embedOf(clock),
  licence: 'MIT; what was found keeps the licence in its credit',
})

/** Of https://oembed.com, for a page that was given a clock's address. */
const oembed = (clock: ClockMetadata) => ({
  version: '1.0',
  type: 'rich',
  title: clock.title,
  author_name: config.labName,
  author_url: siteAddress,
  provider_name: config.productName,
  provider_url: siteAddress,
  cache_age: 86_400,
  thumbnail_url: clock.poster,
  thumbnail_width: POSTER_SIZE.width,
  thumbnail_height: POSTER_SIZE.height,
  html: embedOf(clock),
  width: 960,
  height: 600,
})

export async function publishApi(client: string, clocks: readonly ClockMetadata[]): Promise<void> {
  const write = async (name: string, content: unknown) => {
    const file = path.join(client, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(content)}\n`)
  }
  const built = new Date()
  const today = entryForToday(clocks, localDate(built))
  await write('api/v1/catalogue.json', { version: 1, built: built.toISOString(), clocks: clocks.map(brief) })
  for (const clock of clocks) {
    await write(`api/v1/clocks/${clock.date}.json`, { version: 1, ...whole(clock) })
    await write(`oembed/${clock.date}.json`, oembed(clock))
  }
  // A static file cannot know the reader's day: it says which day it was built for.
  if (today) await write('api/v1/today.json', { version: 1, built: built.toISOString(), ...whole(today) })
  await write('api/v1/facets.json', Object.fromEntries(clocks.map(({ path, facets = [] }) => [path, facets])))
  await write('api/v1/search.json', Object.fromEntries(clocks.map((clock) => [clock.path, foundIn(clock)])))
}

/** What was found for a clock, as words to look for. */
const foundIn = ({ credits }: ClockMetadata) =>
  [...new Set(credits.map(inWords).flatMap(({ title, creator, source }) => [title, creator, source]))].join(
    ' · ',
  )
