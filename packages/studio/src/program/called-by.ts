/** How the program that commands are part of is called in anybody's repository. */
export const PROGRAM = 'npx found-time'

/** Sources are called as scripts of this repository; what is built from them, by the program that it is part of. */
const isBuilt = import.meta.url.endsWith('.js')

/**
 * Texts name commands as scripts of this repository; elsewhere they are called otherwise.
 * @example inPlace('`pnpm clock-check 25-04-01`') // elsewhere: '`npx found-time check 25-04-01`'
 */
export const inPlace = (text: string) =>
  isBuilt ? text.replace(/\bpnpm (?:run )?(?:clock-)?(?=[a-z])/g, `${PROGRAM} `) : text
