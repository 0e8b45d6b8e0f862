/** The hours of the arc, from the left: at six the ship is upright. */
export const HOURS: readonly number[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Which place of the arc an hour has, `0` to `11`, from the left. */
export const placeOf = (hour: number): number => hour % 12

/**
 * How far the ship is heeled at an hour.
 * @param hour - `0` to `23`.
 * @param apart - Degrees between two hours of the arc.
 * @returns Degrees, to the left below nought. Six is upright.
 * @example heelAt(21, 10) // 30
 */
export const heelAt = (hour: number, apart: number): number => (placeOf(hour) - 6) * apart

/** How the ship rolls, in parts of the way between two hours: never so far that the mast leaves its own. */
export const rollAt = (second: number): number => [0.05, -0.04, 0.03, -0.05, 0.04, -0.03][second % 6]!

/** How far the strips of sea are pushed, in parts of what they may be, `-1` to `1`: back and forth by turns. */
export const pushAt = (second: number, strip: number): number =>
  [-1, 0.7, -0.5, 1, -0.7, 0.5][(second + strip * 3) % 6]!

/** What of a movement between two seconds is done. The second before a full minute's first belongs to the last. */
export const between = (at: (second: number) => number, second: number, part: number): number => {
  const before = at((second + 59) % 60)
  return before + (at(second) - before) * part
}

/** Where everything is on a stage of a size, in pixels of it. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.15
  const staff = Math.max(30, Math.min(width * (tall ? 0.2 : 0.115), height * 0.22))
  const room = width - staff
  const zero = height * (tall ? 0.76 : 0.78)
  const full = height * 0.05
  const pivot = zero - height * 0.005
  // The hour that it is stands large: above the others where they are close, among them where there is room.
  const large = tall ? Math.min(room * 0.42, height * 0.17) : Math.min(height * 0.2, room * 0.15)
  const radius = Math.min(pivot - height * 0.045 - large * (tall ? 1.2 : 0.74), room * (tall ? 1.3 : 0.62))
  // As far apart as they can be with the large one on the stage at either end.
  const reach = tall
    ? (room * 0.44) / radius
    : (room * 0.48 - large * 0.42) / (radius + large * 0.7) / (5.4 / 5.75)
  const apart = Math.min(10.5, (Math.asin(Math.min(1, reach)) * 180) / Math.PI / 5.75)
  const size = Math.min(((radius * apart * Math.PI) / 180) * 0.8, height * 0.085)
  // Six is not the middle of twelve places: the arc has one more to the left.
  const shift = Math.sin((apart * 0.5 * Math.PI) / 180) * radius
  return {
    tall,
    staff,
    room,
    middle: staff + room / 2 + shift,
    zero,
    full,
    pivot,
    radius,
    apart,
    size,
    large,
  }
}

export type Plan = ReturnType<typeof planOf>

/** How high a minute stands on the staff. */
export const levelOf = ({ zero, full }: Pick<Plan, 'zero' | 'full'>, minute: number): number =>
  zero - ((zero - full) * minute) / 60

/** How many strips the great wave is made of, one before the other. */
export const STRIPS = 5

/**
 * The upper edge of a strip of the great wave.
 * @param strip - `0` is the farthest: it meets the staff at the minute. Those before it are lower.
 * @returns A height in pixels at a place, the lower the higher up.
 */
export function crestOf(plan: Plan, minute: number, strip: number) {
  const { staff, room, zero, full } = plan
  const high = zero - levelOf({ zero, full }, minute)
  const part = strip === 0 ? 1 : (1 - strip / STRIPS) ** 1.15
  const reach = room * (plan.tall ? 0.18 + 0.03 * strip : 0.105 + 0.028 * strip)
  return (x: number): number => {
    const away = Math.abs(x - staff) / reach
    const wall = Math.exp(-away)
    const far = Math.exp(-Math.max(0, staff + room * (1.04 - 0.02 * strip) - x) / (reach * 0.8))
    const ripple =
      Math.sin(x / (room * 0.045) + strip * 2.3) + 0.6 * Math.sin(x / (room * 0.021) + strip * 4.1)
    const calm = 1 - Math.exp(-away * 3)
    const small = (plan.zero - plan.full) * (0.006 + 0.00016 * minute)
    const lower = strip * (plan.zero - plan.full) * 0.021 * calm
    return zero - high * part * (wall + 0.62 * far) + ripple * small * calm + lower
  }
}
