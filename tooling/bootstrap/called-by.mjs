/**
 * Texts name commands as scripts of this repository; elsewhere they are called otherwise.
 * @param {string} program
 * @example calledBy('npx found-time')('`pnpm clock-check 25-04-01`') // '`npx found-time check 25-04-01`'
 */
export const calledBy = (program) => (text) =>
  text.replace(/\bpnpm (?:run )?(?:clock-)?(?=[a-z])/g, `${program} `)

/** Sources are called as scripts; what is built from them, by the program that it is part of. This source ends in .mjs. */
const isBuilt = import.meta.url.endsWith('.js')

/** @returns The text as it has to be here. */
export const inPlace = (text) => (isBuilt ? calledBy('npx found-time')(text) : text)
