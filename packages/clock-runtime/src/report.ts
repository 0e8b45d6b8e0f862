/** Tells the page of an error that must not stop what met it, as an uncaught one is told. */
export function report(error: unknown) {
  if (typeof reportError === 'function') reportError(error)
  else
    setTimeout(() => {
      throw error
    })
}
