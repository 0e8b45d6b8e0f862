/** Where the site is served: HOST and PORT. */
import { createServer } from 'node:net'

/**
 * Only this machine can reach it unless HOST says otherwise.
 * @param {Record<string, string | undefined>} env
 * @throws {Error} When PORT is not a port.
 */
export function readAddress({ HOST, PORT }) {
  const port = Number(PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${PORT}".`)
  }
  return { host: HOST || '127.0.0.1', port }
}

/** Says in plain words why a server cannot listen. */
export function whyNotListening({ code, message }, { host, port }) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. HOST chooses another.`
  return `The server cannot listen on ${host}:${port}: ${message}`
}

/**
 * Keeps a port for a server that starts later, so that a taken one is told at once.
 * @returns Gives the port up again.
 * @throws {Error} Which says why, when it cannot be had.
 */
export function holdPort(address) {
  return new Promise((resolve, reject) => {
    const holder = createServer((connection) => connection.destroy())
    holder.on('error', (error) => reject(new Error(whyNotListening(error, address))))
    holder.listen(address, () => resolve(() => new Promise((closed) => holder.close(() => closed()))))
  })
}
