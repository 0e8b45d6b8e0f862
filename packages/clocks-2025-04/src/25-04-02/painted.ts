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

/** As far as a value is between two others, `0` to `1`, eased as GLSL does. */
function smoothstep(from: number, to: number, value: number) {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/**
 * Brings the sea of the map, the blue of a screen, to that of water, as the shader does.
 * @throws {DOMException} When the map is of a host that lets nobody read it.
 */
function colourSea(to: CanvasFrame['context']) {
  const { width, height } = to.canvas
  const pixels = to.getImageData(0, 0, width, height)
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]
    const sea =
      0.86 * smoothstep(0.012, 0.07, blue - Math.max(red, green * 0.86)) * (1 - smoothstep(0.5, 0.75, red))
    const shallow = smoothstep(0, 0.66, blue)
    data[at] = 255 * (red + sea * (0.045 + 0.085 * shallow - red))
    data[at + 1] = 255 * (green + sea * (0.165 + 0.255 * shallow - green))
    data[at + 2] = 255 * (blue + sea * (0.265 + 0.255 * shallow - blue))
  }
  to.putImageData(pixels, 0, 0)
}

/**
 * Draws the chart.
 * @param layer - The canvas's own, for the maps before they are lit.
 */
export function paintEarth(context: Context, layer: CanvasFrame['layer'], chart: Chart) {
  const { width, height, foot } = chart
  layer('day', String(chart.middle), (to) => {
    drawMap(to, chart.day, chart)
    try {
      colourSea(to)
    } catch {
      // Nobody may read it: lifted as a whole.
      to.globalCompositeOperation = 'screen'
      to.fillStyle = 'rgb(6 30 34)'
      to.fillRect(0, 0, width, height)
    }
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
