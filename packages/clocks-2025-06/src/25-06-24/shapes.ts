/** A cloud as comics draw thoughts: bumps round an ellipse, each an arc. */
export function cloudOf(width: number, height: number, bumps: number, inset: number): string {
  const [rx, ry] = [width / 2 - inset, height / 2 - inset]
  const point = (bump: number) => {
    const angle = (bump / bumps) * 2 * Math.PI
    return [width / 2 + rx * Math.cos(angle), height / 2 + ry * Math.sin(angle)] as const
  }
  let path = ''
  for (let bump = 0; bump <= bumps; bump += 1) {
    const [x, y] = point(bump)
    if (bump === 0) path = `M${x.toFixed(1)} ${y.toFixed(1)}`
    else {
      const [fromX, fromY] = point(bump - 1)
      const radius = Math.hypot(x - fromX, y - fromY) * 0.56
      path += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`
    }
  }
  return `${path}Z`
}

/** A burst with so many points. */
export function burstOf(width: number, height: number, points: number): string {
  const at = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - 0.2
    const reach = index % 2 ? 0.3 : index % 4 ? 0.42 : 0.5
    return `${(width * (0.5 + reach * Math.cos(angle))).toFixed(1)} ${(height * (0.5 + reach * Math.sin(angle))).toFixed(1)}`
  })
  return `M${at.join('L')}Z`
}
