// The two sheets of 25-09-21: node 25-09-21.mjs ICONS.json NAMES.json FOLDER, with svgo installed. ICONS.json is that of
// @iconify-json/fxemoji; NAMES.json has the sixty names of its animals, in the order of the keys.
import { readFileSync, writeFileSync } from 'node:fs'
import { optimize } from 'svgo'

const [icons, names, folder] = process.argv.slice(2)
const drawings = JSON.parse(readFileSync(icons, 'utf8')).icons
const animals = JSON.parse(readFileSync(names, 'utf8'))

for (const sheet of [0, 1]) {
  const cells = animals.slice(sheet * 30, sheet * 30 + 30).map((name, index) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${drawings[name].body}</svg>`
    const { data } = optimize(drawing, {
      multipass: true,
      floatPrecision: 0,
      plugins: ['preset-default', { name: 'convertStyleToAttrs' }],
    })
    const shapes = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
    const [x, y] = [(index % 6) * 528 + 8, Math.floor(index / 6) * 528 + 8]
    return `<g transform="translate(${x} ${y})">${shapes}</g>`
  })
  writeFileSync(
    `${folder}/animals-${sheet + 1}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="3168" height="2640" viewBox="0 0 3168 2640"><title>Thirty animals</title>${cells.join('')}</svg>`,
  )
}
