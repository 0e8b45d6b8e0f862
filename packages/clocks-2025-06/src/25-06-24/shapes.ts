/** How long the bumps of a cloud are beside one another: no two neighbours alike. */
const BUMPS = [1.12, 0.84, 1.2, 0.92, 0.78]

/**
 * A cloud as comics draw thoughts: bumps round an ellipse, each an arc.
 * @param square - Above 2 the ellipse fills its corners, and more can be written in it.
 */
export function cloudOf(width: number, height: number, bumps: number, inset: number, square = 2): string {
  const [rx, ry] = [width / 2 - inset, height / 2 - inset]
  const along = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / square)
  const round = Array.from({ length: 721 }, (_, step) => {
    const angle = (step / 360 + 0.5) * Math.PI
    return [width / 2 + rx * along(Math.cos(angle)), height / 2 + ry * along(Math.sin(angle))] as const
  })
  const far = [0]
  for (let step = 1; step < round.length; step += 1)
    far.push(
      far[step - 1]! +
        Math.hypot(round[step]![0] - round[step - 1]![0], round[step]![1] - round[step - 1]![1]),
    )
  const weights = Array.from({ length: bumps }, (_, bump) => BUMPS[bump % BUMPS.length]!)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [fromX, fromY] = round[0]!
  let path = `M${fromX.toFixed(1)} ${fromY.toFixed(1)}`
  let sum = 0
  for (const [bump, weight] of weights.entries()) {
    sum += weight
    const reach = (sum / whole) * far.at(-1)!
    const [x, y] = round[bump === bumps - 1 ? 0 : far.findIndex((length) => length >= reach)]!
    const radius = Math.hypot(x - fromX, y - fromY) * 0.55
    path += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`
    fromX = x
    fromY = y
  }
  return `${path}Z`
}
