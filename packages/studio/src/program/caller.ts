import path from 'node:path'

/**
 * A path as whoever called the command meant it: pnpm runs commands in the package they belong to.
 * @returns Absolute: seen from the folder in which the command was called.
 * @example fromCaller('out.png') // beside the terminal's prompt
 */
export const fromCaller = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
