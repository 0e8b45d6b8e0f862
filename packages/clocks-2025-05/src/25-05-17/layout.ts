import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { profile } from './model'

/** Where everything is, in CSS pixels. */
export function layOut(width: number, height: number) {
  if (height < 200 && width > height * 1.2) {
    return {
      tiny: true,
      wide: true,
      unit: height,
      ledge: height * 0.9,
      frieze: height * 0.92,
      bowl: { x: width * 0.275, top: height * 0.14, bottom: height * 0.84, radius: width * 0.235 },
      jar: { x: width * 0.765, top: height * 0.14, bottom: height * 0.86, radius: width * 0.185 },
      spout: height * 0.03,
      tablet: height * 0.4,
      thickness: height * 0.04,
      rim: height * 0.1,
    }
  }
  const wide = width > height * 1.15
  const unit = wide ? Math.min(height, width * 0.72) : Math.min(width, height * 0.72)
  return {
    tiny: false,
    wide,
    unit,
    ledge: height * 0.885,
    frieze: height * 0.93,
    bowl: {
      x: wide ? width * 0.5 - Math.max(width * 0.2, unit * 0.32) : width / 2,
      top: height * 0.1,
      bottom: height * (wide ? 0.35 : 0.36),
      radius: unit * (wide ? 0.265 : 0.37),
    },
    jar: {
      x: wide ? width * 0.5 + Math.max(width * 0.11, unit * 0.18) : width / 2,
      top: height * (wide ? 0.463 : 0.48),
      bottom: height * 0.845,
      radius: unit * (wide ? 0.165 : 0.265),
    },
    spout: height * (wide ? 0.39 : 0.42),
    tablet: Math.min(unit * (wide ? 0.108 : 0.18), height * 0.13),
    thickness: unit * 0.024,
    rim: unit * 0.045,
  }
}

export type Plan = ReturnType<typeof layOut>

export const dropX = ({ jar }: Plan) => jar.x + jar.radius * 0.42

/** The inside of the bowl up to a share of its depth. */
export function bowlPath({ bowl }: Plan, depth: number, swell = 0) {
  const path = new Path2D()
  const tall = bowl.bottom - bowl.top
  const steps = 40
  for (const side of [-1, 1])
    for (let step = 0; step <= steps; step++) {
      // Finer towards the spout, where the wall turns.
      const share = (side < 0 ? 1 - step / steps : step / steps) ** 3 * depth
      path.lineTo(
        bowl.x + side * (profile(share) * bowl.radius + swell),
        bowl.bottom - share * tall + swell * (1 - share),
      )
    }
  path.closePath()
  return path
}

/** The bronze pipe, and its lip. */
export function pipeOf(plan: Plan) {
  const { bowl, spout, unit, wide, tiny } = plan
  const end = dropX(plan)
  const pipe = new Path2D()
  const lip = new Path2D()
  if (wide) {
    const level = bowl.bottom + unit * 0.02
    pipe.moveTo(bowl.x, level)
    pipe.lineTo(end - unit * 0.045, level + unit * 0.006)
    pipe.quadraticCurveTo(end, level + unit * 0.008, end, spout)
  } else {
    pipe.moveTo(bowl.x, bowl.bottom)
    pipe.lineTo(bowl.x, bowl.bottom + (spout - bowl.bottom) * 0.55)
    pipe.quadraticCurveTo(end, bowl.bottom + (spout - bowl.bottom) * 0.55, end, spout)
  }
  lip.moveTo(end, tiny ? -5 : spout - unit * 0.016)
  lip.lineTo(end, spout)
  return { pipe, lip, thick: unit * 0.024 }
}

/** A handle of the bowl. */
export function handle({ bowl, unit, wide, rim }: Plan, side: number) {
  const reach = wide ? 0.085 : 0.07
  const edge = bowl.x + side * bowl.radius
  const path = new Path2D()
  path.moveTo(edge + side * unit * 0.035, bowl.top - rim * 0.3)
  path.bezierCurveTo(
    edge + side * unit * (reach + 0.045),
    bowl.top - rim,
    edge + side * unit * (reach + 0.04),
    bowl.top + (bowl.bottom - bowl.top) * 0.4,
    bowl.x + side * (bowl.radius * profile(0.52) + unit * 0.018),
    bowl.bottom - (bowl.bottom - bowl.top) * 0.52,
  )
  return path
}

export type Size = Pick<CanvasFrame, 'width' | 'height'>

/** A vessel's box with room around it. */
export const around = ({ x, top, bottom, radius }: Plan['jar'], above: number, beside: number) => ({
  left: x - radius - beside,
  top: top - above,
  width: 2 * (radius + beside),
  height: bottom - top + above + beside,
})
