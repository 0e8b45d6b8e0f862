/**
 * Makes the pictures of 25-07-17: `node 25-07-17-faces.mjs icons.json PHOTOGRAPH OUTDIR`, with the `icons.json` of
 * @iconify-json/twemoji 1.2.5 and `aitzgorri_by_Aitzol_Berasategi.jpg` of Debian's lomiri-wallpapers-16.04, the package sharp
 * beside it. The sixty faces go on three sheets, twenty to a sheet, five to a row, and stay drawings, sharp at any size; under
 * each lies itself with a broad white line round all its parts, the edge of a sticker.
 */
import fs from 'node:fs'
import sharp from 'sharp'

const [file, photograph, out] = process.argv.slice(2)
const { icons } = JSON.parse(fs.readFileSync(file, 'utf8'))
const NAMES =
  'rooster hatching-chick two-hump-camel sloth ghost octopus lady-beetle rabbit-face spider black-cat robot crab cook zombie fox judge unicorn koala snake parrot turtle lion duck cow-face dog-face santa-claus alien skull new-moon-face penguin cowboy-hat-face frog bear genie shark student teacher technologist detective astronaut pig-face nerd-face alien-monster monkey-face horse-face panda mouse-face jack-o-lantern snowman dragon-face old-woman artist hedgehog wolf spouting-whale honeybee troll cactus clown-face dodo'.split(
    ' ',
  )
for (let sheet = 0; sheet < 3; sheet++) {
  const faces = NAMES.slice(sheet * 20, sheet * 20 + 20).map((name, index) => {
    const body = icons[name].body
      .replaceAll(/id="([^"]+)"/g, `id="${index}-$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${index}-$1)`)
      .replaceAll(/href="#([^"]+)"/g, `href="#${index}-$1"`)
    // A hair's breadth more than the sticker's edge is left about each, that no neighbour shows.
    const [x, y] = [(index % 5) * 40, Math.floor(index / 5) * 40]
    return `<g transform="translate(${x + 2} ${y + 2})"><use href="#f${index}" stroke="#fff" stroke-width="2.3" stroke-linejoin="round"/><g id="f${index}">${body}</g></g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1600" viewBox="0 0 200 160"><title>Twenty faces</title>${faces.join('')}</svg>`
  fs.writeFileSync(`${out}/faces-${sheet}.svg`, svg)
}
await sharp(photograph)
  .extract({ left: 0, top: 120, width: 3088, height: 1930 })
  .resize(1600)
  .modulate({ brightness: 0.94, saturation: 1.22 })
  .webp({ quality: 50, effort: 6, smartSubsample: true })
  .toFile(`${out}/meadow.webp`)
