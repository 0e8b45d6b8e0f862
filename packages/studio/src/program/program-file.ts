import path from 'node:path'

/** Where the rooms of the studio are: their sources, or what is built from them, file by file. */
const rooms = path.resolve(import.meta.dirname, '..')

/** `.ts` in this repository, `.js` in what npm gets. */
const ending = path.extname(import.meta.filename)

/**
 * A script of the studio that is started rather than imported: a command runs as a program of its own.
 * @param name - By its room and without its ending.
 * @returns Absolute.
 * @example programFile('clock-check/check')
 */
export const programFile = (name: string) => path.join(rooms, name + ending)
