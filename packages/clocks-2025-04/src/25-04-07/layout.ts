import { ACROSS, FLOORS } from './model'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Layout extends Size {
  /** The pavement's upper edge, and its lower one, where the wet road begins. */
  readonly ground: number
  readonly road: number
  readonly tower: Box
  readonly shaft: Box
  readonly block: Box
  readonly floorAt: (floor: number) => Box
  readonly windowAt: (window: number) => Box
}

export function layOut(width: number, height: number): Layout {
  const portrait = width < height * 0.95
  const ground = height * (portrait ? 0.925 : 0.875)
  const road = ground + height * 0.022
  const tower = portrait
    ? { left: width * 0.13, top: height * 0.05, width: width * 0.62, height: 0 }
    : { left: width * 0.06, top: height * 0.06, width: width * 0.285, height: 0 }
  const block = portrait
    ? { left: width * 0.035, top: height * 0.525, width: width * 0.93, height: 0 }
    : { left: width * 0.425, top: height * 0.27, width: width * 0.525, height: 0 }
  const base = portrait ? block.top : ground
  const foot = portrait ? base - height * 0.012 : ground - height * 0.062
  const crown = tower.top + height * 0.03
  const storey = (foot - crown) / FLOORS
  const shaftWidth = portrait ? width * 0.085 : Math.max(width * 0.034, height * 0.05)
  const shaft = {
    left: tower.left + tower.width + (portrait ? width * 0.012 : width * 0.006),
    top: crown,
    width: shaftWidth,
    height: base - crown,
  }
  const side = 0.045
  const inner = { left: block.left + block.width * side, width: block.width * (1 - 2 * side) }
  const upper = block.top + height * (portrait ? 0.028 : 0.05)
  const lower = ground - height * (portrait ? 0.05 : 0.085)
  const rise = (lower - upper) / 6
  const pier = inner.width * 0.03
  const bay = (inner.width - pier) / ACROSS
  return {
    width,
    height,
    ground,
    road,
    tower: { ...tower, height: base - tower.top },
    shaft,
    block: { ...block, height: ground - block.top },
    floorAt: (floor) => ({
      left: tower.left + tower.width * 0.13,
      top: foot - storey * (floor + 1) + storey * 0.16,
      width: tower.width * 0.835,
      height: storey * 0.72,
    }),
    windowAt: (window) => {
      const across = window % ACROSS
      const up = Math.floor(window / ACROSS)
      return {
        left: inner.left + across * bay + (across >= 5 ? pier : 0) + bay * 0.17,
        top: lower - rise * (up + 1) + rise * 0.13,
        width: bay * 0.66,
        height: rise * 0.68,
      }
    },
  }
}
