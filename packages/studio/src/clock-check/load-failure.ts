/** Why a clock's module does not load: nothing else can be said of such a clock, so that is told alone and at once. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Response } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import type { Finding } from './clause.ts'
import type { Session } from './session.ts'

const EXPECTED = 'load, in a browser and in Node'

/** As Chromium says it; the address is the server's own. */
const MISSING_EXPORT = /requested module '([^']+)' does not provide an export named '([^']+)'/

/** @returns Nothing where it loads. */
export async function loadFailure(session: Session, server: ViteDevServer): Promise<Finding | undefined> {
  const { page } = session
  const refused: string[] = []
  const hear = (response: Response) => {
    if (response.status() >= 400) refused.push(response.url())
  }
  page.on('response', hear)
  try {
    await session.facts()
    return
  } catch (error) {
    const { message } = error as Error
    const [, address, name] = MISSING_EXPORT.exec(message) ?? []
    if (address && name) return await missingExport(session, server, address, name)
    const [first] = refused
    return first ? await notServed(session, server, first) : await thrown(session, message)
  } finally {
    page.off('response', hear)
  }
}

async function missingExport(
  { page, clock }: Session,
  server: ViteDevServer,
  address: string,
  name: string,
): Promise<Finding> {
  // As a text: what builds this would have an import of its own instead.
  const exportsOf = (url: string) =>
    page.evaluate<string[]>(`import(${JSON.stringify(url)}).then((module) => Object.keys(module))`)
  const has = await exportsOf(address)
  const file = (await server.environments.client.moduleGraph.getModuleByUrl(address))?.file ?? address
  const entries = file.startsWith(`${clock.folder}/`) ? [] : await entriesAround(file)
  const from = entries.find((entry) => entry.file === file)?.name ?? path.basename(file)
  const found: string[] = []
  for (const entry of entries) {
    const names = await exportsOf(`/@fs${entry.file}`).catch((): string[] => [])
    if (names.includes(name)) found.push(entry.name)
  }
  return {
    seen: `does not load: it imports ${name} from ${from}, which has no such export`,
    expected: EXPECTED,
    advice:
      found.length > 0
        ? `${name} is in ${found.join(' and in ')}.`
        : `${from} exports ${has.sort().join(', ')}.`,
  }
}

/** What the package of a file lets others import: scripts, by what they are called. */
async function entriesAround(file: string): Promise<{ name: string; file: string }[]> {
  let folder = path.dirname(file)
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder)
  const { name, exports = {} } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return Object.entries<string | Readonly<Record<string, unknown>>>(exports).flatMap(([entry, target]) => {
    const script = typeof target === 'string' ? target : (target.import ?? target.default)
    return typeof script === 'string' && /^[^*]+\.m?js$/.test(script)
      ? [{ name: path.posix.join(name, entry), file: path.join(folder, script) }]
      : []
  })
}

/** A browser only says that a module did not come; the server says why. */
async function notServed({ clock }: Session, server: ViteDevServer, address: string): Promise<Finding> {
  const { pathname, search } = new URL(address)
  const reason = await server.environments.client.transformRequest(pathname + search).then(
    () => `${pathname} did not come`,
    ({ message }: Error) => message,
  )
  return {
    // Its first lines: after them comes the place in the file, drawn.
    seen: `does not load: ${reason.split('\n').slice(0, 2).join(' ').replaceAll(`${clock.folder}/`, '').trim()}`,
    expected: EXPECTED,
    advice: 'Mend that first: nothing else was looked at.',
  }
}

/** It throws while it is imported. */
async function thrown(session: Session, message: string): Promise<Finding> {
  const [said = ''] = message.replace(/^page\.evaluate: (Error: )?/, '').split('\n    at ')
  const [, url, line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(message) ?? []
  const place = url && (await session.sourceOf({ url, line: Number(line), column: Number(column) }))
  return {
    seen: `does not load: ${said}${place ? ` (${place})` : ''}`,
    expected: EXPECTED,
    advice: 'Mend that first: nothing else was looked at.',
  }
}
