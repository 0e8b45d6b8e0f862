/** Finds programs of the system. */
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * A program of the system.
 * @param {string} variable - The environment variable that may name it.
 * @param {readonly string[]} names - Under which it goes, the best first.
 * @returns {string | undefined} The executable.
 */
export function findProgram(variable, names) {
  const given = process.env[variable]
  if (given && !isExecutable(given)) throw new Error(`${variable} is ${given}, which cannot be run.`)
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return given || folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser this machine has: CHROMIUM_PATH, or a Chromium on the PATH.
 * @returns The executable, or undefined where only Playwright may have its own.
 */
export const systemChromium = () =>
  findProgram('CHROMIUM_PATH', ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])
