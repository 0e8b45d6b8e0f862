/** A screen that nobody sees, for browsers that need one: Firefox has WebGL on no other, WebKit does not start without. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { screenProgram } from './installed-browsers.ts'

/** Pixels. Larger than any page that the check opens. */
export const SCREEN = { width: 2400, height: 1600 }

export interface Screen {
  /** For the environment of programs that are to show themselves there. */
  readonly variables: { readonly DISPLAY: string; readonly LIBGL_ALWAYS_SOFTWARE: string }
  close(): void
}

/** @throws {Error} When the machine has no Xvfb. */
export async function openScreen(): Promise<Screen> {
  const screen = spawn(
    screenProgram(),
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return {
    variables: { DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    close: () => void screen.kill(),
  }
}
