/** The words that a new clock begins with. They are there to be replaced: nobody is to publish them. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { notesIn } from '../collection/notes.ts'

/** Tools lie beside one another, as sources here and built in the studio. */
const TEMPLATES = path.resolve(import.meta.dirname, '../new-clock/template')

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

async function readWords(): Promise<string[]> {
  const templates = await readdir(TEMPLATES)
  const notes = await notesIn(templates.map((template) => path.join(TEMPLATES, template)))
  const words = notes.flatMap(({ title, reading, about = '' }) => [
    title!,
    ...sentencesOf(reading),
    ...sentencesOf(about),
  ])
  return [...new Set(words)]
}

let known: Promise<string[]> | undefined

/** Other spaces, stops or capitals do not make a sentence one's own. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * @param texts - What a clock says, by where it says it.
 * @returns As parts of a sentence that begins with the clock's name.
 * @example await templateWordFaults({ title: 'TemplateTitle' }) // ['still says “TemplateTitle” in title, as its template does']
 */
export async function templateWordFaults(texts: Readonly<Record<string, unknown>>): Promise<string[]> {
  known ??= readWords()
  const words = await known
  return Object.entries(texts).flatMap(([place, text]) =>
    typeof text !== 'string'
      ? []
      : words
          .filter((one) => bare(text).includes(bare(one)))
          .map((one) => `still says “${one}” in ${place}, as its template does`),
  )
}
