/** In the tests of others a clock is there with its time, and says nothing, without stubs. */
import { test } from '@playwright/test'
import { Outsider } from '../outsider.ts'
import { testers } from '../projects.ts'

for (const { example, title, tag } of testers) {
  test(`${title}: clocks are there with their time, and say nothing`, { tag: tag ?? [] }, async () => {
    const outsider = await Outsider.install(example)
    try {
      await outsider.run('npm', 'test')
    } finally {
      await outsider.leave()
    }
  })
}
