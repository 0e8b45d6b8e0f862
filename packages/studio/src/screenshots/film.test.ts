import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeFilm } from './film.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'film-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** An ffmpeg that does what a line of shell says; the film is its last word. */
async function standIn(line: string) {
  const program = path.join(folder, 'ffmpeg')
  await writeFile(program, `#!/bin/sh\nfor film; do :; done\n${line}\n`)
  await chmod(program, 0o755)
  vi.stubEnv('FFMPEG_PATH', program)
}

async function* pictures(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

it('gives ffmpeg the pictures in a row, how fast they go and the codec of the file', async () => {
  await standIn('{ echo "$@"; cat; } > "$film"')
  const file = path.join(folder, 'film.webm')
  await writeFilm(pictures('one', 'two'), { fps: 25, file })
  expect(await readFile(file, 'utf8')).toBe(
    `-y -loglevel error -f image2pipe -c:v png -framerate 25 -i - -c:v libvpx-vp9 -crf 24 -b:v 0 -row-mt 1 -pix_fmt yuv420p ${file}\nonetwo`,
  )
})

it('fails with what ffmpeg says, though pictures are still to come', async () => {
  await standIn('echo "no room" >&2; exit 1')
  const many = pictures(...Array.from({ length: 200 }, () => 'x'.repeat(50_000)))
  await expect(writeFilm(many, { fps: 25, file: path.join(folder, 'film.mp4') })).rejects.toThrow(
    'ffmpeg failed: no room',
  )
})

it('makes films that browsers play, and nothing else', async () => {
  await expect(writeFilm(pictures(), { fps: 25, file: 'film.gif' })).rejects.toThrow(
    '"film.gif" is no film: files end in .webm or .mp4.',
  )
})
