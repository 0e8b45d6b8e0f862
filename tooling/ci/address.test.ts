import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { holdPort, readAddress } from './address.mjs'

describe('where the site is served', () => {
  it('is this machine alone, port 4173, unless told', () => {
    expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 4173 })
    expect(readAddress({ HOST: '0.0.0.0', PORT: '80' })).toEqual({ host: '0.0.0.0', port: 80 })
  })

  it.each(['http', '-1', '65536', '80.5'])('is not port %s', (PORT) => {
    expect(() => readAddress({ PORT })).toThrow(`PORT must be a whole number from 0 to 65535, not "${PORT}".`)
  })

  it('is told at once to be taken, and is free again when it was only held', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const address = { host: '127.0.0.1', port }
    await expect(holdPort(address)).rejects.toThrow(
      `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
    )
    other.close()
    await once(other, 'close')
    const release = await holdPort(address)
    await expect(holdPort(address)).rejects.toThrow('is taken')
    await release()
    await (await holdPort(address))()
  })
})
