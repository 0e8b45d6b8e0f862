import { easeInOut } from '@found-time/clock-runtime'

/** Points of a closed line, x and y by turns. */
export type Outline = Float64Array

export function circle(x: number, y: number, radius: number, points = 64): Outline {
  const outline = new Float64Array(points * 2)
  for (let point = 0; point < points; point++) {
    const angle = (2 * Math.PI * point) / points
    outline[2 * point] = x + radius * Math.cos(angle)
    outline[2 * point + 1] = y + radius * Math.sin(angle)
  }
  return outline
}

/**
 * Ink dropped on the bath pushes away all that floats there, and no area is lost: what was `d` from the drop's middle is
 * √(d² + r²) from it afterwards.
 * @see Jaffer, Jin, Gervais: “Mathematical marbling”, IEEE Computer Graphics and Applications 32(6), 2012, equation 1
 */
export function push(outline: Outline, x: number, y: number, radius: number): Outline {
  for (let at = 0; at < outline.length; at += 2) {
    const dx = outline[at]! - x
    const dy = outline[at + 1]! - y
    const away = dx * dx + dy * dy
    if (away < 1e-12) continue
    const by = Math.sqrt(1 + (radius * radius) / away)
    outline[at] = x + dx * by
    outline[at + 1] = y + dy * by
  }
  return outline
}

/**
 * A needle drawn from one point to another drags ink along: by `pull` on its own line and by half of that `reach` to
 * either side of it. The paper's tine line is endless; here it takes hold over its first quarter and lets go over its
 * last third.
 * @see Jaffer, Jin, Gervais, as above, equation 3
 */
export function draw(
  outline: Outline,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  pull: number,
  reach: number,
): Outline {
  const length = Math.hypot(toX - fromX, toY - fromY)
  const alongX = (toX - fromX) / length
  const alongY = (toY - fromY) / length
  for (let at = 0; at < outline.length; at += 2) {
    const dx = outline[at]! - fromX
    const dy = outline[at + 1]! - fromY
    const along = (dx * alongX + dy * alongY) / length
    const aside = Math.abs(dx * alongY - dy * alongX)
    const hold = easeInOut(along / 0.25) * easeInOut((1 - along) / 0.33)
    const by = ((pull * reach) / (aside + reach)) * hold
    outline[at]! += alongX * by
    outline[at + 1]! += alongY * by
  }
  return outline
}
