/**
 * `pnpm posters [dates…]`: one JPEG for each clock, in its month's `posters/`. They are kept in the repository, so that
 * a site can be built and a package packed on a machine without a browser. Only those are taken anew whose day folder,
 * or the way they are taken, has changed since; with dates, only those of them. `pnpm posters --check` says which those
 * are, without a browser, and fails when there are any.
 */
import { commandLine } from '@found-time/collection/command-line'
import '@found-time/bootstrap/help'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { POSTER_SIZE } from '@found-time/catalogue'
import { root } from '@found-time/collection'
import sharp from 'sharp'
import { openCamera } from '../camera.ts'
import { clockFolder, clockFolders, fingerprint } from '../clocks.ts'
import { isEmpty } from '../empty-picture.ts'
import { posterPlan } from '../poster-plan.ts'
import { main } from './options.ts'

/**
 * How they are taken: with the best quality that fits into the limit. A picture of nothing but fine lines is softened,
 * for they cost the most.
 */
const RECIPE = {
  at: '10:08:42',
  size: POSTER_SIZE,
  limitBytes: 60_000,
  blurs: [0, 0.6, 1, 1.5, 2.5, 4],
  qualities: { best: 84, worst: 32, step: 4 },
} as const

async function toPoster(picture: Buffer): Promise<Buffer> {
  const { blurs, qualities, limitBytes } = RECIPE
  for (const blur of blurs) {
    const sight = blur === 0 ? sharp(picture) : sharp(picture).blur(blur)
    for (let quality: number = qualities.best; quality >= qualities.worst; quality -= qualities.step) {
      const poster = await sight.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      if (poster.length <= limitBytes) return poster
    }
  }
  throw new Error('This picture does not fit into 60 kB.')
}

/** Which state of each clock its poster shows, and taken how. */
const LEDGER = 'posters.json'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  for (const date of positionals) await clockFolder(date) // says so where there is none
  const months = Map.groupBy(await clockFolders(), ({ folder }) => path.resolve(folder, '../..'))
  const { version } = createRequire(import.meta.url)('@found-time/clock-runtime/package.json')
  const taking = JSON.stringify({ ...RECIPE, runtime: version })
  const stale: string[] = []
  for (const [month, clocks] of months) {
    const place = path.join(month, 'posters')
    const ledgerFile = path.join(place, LEDGER)
    const ledger: Record<string, string> = JSON.parse(await readFile(ledgerFile, 'utf8').catch(() => '{}'))
    const pictures = (await readdir(place).catch(() => []))
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => path.parse(name).name)
    const now = await Promise.all(
      clocks.map(async (clock) => [clock.name, await fingerprint(clock, taking)] as const),
    )
    const known = { now: Object.fromEntries(now), taken: ledger, pictures }
    const plan = posterPlan(known, positionals)
    const differing = [...plan.missing, ...plan.gone]
    for (const date of differing) stale.push(path.relative(root, path.join(place, `${date}.jpg`)))
    if (values.check || differing.length === 0) continue

    await mkdir(place, { recursive: true })
    for (const date of plan.gone) await rm(path.join(place, `${date}.jpg`))
    const camera = await openCamera(clocks.filter(({ name }) => plan.missing.includes(name)))
    try {
      for (const name of plan.missing) {
        const picture = await camera.take({ clock: name, at: RECIPE.at, ...RECIPE.size })
        if (await isEmpty(picture))
          throw new Error(
            `The picture of ${name} is empty. Look at it with \`${commandLine('still', name)}\`.`,
          )
        const poster = await toPoster(picture)
        await writeFile(path.join(place, `${name}.jpg`), poster)
        console.log(`${name}.jpg ${(poster.length / 1000).toFixed(1)} kB`)
      }
    } finally {
      await camera.close()
    }
    await writeFile(ledgerFile, `${JSON.stringify(plan.ledger, null, 2)}\n`)
  }
  if (stale.length === 0) console.log('Posters are up to date.')
  else if (values.check) {
    throw new Error(
      `Stale, run \`${commandLine('posters')}\`:\n${stale.map((file) => `  ${file}`).join('\n')}`,
    )
  }
})
