/** Where the camera is: a true orthographic view on one corner of the wall. */
export interface View {
  /** CSS pixels a stud. */
  readonly unit: number
  /** Where the middle of the ground is. */
  readonly x: number
  readonly y: number
  /** Sine and cosine of the camera's height above the horizon. */
  readonly sine: number
  readonly cosine: number
  /** How high above the ground the jib is, in studs. */
  readonly jib: number
}

/** Height of the jib over the top of the course being laid, in studs. */
export const CLEARANCE = 5.6

/**
 * The view on a wall: near on a low wall, farther on a high one, and steeper in a tall stage.
 * @param top - Height of the wall without the course being laid, in studs.
 */
export function viewFor(width: number, height: number, top: number): View {
  const shape = Math.max(0, Math.min(1, (height / width - 0.8) / 0.9))
  const elevation = ((31 + 17 * shape) * Math.PI) / 180
  const sine = Math.sin(elevation)
  const cosine = Math.cos(elevation)
  const jib = top + 1.2 + CLEARANCE + 2.5 * shape
  const left = 15.6
  const right = 13.4
  const up = (jib + 1.6) * cosine + 12.4 * sine
  const down = 14.2 * sine
  const unit = Math.min(width / (left + right), height / (up + down))
  return {
    unit,
    x: Math.min(width - right * unit, Math.max(left * unit, width * 0.5)),
    y: (height - (up + down) * unit) * 0.56 + up * unit,
    sine,
    cosine,
    jib,
  }
}

export type Point = readonly [number, number]

/** A point of the model on the stage; x and y in studs from the wall's middle, z from the ground. */
export function project({ unit, x, y, sine, cosine }: View, px: number, py: number, pz: number): Point {
  return [x + (px - py) * Math.SQRT1_2 * unit, y + ((px + py) * Math.SQRT1_2 * sine - pz * cosine) * unit]
}
