/**
 * Takes the airports of 25-07-06 out of a table of them: `node 25-07-06-airports.mjs airports.json OUT.ts`, with the
 * `airports.json` of npm's airports 1.0.0. For each whole millisecond that light in glass takes from Amsterdam and back
 * by a usual detour it keeps five at the most, the large ones first.
 */
import fs from 'node:fs'

const [file, out] = process.argv.slice(2)
const KM_PER_MS = 73
const rad = Math.PI / 180
const all = JSON.parse(fs.readFileSync(file, 'utf8')).filter(
  (a) =>
    a.status === 1 &&
    a.type === 'airport' &&
    ['large', 'medium'].includes(a.size) &&
    a.lat &&
    a.name &&
    /^[A-Z]{3}$/.test(a.iata),
)
const home = all.find((a) => a.iata === 'AMS')
const distance = (a) => {
  const [p, q] = [home.lat * rad, a.lat * rad]
  return (
    6371 *
    Math.acos(
      Math.min(1, Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos((a.lon - home.lon) * rad)),
    )
  )
}
const short = (name) =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/\s*[,/].*$/, '')
    .replace(
      /\b(International|Intl|Airport|Airfield|Air Base|Regional|Metropolitan Area|City|Municipal)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/[-–/]\s*$/, '')
    .trim()
/** Closed since the table was made, misplaced in it, or no place to send a packet to for fun. */
const LEFT_OUT = 'TXL AKW DOK SIP DEZ IQA BJY ALP SDA BKA'.split(' ')
const seen = {}
const kept = []
for (const a of all
  .map((a) => ({ ...a, km: distance(a), name: short(a.name) }))
  .sort((a, b) => (a.size === b.size ? (a.iata < b.iata ? -1 : 1) : a.size === 'large' ? -1 : 1))) {
  const ms = Math.round(a.km / KM_PER_MS)
  if (ms > 59 || a.name.length > 20 || a.name.length < 3 || !/^[A-Za-z' -]+$/.test(a.name)) continue
  if (LEFT_OUT.includes(a.iata) || a.name.startsWith('RAF')) continue
  seen[ms] = (seen[ms] ?? 0) + 1
  if (seen[ms] > 5) continue
  kept.push(a)
}
kept.sort((a, b) => a.km - b.km)
console.log(
  kept.length,
  Object.keys(seen).length,
  [...Array(60).keys()].filter((m) => !seen[m]),
  [...new Set(kept.map((a) => a.name).join(''))].sort().join(''),
)
console.log(kept.map((a) => `${a.iata} ${a.name}`).join(', '))
fs.writeFileSync(
  out,
  `/** Code, latitude, longitude and name of airports, from the nearest to Amsterdam to the farthest. */\nexport const TABLE = \`${kept.map((a) => `${a.iata} ${(+a.lat).toFixed(2)} ${(+a.lon).toFixed(2)} ${a.name}`).join('\n')}\`\n`,
)
