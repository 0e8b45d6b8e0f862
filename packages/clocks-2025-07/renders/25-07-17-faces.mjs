/**
 * Draws the sixty faces of 25-07-17 on three sheets: `node 25-07-17-faces.mjs icons.json OUTDIR`, with the `icons.json` of
 * @iconify-json/twemoji 1.2.5, the package sharp beside it. Twenty to a sheet, five to a row, 432 pixels each, in flat colours
 * that are kept as they are, that their edges are as sharp as type.
 */
import fs from 'node:fs'
import sharp from 'sharp'

const [file, out] = process.argv.slice(2)
const { icons } = JSON.parse(fs.readFileSync(file, 'utf8'))
const NAMES =
  'rooster hatching-chick two-hump-camel sloth ghost octopus lady-beetle rabbit-face spider black-cat robot crab cook zombie fox judge unicorn koala snake parrot turtle lion duck cow-face dog-face santa-claus alien skull new-moon-face penguin cowboy-hat-face frog bear genie shark student teacher technologist detective astronaut pig-face nerd-face alien-monster monkey-face horse-face panda mouse-face jack-o-lantern snowman dragon-face old-woman artist hedgehog wolf spouting-whale honeybee troll cactus clown-face dodo'.split(
    ' ',
  )
const CELL = 432
for (let sheet = 0; sheet < 3; sheet++) {
  const body = NAMES.slice(sheet * 20, sheet * 20 + 20)
    .map(
      (name, index) =>
        // A hair's breadth is left about each, that no neighbour shows at an edge.
        `<svg x="${(index % 5) * 40 + 0.6}" y="${Math.floor(index / 5) * 40 + 0.6}" width="38.8" height="38.8" viewBox="0 0 36 36">${icons[
          name
        ].body
          .replaceAll(/id="([^"]+)"/g, `id="${name}-$1"`)
          .replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
          .replaceAll(/href="#([^"]+)"/g, `href="#${name}-$1"`)}</svg>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${5 * CELL}" height="${4 * CELL}" viewBox="0 0 200 160">${body}</svg>`
  const flat = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, quality: 100, effort: 7 })
    .toBuffer()
  await sharp(flat).webp({ lossless: true, effort: 6 }).toFile(`${out}/faces-${sheet}.webp`)
}
