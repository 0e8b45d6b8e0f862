/** Three characters each: tenths of a millimetre of length over 32 mm, times 128, and of depth over 12 mm. By species. */
const PACKED =
  '02Z0Mf0V60ep0gz0n00oz0qq0rR0yx0yx0_A10d13516g16t18t1An1Ao1Ay1Ek1F81Gp1Gw1Gx1H11Kf1Kq1Kr1NB1Oo1Op1Qk1Qy1Sw1T01V41V91X11Z21aj1an1ez1fA1gm1gw1hL1l11l51mo1n71n91oe1p31pE1qp1qr1qz1q_1rG1t21t21wj1wo1wu1x21yz1zG1_822x24o24q25S27628q28u29G2Aw2B42Cp2Ct2D32F32H22HC2HR2JM2Ml2Ms2Mw2Oq2Ov2Oz2P42PN2Qv2Qx2R02R52T72Z52ao2ap2bH2cy2d12gx2h52iq2j22j42j62ko2n02n52om2p52rG2st2su2sz2s-2t22t62t72xJ2xR2z12z22-_2_130y35A39B39I3B73D13DB3FS3JN3M_3P13Qu3V83X13X63oy3pD4HJ4L54PV2ok3Gr3Il3Ir3Wk3cz48k48w4D34Eo4HA4Io4Ir4Mp4P54Q-4St4Ww4X24Yx4aw4cx4ej4gk4ir4sm4u_52i5At5LB5LC5O-5RF5V65W-5Z25ar5fB5gx5j35j45lG5p05pC5rA5tD5v15v65wx5x75z462-63863F6566736BJ6FB6Gz6H66HN6L46VE6XG6lF6zO7TE88w2oH32R38F3KH3MH3OM3QB3WP3YE3YK3aO3cM3cW3eJ3iJ3mG3ur3wN3wR3wb42D42I44Y46O46P46P48I48S48c48i4AH4AI4CQ4EH4EJ4EP4EU4IJ4KM4KQ4QC4QV4SL4SO4SP4ST4Uc4WU4Wa4YF4YO4YP4YS4aM4cX4eN4eY4ef4gQ4mH4mZ4oI4oX4qQ4sK4sM4sU4uP4wU4yU52V54N54a58O58Q58h5AL5AU5Ce5EL5EV5Eb5Gg5Kf5MP5MS5MU5OW5Qb5Sc5Uf5Ug5WU5We5ad5am5cf5eW5eX5ed5eh5gU5iN5mX5mb5oW5od5od5sU5ub5ur5-h5-j62M66h6Io6Kp6Qa6ic6-b7Ee7Uo8eo'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

export const SPECIES = ['Adélie', 'Chinstrap', 'Gentoo'] as const
/** How many of each species, in this order. */
export const COUNTS = [151, 68, 123] as const

export interface Penguin {
  /** Of the bill, in millimetres. */
  readonly length: number
  readonly depth: number
  /** Place in `SPECIES`. */
  readonly species: number
}

let known: readonly Penguin[] | undefined

/**
 * The 342 measured penguins of the Palmer Archipelago, 2007–09 (Gorman, Williams and Fraser, PLoS ONE 9(3), 2014;
 * Horst, Hill and Gorman, palmerpenguins, 2020).
 */
export function penguins(): readonly Penguin[] {
  known ??= Array.from({ length: PACKED.length / 3 }, (_, index) => {
    const value = [0, 1, 2].reduce((sum, at) => sum * 64 + DIGITS.indexOf(PACKED[index * 3 + at]!), 0)
    return {
      length: (Math.floor(value / 128) + 320) / 10,
      depth: ((value % 128) + 120) / 10,
      species: index < COUNTS[0] ? 0 : index < COUNTS[0] + COUNTS[1] ? 1 : 2,
    }
  })
  return known
}
