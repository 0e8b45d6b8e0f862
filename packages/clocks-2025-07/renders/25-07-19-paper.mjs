/**
 * Prints the paper of 25-07-19: `node 25-07-19-paper.mjs CLIPART OUTDIR`, where CLIPART is `usr/share/openclipart/svg` of
 * Debian's openclipart-svg 0.18, the package sharp beside it. One repeat, the same to the left and to the right of its middle,
 * as Morris's Strawberry Thief is: two thrushes, berries, blossoms, and leaves on one stem; the thrush and a berry by themselves.
 */
import fs from 'node:fs'
import sharp from 'sharp'

const [clipart, out] = process.argv.slice(2)
const read = (file) => fs.readFileSync(`${clipart}/${file}`, 'utf8')
const THRUSH = read('animals/birds/uccello_profilo_01_archi_01.svg').match(/ d="([^"]+)"/)[1]
const BERRY = read('food/fruit/strawberry_simple.svg')
  .match(/<path[\s\S]*?\/>/g)
  .join('')
  .replaceAll(/ (?:i|a|graph|x):\w+="[^"]*"/g, '')

const INK = '#14263f'
const CREAM = '#f6e8c9'
const BLUE = '#3f7a99'
const LEAF = '#5d9464'
const DEEP = '#2c6b58'
const OCHRE = '#e3a63c'
const RED = '#e04a30'

/** A berry, its stalk end at the place given. */
const berry = (x, y, size, turn = 0) =>
  `<g fill="${INK}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 323}) translate(-129 -8)">${BERRY.replace(
    /fill="#E2391C"/g,
    `fill="${RED}"`,
  )
    .replace(/fill="#137F40"/g, `fill="${LEAF}"`)
    .replace(/fill="#F5C080"/g, `fill="${CREAM}"`)}</g>`

const BACK =
  'M0 10C40 0 95 0 130 45L260 80L411 118V175L300 150C250 150 215 170 170 160C120 150 92 105 70 72C55 50 20 40 0 30Z'

/** A thrush, facing left: its silhouette, painted. */
const thrush = (id) => `
  <clipPath id="${id}"><path d="${THRUSH}"/></clipPath>
  <path d="${THRUSH}" fill="${INK}" stroke="${INK}" stroke-width="26" stroke-linejoin="round"/>
  <path d="${THRUSH}" fill="${CREAM}"/>
  <g clip-path="url(#${id})">
    <path d="${BACK}" fill="${BLUE}"/>
    <path d="M0 12L38 8L40 34L0 22Z" fill="${OCHRE}"/>
    <path d="M96 80C130 62 190 78 262 112C300 128 330 132 352 138C300 158 240 168 190 158C140 148 108 120 96 80Z" fill="${INK}"/>
    <path d="M110 88C145 78 190 92 250 116C215 118 150 116 110 88Z" fill="${OCHRE}"/>
    <path d="M124 112C165 124 215 126 275 128C235 140 165 142 124 112Z" fill="${CREAM}"/>
    <path d="M148 138C190 146 240 146 300 142C260 158 185 162 148 138Z" fill="${BLUE}"/>
    <path d="M300 112L420 128M300 128L420 138" stroke="${CREAM}" stroke-width="5"/>
    ${[
      [58, 78],
      [74, 96],
      [56, 104],
      [70, 122],
      [92, 118],
      [84, 142],
      [104, 140],
      [100, 164],
      [122, 158],
      [120, 180],
      [142, 174],
      [162, 186],
      [186, 180],
      [140, 194],
      [50, 88],
      [70, 108],
      [88, 158],
    ]
      .map(([x, y]) => `<path d="M${x} ${y - 7}q7 8 0 13q-7 -5 0 -13Z" fill="${INK}"/>`)
      .join('')}
    <path d="M55 215H160V262H55Z" fill="${OCHRE}"/>
  </g>
  <circle cx="56" cy="29" r="10" fill="${CREAM}"/><circle cx="55" cy="29" r="6" fill="${INK}"/>`

/** A leaf in two tones with its veins, from its stalk end. */
function leaf(x, y, length, turn, [light, dark] = [LEAF, DEEP]) {
  const veins = [0.24, 0.42, 0.6, 0.76]
    .map(
      (at) => `M${100 * at} 0l${14 - 5 * at} ${-20 + 14 * at}M${100 * at} 0l${14 - 5 * at} ${20 - 14 * at}`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${length / 100})">
    <path d="M0 0C10 -26 30 -32 50 -27Q56 -33 62 -24C80 -20 92 -8 100 0C92 8 80 20 62 24Q56 33 50 27C30 32 10 26 0 0Z" fill="${dark}" stroke="${INK}" stroke-width="5"/>
    <path d="M0 0C10 -26 30 -32 50 -27Q56 -33 62 -24C80 -20 92 -8 100 0Z" fill="${light}"/>
    <path d="M0 0H92${veins}" stroke="${CREAM}" stroke-opacity=".75" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`
}

const blossom = (x, y, size, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${[0, 72, 144, 216, 288]
    .map(
      (each) =>
        `<path transform="rotate(${each})" d="M0 -4C-30 -14 -32 -48 -8 -50Q0 -44 8 -50C32 -48 30 -14 0 -4Z" fill="${CREAM}" stroke="${INK}" stroke-width="4"/><path transform="rotate(${each})" d="M0 -16V-36M-6 -16L-11 -32M6 -16L11 -32" stroke="${RED}" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join('')}<circle r="15" fill="${OCHRE}" stroke="${INK}" stroke-width="3"/>${[0, 60, 120, 180, 240, 300]
    .map((each) => `<circle transform="rotate(${each})" cy="-8" r="2.600" fill="${INK}"/>`)
    .join('')}</g>`

const stem = (d, width = 5) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width + 5}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${OCHRE}" stroke-width="${width}" stroke-linecap="round"/>`

const [WIDE, TALL] = [300, 330]
const SEA = ['#2f6f8f', '#235672']

/** The left half; the right one is the same turned over. All is drawn again a repeat above and below. */
const half = (side) => `
  ${leaf(36, 62, 58, -40, SEA)}${leaf(52, 66, 40, -8, SEA)}${leaf(44, 128, 58, 34, SEA)}${leaf(64, 122, 46, 4, SEA)}${leaf(4, 62, 52, -66, SEA)}${leaf(60, 170, 40, -12, SEA)}${leaf(4, 232, 44, -60, SEA)}${leaf(6, 150, 66, -58, SEA)}${leaf(140, 20, 60, 118, SEA)}
  ${leaf(60, 318, 60, -150, SEA)}${leaf(140, 300, 74, -140, SEA)}${leaf(28, 236, 60, 28, SEA)}${leaf(96, 6, 52, 168, SEA)}
  ${stem('M150 330C150 290 128 268 96 262C58 256 22 270 14 300C8 326 34 340 48 322')}
  ${stem('M150 330C150 300 150 262 118 226C92 198 44 200 12 176C-6 162 -8 140 0 120')}
  ${stem('M112 220C132 210 146 196 150 168', 4)}
  ${leaf(104, 262, 62, -118)}${leaf(60, 262, 52, 104)}${leaf(20, 290, 40, -160)}${leaf(92, 212, 58, 84)}
  ${leaf(40, 194, 50, -66)}${leaf(52, 198, 46, 118)}${leaf(134, 246, 56, -34)}${leaf(12, 172, 40, 168)}
  ${[
    [88, 26],
    [76, 34],
    [98, 32],
    [24, 12],
    [34, 20],
    [100, 190],
    [88, 184],
    [10, 250],
    [8, 262],
    [76, 288],
    [86, 294],
    [78, 300],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.200" fill="${OCHRE}"/>`)
    .join('')}
  ${stem('M48 322C40 330 30 324 34 314', 4)}
  ${berry(46, 306, 58, 14)}
  ${berry(88, 226, 54, -8)}
  <g transform="translate(8 66) scale(.31)"><g transform="translate(411 0) scale(-1 1)">${thrush(`t${side}`)}</g></g>`

const tile = `
  <g id="r"><g>${half('l')}</g><g transform="translate(${WIDE} 0) scale(-1 1)">${half('r')}</g>
  ${leaf(150, 66, 50, -90)}${leaf(150, 62, 44, -140)}${leaf(150, 62, 44, -40)}
  ${stem('M150 168V60', 4)}
  ${berry(150, 72, 66)}
  ${blossom(150, 176, 66)}${blossom(0, 118, 60, 36)}${blossom(WIDE, 118, 60, 36)}${blossom(150, 326, 76, 36)}</g>`
const svg = (width, height, box, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`,
  )
const side = 480
await sharp(
  svg(
    side,
    (side * TALL) / WIDE,
    `0 0 ${WIDE} ${TALL}`,
    `<rect width="${WIDE}" height="${TALL}" fill="${INK}"/><defs>${tile}</defs>${[-WIDE, 0, WIDE]
      .flatMap((x) => [-TALL, 0, TALL].map((y) => `<use href="#r" x="${x}" y="${y}"/>`))
      .join('')}`,
  ),
)
  .webp({ quality: 78, effort: 6, smartSubsample: true })
  .toFile(`${out}/paper.webp`)
await sharp(svg(160, 200, '-5 -5 268 335', berry(129, 8, 323)))
  .webp({ quality: 84, effort: 6 })
  .toFile(`${out}/berry.webp`)
await sharp(
  svg(320, 216, '-14 -14 440 296', `<g transform="translate(411 0) scale(-1 1)">${thrush('b')}</g>`),
)
  .webp({ quality: 82, effort: 6 })
  .toFile(`${out}/thrush.webp`)
await sharp(svg(160, 160, '-54 -54 108 108', blossom(0, 0, 100)))
  .webp({ quality: 82, effort: 6 })
  .toFile(`${out}/blossom.webp`)
await sharp(
  svg(
    300,
    240,
    '-100 -80 200 160',
    [
      ...[0, 180].map((turn) => leaf(0, 0, 96, turn, SEA)),
      ...[-38, 38, 142, 218].map((turn) => leaf(0, 0, 80, turn)),
      ...[-90, 90].map((turn) => leaf(0, 0, 66, turn, SEA)),
      blossom(0, 0, 84),
    ].join(''),
  ),
)
  .webp({ quality: 80, effort: 6 })
  .toFile(`${out}/sprig.webp`)
