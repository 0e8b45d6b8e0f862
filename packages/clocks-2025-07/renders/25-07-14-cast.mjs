/**
 * Sets the heads of 25-07-14 out of Fluent Emoji, four to a row, each with an outline as strong as the balloons':
 * node 25-07-14-cast.mjs ICONS_JSON OUT_DIR. The bomb is Noto's.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const [file, out] = process.argv.slice(2)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const CAST =
  'cat-face mouse-face cow-face dog-face rabbit-face pig-face frog bear panda koala tiger-face lion fox wolf hamster monkey-face'.split(
    ' ',
  )
const heads = CAST.map((name, index) => {
  const body = icons[name].body.replace('<g fill="none">', '').replace(/<\/g>$/, '')
  const ink = body.replaceAll(/fill="[^"]*"/g, 'fill="#14101c"')
  return `<g transform="translate(${(index % 4) * 36 + 2} ${Math.floor(index / 4) * 36 + 2})"><g stroke="#14101c" stroke-width="2.3" stroke-linejoin="round">${ink}</g>${body}</g>`
})
writeFileSync(
  `${out}/heads.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="1152" height="1152" viewBox="0 0 144 144">${heads.join('')}</svg>`,
)
