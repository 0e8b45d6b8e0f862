/** Tells the page of an error that must not stop what met it, as an uncaught one is told. */
export function report(error: unknown) {
  if (typeof reportError === 'function') reportError(error)
  else
    setTimeout(() => {
      throw error
    })
}

/** Does something whose failure must not stop anything else: it is reported, and `otherwise` stands for its result. */
export function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch (error) {
    report(error)
    return otherwise
  }
}
