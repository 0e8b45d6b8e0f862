/** What the page says on its console, and what it throws. Not every engine's driver tells. */
export const heard: string[] = []

const words = (given: unknown[]) =>
  given.map((one) => (one instanceof Error ? one.message : String(one))).join(' ')

for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const say = console[level].bind(console)
  console[level] = (...given: unknown[]) => {
    // React's advertisement for its tools.
    if (!words(given).includes('React DevTools')) heard.push(`${level}: ${words(given)}`)
    say(...given)
  }
}
window.addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${words([reason])}`))
