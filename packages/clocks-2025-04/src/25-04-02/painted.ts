/** The lit Earth for browsers without WebGL: the same chart and sun, with plainer light. */
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { hourAngleAt, MAP_EDGES, type Sun } from './model'

type Context = CanvasRenderingContext2D

interface Chart {
  readonly day: HTMLImageElement
  readonly night: HTMLImageElement
  readonly width: number
  readonly height: number
  /** Longitude in the middle, degrees east. */
  readonly middle: number
  /** The equator, from the top. */
  readonly equator: number
  /** Width of a degree of longitude. */
  readonly degree: number
  /** Open water kept for the scales, from the bottom. */
  readonly foot: number
  readonly sun: Sun
}

/** How dark it is with the sun so many degrees above the horizon. */
const SHADES = [
  [60, 0],
  [14, 0.17],
  [4, 0.44],
  [0, 0.68],
  [-6, 0.88],
  [-18, 0.94],
] as const

const latitudeAt = (y: number, { equator, degree }: Chart) =>
  (Math.atan(Math.sinh(((equator - y) / degree) * (Math.PI / 180))) * 180) / Math.PI

/** Where a meridian stands, each time that the world comes round in the chart, with half a world on either side. */
function placesOf(longitude: number, { middle, degree, width }: Chart): number[] {
  const first = width / 2 + (longitude - middle) * degree
  return [-720, -360, 0, 360, 720]
    .map((degrees) => first + degrees * degree)
    .filter((x) => x > -180 * degree && x < width + 180 * degree)
}

function drawMap(to: Context, map: HTMLImageElement, chart: Chart) {
  const { north, south } = MAP_EDGES
  const half = 180 * chart.degree
  for (let y = 0; y < chart.height; y++) {
    const row = ((north - latitudeAt(y + 0.5, chart)) / (north - south)) * map.naturalHeight
    const from = Math.max(0, Math.min(map.naturalHeight - 1, row))
    for (const x of placesOf(0, chart))
      to.drawImage(map, 0, from, map.naturalWidth, 1, x - half, y, half * 2, 1.5)
  }
}

/** Fills each row from noon to midnight and back, in the ink that `inkOf` gives for the darkness there, `0` to `0.93`. */
function drawShade(to: Context, chart: Chart, inkOf: (dark: number) => string) {
  const half = 180 * chart.degree
  for (let y = 0; y < chart.height; y++) {
    const latitude = latitudeAt(y + 0.5, chart)
    for (const noon of placesOf(chart.sun.noonLongitude, chart)) {
      const inks = to.createLinearGradient(noon - half, 0, noon + half, 0)
      const stops = SHADES.map(([altitude, dark]) => ({
        away: hourAngleAt(altitude, latitude, chart.sun.declination) / 360,
        ink: inkOf(dark),
      }))
      // From one end to the other: of stops in one place, as polar day and night have them, the order decides.
      for (const { away, ink } of stops.toReversed()) inks.addColorStop(0.5 - away, ink)
      for (const { away, ink } of stops) inks.addColorStop(0.5 + away, ink)
      to.fillStyle = inks
      to.fillRect(noon - half, y, half * 2, 1)
    }
  }
}

/**
 * Draws the chart.
 * @param layer - The canvas's own, for the maps before they are lit.
 */
export function paintEarth(context: Context, layer: CanvasFrame['layer'], chart: Chart) {
  const { width, height, foot } = chart
  layer('day', String(chart.middle), (to) => {
    drawMap(to, chart.day, chart)
    // The sea of the map is the blue of a screen.
    to.globalCompositeOperation = 'multiply'
    to.fillStyle = 'rgb(228 226 206)'
    to.fillRect(0, 0, width, height)
    to.globalCompositeOperation = 'screen'
    to.fillStyle = 'rgb(6 30 34)'
    to.fillRect(0, 0, width, height)
  })
  drawShade(context, chart, (dark) => `rgb(4 9 20 / ${dark})`)
  context.globalCompositeOperation = 'lighter'
  layer('night', `${chart.middle} ${chart.sun.noonLongitude}`, (to) => {
    drawMap(to, chart.night, chart)
    to.globalCompositeOperation = 'multiply'
    to.fillStyle = 'rgb(255 190 104)'
    to.fillRect(0, 0, width, height)
    to.globalCompositeOperation = 'destination-out'
    drawShade(to, chart, (dark) => `rgb(0 0 0 / ${1 - dark})`)
  })
  context.globalCompositeOperation = 'source-over'
  const water = context.createLinearGradient(0, height - foot * 1.9, 0, height - foot * 0.92)
  water.addColorStop(0, 'rgb(4 9 17 / 0)')
  water.addColorStop(1, 'rgb(4 9 17)')
  context.fillStyle = water
  context.fillRect(0, height - foot * 1.9, width, foot * 1.9)
  const head = context.createLinearGradient(0, 0, 0, height * 0.22)
  head.addColorStop(0, 'rgb(4 9 17 / 0.9)')
  head.addColorStop(1, 'rgb(4 9 17 / 0)')
  context.fillStyle = head
  context.fillRect(0, 0, width, height * 0.22)
}
