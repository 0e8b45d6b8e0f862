/** What a clock may weigh, in bytes. */
export const KB = 1024

export const LIMITS = {
  /** Its own script, gzipped; what its `notes.ts` says, and the libraries in it. */
  code: 12 * KB,
  notes: 2 * KB,
  libraries: 200 * KB,
  /** One of each, and all its files together. */
  image: 150 * KB,
  font: 40 * KB,
  all: 350 * KB,
}
