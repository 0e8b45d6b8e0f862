// Sixteen pictures of Fluent Emoji Flat in two strips: what stands on the shelf, and who passes by.
// Run in this folder, beside an unpacked @iconify-json/fluent-emoji-flat and where sharp is found:
//   node 25-07-02.mjs PATH/icons.json
// Writes into out.
import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const { icons } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const strips = {
  shelf: [
    'jar',
    'lotion-bottle',
    'scissors',
    'razor',
    'potted-plant',
    'spoon',
    'deciduous-tree',
    'barber-pole',
  ],
  street: ['man-walking', 'poodle', 'person-biking', 'duck', 'woman-walking', 'dog', 'bus', 'cat'],
}
const SIDE = 320

mkdirSync('out', { recursive: true })
for (const [name, names] of Object.entries(strips)) {
  const bodies = names.map(
    (icon, index) => `<g transform="translate(${index * 32} 0)">${icons[icon].body}</g>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${names.length * SIDE}" height="${SIDE}" viewBox="0 0 ${names.length * 32} 32">${bodies.join('')}</svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toFile(`out/${name}.webp`)
}
