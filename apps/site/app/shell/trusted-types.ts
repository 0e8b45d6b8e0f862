import { at } from '../shared/base'
import { config } from '../shared/config'

interface Policy {
  createScriptURL(address: string): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The service worker. */
export const WORKER = at('/sw.js')

const MAY_RUN = [WORKER, config.analytics.script]

const policy = globalThis.window?.trustedTypes?.createPolicy('found-time', {
  createScriptURL(address) {
    if (MAY_RUN.includes(address.split('?')[0] ?? '')) return address
    throw new TypeError(`${address} is no script of this site.`)
  },
})

/** The address of a script that is run by it, as a browser with Trusted Types wants to be given it. */
export const scriptAddress = (address: string) => (policy?.createScriptURL(address) ?? address) as string
