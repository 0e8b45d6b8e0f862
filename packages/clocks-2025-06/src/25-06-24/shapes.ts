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

/** A row of seats from behind their heads to the floor: the backs' outline, and the seams between them. */
export function seatsOf(width: number, height: number, count: number, round: number) {
  const pitch = width / count
  let top = `M0 ${height}V${round}`
  let seams = ''
  for (let seat = 0; seat < count; seat += 1) {
    const [from, to] = [pitch * seat, pitch * (seat + 1)]
    top += `L${from.toFixed(1)} ${round.toFixed(1)}Q${from.toFixed(1)} 0 ${(from + round).toFixed(1)} 0`
    top += `H${(to - round).toFixed(1)}Q${to.toFixed(1)} 0 ${to.toFixed(1)} ${round.toFixed(1)}`
    if (seat) seams += `M${from.toFixed(1)} ${(round * 0.7).toFixed(1)}V${height}`
  }
  return { top: `${top}V${height}Z`, seams }
}
