/** What comes over the network: tried again, and its faults told apart from those of what was asked for. */
import { setTimeout } from 'node:timers/promises'

/** What npm, pnpm, apt-get and Playwright say when the network, not the request, is at fault. */
const NETWORK =
  /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ERR_PNPM_(?:META_)?FETCH\w*|E(?:403|408|429|5\d\d)|socket hang up|network timeout|Failed to fetch|Temporary failure resolving|Download failed)\b/i

const PAUSES_MS = [2_000, 10_000]

export const isNetworkFault = (output) => NETWORK.test(output)

/** The network gave out, which says nothing about the project. */
export class NetworkFault extends Error {
  name = 'NetworkFault'
}

/**
 * Fetches something, trying again where the network is at fault.
 * @param {string} what - For whoever reads that it did not come.
 * @param {() => Promise<{ code: number, output: string }>} attempt
 * @param {readonly number[]} pauses - Before each further attempt, in milliseconds.
 * @throws {NetworkFault} When the network let none of the attempts through.
 * @throws {Error} When an attempt failed for another reason.
 */
export async function fetched(what, attempt, pauses = PAUSES_MS) {
  for (const pause of [...pauses, undefined]) {
    const { code, output } = await attempt()
    if (code === 0) return
    if (!isNetworkFault(output)) throw new Error(`${what}: failed with code ${code}.\n${output.trimEnd()}`)
    if (pause === undefined) break
    console.error(`${what}: the network gave out. Trying again in ${pause / 1000} s …`)
    await setTimeout(pause)
  }
  throw new NetworkFault(
    `${what}: the network gave out ${pauses.length + 1} times. No test has failed; run it again with a network.`,
  )
}
