// Stands first in each page of the site that is looked at: keeps what the page says, throws, misses and is refused.
// Not every engine's driver tells these.
const said = []
window.said = said
for (const level of ['log', 'info', 'warn', 'error']) {
  const say = console[level].bind(console)
  console[level] = (...given) => {
    said.push(`${level}: ${given.map((one) => one?.message ?? String(one)).join(' ')}`)
    say(...given)
  }
}
const listen = (type, tell) =>
  addEventListener(
    type,
    (event) => {
      const line = tell(event)
      if (line) said.push(line)
    },
    true,
  )
listen('error', ({ message, target }) => {
  // A hint: Firefox says so too of a module that it has already. One that is really missing fails where it is imported.
  if (target.rel === 'modulepreload') return
  return message ?? `missing: ${target.src ?? target.href}`
})
listen('unhandledrejection', ({ reason }) => `unhandled: ${reason?.message ?? reason}`)
listen(
  'securitypolicyviolation',
  ({ disposition, violatedDirective, blockedURI, sourceFile }) =>
    `${disposition}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
)

// Into somebody's frame nobody can look: it tells them, over and over.
if (parent !== window)
  setInterval(() => {
    const shown = document.querySelector('[data-found-time=stage][data-ready]') !== null
    parent.postMessage({ shown, said }, '*')
  }, 100)
