/** Static JSON, versioned by its address: what is there keeps its meaning, more may be added. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { entryForToday, localDate } from '@found-time/catalogue'
import { config } from '../app/config.ts'
import { embedOf, importOf } from '../app/take-along.ts'
import type { Card } from './cards.ts'

const brief = ({ date, title, clockNumber, url, poster }: Card) => ({
  date,
  title,
  number: clockNumber,
  url,
  poster,
})

const whole = (card: Card) => ({
  ...brief(card),
  reading: card.reading,
  credits: card.credits,
  package: card.packageName,
  import: importOf(card),
  embed: embedOf(card),
  licence: 'MIT; what was found keeps the licence in its credit',
})

/** Of https://oembed.com, for a page that was given a clock's address. */
const oembed = (card: Card) => ({
  version: '1.0',
  type: 'rich',
  title: card.title,
  author_name: config.labName,
  author_url: config.origin,
  provider_name: config.productName,
  provider_url: config.origin,
  cache_age: 86_400,
  thumbnail_url: card.poster,
  thumbnail_width: 1200,
  thumbnail_height: 630,
  html: embedOf(card),
  width: 960,
  height: 600,
})

export async function publishApi(client: string, cards: readonly Card[]): Promise<void> {
  const write = async (name: string, content: unknown) => {
    const file = path.join(client, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(content)}\n`)
  }
  const built = new Date()
  const today = entryForToday(cards, localDate(built))
  await write('api/v1/catalogue.json', { version: 1, built: built.toISOString(), clocks: cards.map(brief) })
  for (const card of cards) {
    await write(`api/v1/clocks/${card.date}.json`, { version: 1, ...whole(card) })
    await write(`oembed/${card.date}.json`, oembed(card))
  }
  // A static file cannot know the reader's day: it says which day it was built for.
  if (today) await write('api/v1/today.json', { version: 1, built: built.toISOString(), ...whole(today) })
  await write('api/v1/search.json', Object.fromEntries(cards.map((card) => [card.path, foundIn(card)])))
}

/** What was found for a clock, as words to look for. */
const foundIn = ({ credits }: Card) =>
  [...new Set(credits.flatMap(({ title, creator, source }) => [title, creator, source]))].join(' · ')
