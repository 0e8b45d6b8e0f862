/** Stacks as the browser tells them, led back to the lines people wrote. */
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { root } from '../collection/collection.ts'

const PLACE = /https?:\/\/[^\s()]+?:(\d+):(\d+)/g
const LIBRARY = /\/node_modules\//

/**
 * @param stack - An error's stack, with addresses of this server.
 * @returns Paths from the root, `packages/…/clock.tsx:9:25`, without the lines of libraries.
 */
export async function trace(stack: string, server: ViteDevServer): Promise<string> {
  const lines = stack.split('\n').filter((line) => !LIBRARY.test(line))
  const traced = lines.map(async (line) => {
    const [place, row, column] = [...line.matchAll(PLACE)][0] ?? []
    if (!place) return line
    const { pathname } = new URL(place.replace(/:\d+:\d+$/, ''))
    const module = await server.environments.client.moduleGraph.getModuleByUrl(pathname)
    const map = module?.transformResult?.map
    if (!module?.file || !map || !('version' in map)) return line
    const origin = new SourceMap(map as unknown as SourceMapPayload).findOrigin(Number(row), Number(column))
    const file = path.relative(root, module.file)
    return line.replace(
      place,
      'lineNumber' in origin ? `${file}:${origin.lineNumber}:${origin.columnNumber}` : file,
    )
  })
  return (await Promise.all(traced)).join('\n')
}
