/** Pictures in a row become a film, by the machine's own ffmpeg. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from '../system/find-program.mjs'

/** By the ending of the file: codecs that browsers play, at a quality that shows no seams. */
const CODECS: Readonly<Record<string, readonly string[]>> = {
  '.webm': ['-c:v', 'libvpx-vp9', '-crf', '24', '-b:v', '0', '-row-mt', '1'],
  '.mp4': ['-c:v', 'libx264', '-crf', '18', '-movflags', '+faststart'],
}

export interface Film {
  /** Pictures a second. */
  readonly fps: number
  /** Where it is written; ends in `.webm` or `.mp4`. */
  readonly file: string
}

/** @throws {Error} When the file is called otherwise, or the machine has no ffmpeg, with the command that installs it. */
export function filmProgram(file: string): { readonly program: string; readonly codec: readonly string[] } {
  const codec = CODECS[/\.\w+$/.exec(file)?.[0] ?? '']
  if (!codec) throw new Error(`"${file}" is no film: files end in ${Object.keys(CODECS).join(' or ')}.`)
  const program = findProgram('FFMPEG_PATH', ['ffmpeg'])
  if (!program) throw new Error('There is no ffmpeg on this machine. On Debian: apt-get install ffmpeg')
  return { program, codec }
}

/**
 * @param pictures - PNGs of one size, whose sides are even.
 * @throws {Error} As `filmProgram`, and with what ffmpeg says when it fails.
 */
export async function writeFilm(pictures: AsyncIterable<Buffer>, { fps, file }: Film): Promise<void> {
  const { program, codec } = filmProgram(file)
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(fps), '-i', '-']
  const child = spawn(
    program,
    ['-y', '-loglevel', 'error', ...input, ...codec, '-pix_fmt', 'yuv420p', file],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  child.stdin.on('error', () => {}) // it has ended: its code says so
  const ended = once(child, 'close')
  for await (const picture of pictures) {
    if (child.exitCode !== null) break
    if (!child.stdin.write(picture))
      await Promise.race([new Promise((go) => child.stdin.once('drain', go)), ended])
  }
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg failed: ${said.trim() || `it ended with ${code}`}`)
}
