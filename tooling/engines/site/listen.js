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
const listen = (type, tell) => addEventListener(type, (event) => said.push(tell(event)), true)
listen('error', ({ message, target }) => message ?? `missing: ${target.src ?? target.href}`)
listen('unhandledrejection', ({ reason }) => `unhandled: ${reason?.message ?? reason}`)
listen(
  'securitypolicyviolation',
  ({ disposition, violatedDirective, blockedURI, sourceFile }) =>
    `${disposition}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
)
