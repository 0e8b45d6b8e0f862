/**
 * Draws the cast of 25-07-14 out of Noto Emoji, four to a row, with an outline as strong as the balloons':
 * node 25-07-14-cast.mjs ICONS_JSON OUT_DIR, then `convert cast.png -quality 70 -define webp:method=6 cast.webp`.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const [file, out] = process.argv.slice(2)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const CAST =
  'snail turtle t-rex mouse cat cow rooster owl dodo penguin crocodile duck sloth elephant hedgehog poodle'.split(
    ' ',
  )
const SIZE = 300

const browser = await chromium.launch()
const page = await browser.newPage({ viewport: { width: SIZE * 4, height: SIZE * 4 } })

async function draw(names, path, columns) {
  await page.setContent(
    `<style>
      body { margin: 0; width: ${SIZE * columns}px; height: ${SIZE * columns}px; display: grid;
        grid-template-columns: repeat(${columns}, ${SIZE}px); grid-auto-rows: ${SIZE}px }
      svg { width: ${SIZE}px; height: ${SIZE}px; display: block }
      .around * { stroke: #14101c; stroke-width: var(--around); stroke-linejoin: round; fill: #14101c }
      .within path, .within ellipse, .within circle { stroke: #14101c; stroke-width: var(--within); stroke-linejoin: round }
    </style>${names
      .map(
        (name) =>
          `<svg viewBox="0 0 128 128"><g class="around">${icons[name].body}</g><g class="within">${icons[name].body}</g></svg>`,
      )
      .join('')}`,
  )
  await page.evaluate((size) => {
    for (const svg of document.querySelectorAll('svg')) {
      const box = svg.lastChild.getBBox()
      // The outline is a line of the picture, not of the animal: it is as strong in the small as in the large.
      const unit = Math.max(box.width, box.height) / (size * 0.944)
      const side = unit * size
      svg.style.setProperty('--around', `${unit * size * 0.04}px`)
      svg.style.setProperty('--within', `${unit * size * 0.012}px`)
      const left = box.x + box.width / 2 - side / 2
      const top = box.y + box.height + 0.028 * size * unit - side
      svg.setAttribute('viewBox', `${left} ${top} ${side} ${side}`)
    }
  }, SIZE)
  await page.screenshot({
    path,
    omitBackground: true,
    clip: { x: 0, y: 0, width: SIZE * columns, height: SIZE * columns },
  })
}

await draw(CAST, `${out}/cast.png`, 4)
await draw(['bomb'], `${out}/bomb.png`, 1)
await browser.close()
