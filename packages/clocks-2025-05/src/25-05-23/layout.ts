import type { CanvasFrame } from '@found-time/clock-runtime/canvas'

export type StageSize = Pick<CanvasFrame, 'width' | 'height'>

export type Box = { left: number; top: number; width: number; height: number }

/** Where everything is, in CSS pixels. */
export function layOut(width: number, height: number) {
  const small = height < 200 && width > height * 1.2
  const least = Math.min(width, height)
  if (small) {
    const radius = Math.min(width * 0.252, height * 0.62)
    const doorWidth = width * 0.36
    return {
      small,
      least,
      middle: width * 0.765,
      moon: { x: width * 0.285, y: height * 0.5 + radius * 0.5, radius },
      door: { width: doorWidth, top: height * 0.09, bottom: height * 0.93 },
      half: doorWidth / 2 + least * 0.055,
      jamb: least * 0.055,
      floor: height * 0.96,
      flank: 0,
    }
  }
  const doorWidth = Math.min(height * 0.8, width * 0.76)
  const jamb = least * 0.1
  const half = doorWidth / 2 + jamb
  const radius = Math.min(height * 0.3, width * 0.405)
  const base = radius + Math.max(height * 0.062, (height - width * 1.75) * 0.12)
  return {
    small,
    least,
    middle: width / 2,
    moon: { x: width / 2, y: base, radius },
    door: { width: doorWidth, top: base + least * 0.062, bottom: height * 0.95 },
    half,
    jamb,
    floor: height * 0.965,
    flank: width / 2 - half,
  }
}

export type Plan = ReturnType<typeof layOut>

/** The stepped outline of the portal, narrowing round the half-moon. */
export function portal({ middle, moon, half, floor, small, least, door }: Plan, inset: number) {
  const path = new Path2D()
  const at = half - inset
  if (small) {
    path.rect(middle - at, door.top - least * 0.055 + inset, 2 * at, floor)
    return path
  }
  const reach = moon.radius + least * 0.03
  const steps: [number, number][] = []
  if (at > reach) steps.push([at, moon.y - reach * 0.3])
  steps.push([Math.min(at, reach - inset), moon.y - reach * 0.58])
  steps.push([reach * 0.82 - inset, moon.y - reach * 0.86])
  steps.push([reach * 0.52 - inset, moon.y - reach * 1.015])
  const right: [number, number][] = []
  let last = floor
  for (const [x, top] of steps) {
    right.push([x, last], [x, top + inset])
    last = top + inset
  }
  right.forEach(([x, y], index) => {
    path[index ? 'lineTo' : 'moveTo'](middle + x, y)
  })
  for (const [x, y] of right.reverse()) path.lineTo(middle - x, y)
  path.closePath()
  return path
}

/** A box of whole pixels within the portal, below its steps. */
export function coveredByPortal({
  middle,
  moon,
  half,
  floor,
  small,
}: Plan): [number, number, number, number] {
  const left = Math.ceil(middle - half) + 2
  const top = Math.ceil(moon.y)
  return small ? [0, 0, 0, 0] : [left, top, Math.floor(middle + half) - 2 - left, Math.floor(floor) - top]
}

export const opening = ({ middle, door }: Plan) => ({
  x: middle - door.width / 2,
  y: door.top,
  wide: door.width,
  tall: door.bottom - door.top,
})

export const buttonOf = ({ middle, half, jamb, door }: Plan) => ({
  x: middle + half - jamb * 0.43,
  y: door.top + (door.bottom - door.top) * 0.5,
  size: jamb * 0.2,
})

export interface Slot {
  readonly kind: 'chain' | 'mail'
  readonly x: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/** Glass slots: in the flanks a mail chute and the chain; with no room for them, the chain in the left jamb. */
export function slots({ height, width }: StageSize, plan: Plan): Slot[] {
  const { flank, least, middle, half, jamb, door, small } = plan
  if (small) return []
  if (flank < least * 0.14) {
    const tall = door.bottom - door.top
    return [
      {
        kind: 'chain',
        x: middle - half + jamb * 0.43,
        width: jamb * 0.56,
        top: door.top + tall * 0.12,
        bottom: door.top + tall * 0.88,
      },
    ]
  }
  const slotWidth = Math.min(least * 0.075, flank * 0.3)
  const base = { width: slotWidth, top: -least * 0.02, bottom: height * 0.7 }
  return [
    { ...base, kind: 'mail', x: flank * 0.5 },
    { ...base, kind: 'chain', x: width - flank * 0.5 },
  ]
}
