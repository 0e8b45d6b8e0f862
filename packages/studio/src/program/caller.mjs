import path from 'node:path'

/**
 * A path as whoever called the command meant it: pnpm runs commands in the package they belong to.
 * @example fromCaller('out.png') // beside the terminal's prompt, absolute
 */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
