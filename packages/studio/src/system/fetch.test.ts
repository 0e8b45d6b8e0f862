import { describe, expect, it } from 'vitest'
import { fetched, NetworkFault } from './fetch.mjs'

/** Answers in turn; the last answer stays. */
function attempts(...answers: [code: number, output: string][]) {
  let made = 0
  const attempt = async () => {
    const [code, output] = answers[Math.min(made++, answers.length - 1)] ?? [0, '']
    return { code, output }
  }
  return { attempt, made: () => made }
}

const REFUSED =
  'npm error code ECONNREFUSED\nnpm error network request to https://registry.example/vite failed'

describe('what is fetched', () => {
  it('is asked for again when the network refused it once', async () => {
    const { attempt, made } = attempts([1, REFUSED], [0, 'added 12 packages'])
    await fetched('Vite', attempt, [0, 0])
    expect(made()).toBe(2)
  })

  it('and refused each time is the network’s fault, not a test’s', async () => {
    const { attempt, made } = attempts([1, REFUSED])
    const failure = await fetched('Vite', attempt, [0, 0]).catch((error) => error)
    expect(failure).toBeInstanceOf(NetworkFault)
    expect(failure.message).toBe(
      'Vite: the network gave out 3 times. No test has failed; run it again with a network.',
    )
    expect(made()).toBe(3)
  })

  it('and wrongly asked for is not asked for again, and says why', async () => {
    const { attempt, made } = attempts([1, 'npm error code ERESOLVE could not resolve'])
    const failure = await fetched('Vite', attempt, [0, 0]).catch((error) => error)
    expect(failure).not.toBeInstanceOf(NetworkFault)
    expect(failure.message).toBe('Vite: failed with code 1.\nnpm error code ERESOLVE could not resolve')
    expect(made()).toBe(1)
  })

  it.each([
    'npm error code E503',
    'npm error code E403\nnpm error 403 403 Forbidden - GET https://registry.example/vite',
    'ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/vite: request failed',
    'npm error network read ECONNRESET',
    'npm error network getaddrinfo EAI_AGAIN registry.example',
    'E: Failed to fetch http://deb.example/pool/n/nginx.deb  Connection timed out',
    'Error: Download failed: server returned code 502',
  ])('stands behind “%s”', async (output) => {
    await expect(fetched('It', attempts([1, output]).attempt, [])).rejects.toBeInstanceOf(NetworkFault)
  })
})
