import { type Context, darkGlass, fillBox } from './brush'
import type { Layout } from './layout'
import { FLOORS } from './model'

const BRONZE = '#15222c'

export function paintTower(context: Context, layout: Layout) {
  const { tower, shaft, height, floorAt } = layout
  const { left, top, width } = tower
  const bottom = top + tower.height
  // Antenna, plant room, body, side in shade.
  fillBox(
    context,
    { left: left + width * 0.3, top: top - height * 0.022, width: width * 0.42, height: height * 0.03 },
    '#1a2a38',
  )
  fillBox(
    context,
    { left: left + width * 0.62, top: 0, width: Math.max(1, width * 0.008), height: top },
    '#0f1a26',
  )
  const body = context.createLinearGradient(left, 0, left + width, 0)
  body.addColorStop(0, '#2c4250')
  body.addColorStop(0.25, '#1f303d')
  body.addColorStop(1, BRONZE)
  fillBox(context, tower, body)
  fillBox(context, { left: left - width * 0.02, top, width: width * 1.04, height: height * 0.012 }, '#3a5262')
  for (let floor = 0; floor < FLOORS; floor++) {
    const box = floorAt(floor)
    fillBox(
      context,
      {
        left: left + width * 0.13,
        top: box.top + box.height,
        width: width * 0.835,
        height: box.height * 0.22,
      },
      '#0f1922',
    )
    fillBox(
      context,
      { left, top: box.top + box.height * 1.24, width, height: Math.max(0.75, box.height * 0.05) },
      'rgb(130 165 185 / 35%)',
    )
    darkGlass(context, box, (floor * 0.37) % 1)
  }
  // The shaft: a glass box with its rails.
  fillBox(context, shaft, '#0d1526')
  const glass = context.createLinearGradient(shaft.left, 0, shaft.left + shaft.width, 0)
  glass.addColorStop(0, 'rgb(120 160 210 / 40%)')
  glass.addColorStop(0.3, 'rgb(90 120 180 / 10%)')
  glass.addColorStop(1, 'rgb(120 160 210 / 28%)')
  fillBox(context, shaft, glass)
  fillBox(
    context,
    {
      left: shaft.left - width * 0.012,
      top: shaft.top - height * 0.02,
      width: shaft.width + width * 0.024,
      height: height * 0.024,
    },
    '#2c4250',
  )
  for (const at of [0.18, 0.82])
    fillBox(
      context,
      {
        left: shaft.left + shaft.width * at,
        top: shaft.top,
        width: Math.max(0.75, shaft.width * 0.04),
        height: shaft.height,
      },
      '#33507c',
    )
  for (let floor = 0; floor <= FLOORS; floor++) {
    const at = shaft.top + (shaft.height * floor) / FLOORS
    fillBox(
      context,
      { left: shaft.left, top: at, width: shaft.width, height: Math.max(0.6, height * 0.0016) },
      'rgb(140 170 210 / 35%)',
    )
  }
  // The lobby.
  if (bottom > floorAt(0).top + floorAt(0).height * 1.7) {
    const lobbyTop = floorAt(0).top + floorAt(0).height * 1.42
    for (let door = 0; door < 5; door++)
      fillBox(
        context,
        {
          left: left + width * (0.13 + door * 0.17),
          top: lobbyTop,
          width: width * 0.15,
          height: bottom - lobbyTop,
        },
        '#101a2c',
      )
  }
}
