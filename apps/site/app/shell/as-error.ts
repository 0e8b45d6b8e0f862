/** Anything can be thrown, `null` and what has no text among it; what is shown of it is an error with a message. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error && typeof thrown.message === 'string') return thrown
  try {
    return new Error(String(thrown), { cause: thrown })
  } catch {
    return new Error('unknown error', { cause: thrown })
  }
}
