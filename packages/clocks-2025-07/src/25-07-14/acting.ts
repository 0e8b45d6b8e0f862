import type { Actor, Mood, Pose } from './script'

/** A figure is drawn a hundred units wide and high; the head, 36 units of its own, is this much of it. */
export const HEAD = { left: 14, top: 1, size: 72 }

interface Look {
  /** Of the coat, of the belly and of the skin round the eyes. */
  readonly coat: string
  readonly belly: string
  readonly lid: string
  /** Where the eyes are on the head, of 32. */
  readonly eyes: readonly [left: number, right: number, y: number]
}

const look = (coat: string, belly: string, lid: string, ...eyes: [number, number, number]): Look => ({
  coat,
  belly,
  lid,
  eyes,
})

export const LOOKS: Readonly<Record<Actor, Look>> = {
  cat: look('#ffb02e', '#ffd98a', '#ff9a1f', 11.4, 20.6, 17.6),
  mouse: look('#cdc4d6', '#f1ebf5', '#b3a8be', 12.2, 19.8, 21.2),
  cow: look('#d3d3d3', '#fbb8ab', '#a9a9a9', 12, 20, 13.4),
  dog: look('#f3c07b', '#ffdea7', '#dba45a', 12.4, 19.6, 13.2),
  rabbit: look('#cdc4d6', '#f4f4f4', '#b3a8be', 12, 20, 17.8),
  pig: look('#ff8687', '#fbb8ab', '#e8696c', 11.6, 20.4, 14.8),
  frog: look('#00d26a', '#fff478', '#00a854', 9.5, 22.5, 8.4),
  bear: look('#a56953', '#f3ad61', '#8c5543', 12, 20, 15.6),
  panda: look('#433b6b', '#f4f4f4', '#433b6b', 11.4, 20.6, 16.2),
  koala: look('#9b9b9b', '#d3d3d3', '#7c7c7c', 9.6, 22.4, 16.6),
  tiger: look('#ff822d', '#f3eef8', '#e8650c', 12, 20, 14.6),
  lion: look('#ffb02e', '#ffdea7', '#e8962a', 12, 20, 13.8),
  fox: look('#ff822d', '#ffdea7', '#e8650c', 11.8, 19.2, 17.6),
  wolf: look('#9b9b9b', '#d3d3d3', '#7c7c7c', 12, 20, 15.2),
  hamster: look('#f3ad61', '#ffdea7', '#d98f42', 12, 20, 18.6),
  monkey: look('#7d4533', '#e39d89', '#c47f6b', 12.4, 19.6, 13.8),
}

/** Arms, from shoulder to hand: the left one, the right one. */
export const ARMS: Readonly<Record<Pose, readonly [string, string]>> = {
  points: ['M34 78Q16 86 26 97', 'M66 78Q92 78 90 52'],
  waves: ['M34 78Q8 78 10 54', 'M66 78Q84 86 74 97'],
  shrugs: ['M34 80Q12 92 6 62', 'M66 80Q88 92 94 62'],
  throws: ['M34 78Q8 76 7 46', 'M66 78Q92 76 93 46'],
  hips: ['M34 79Q12 86 32 97', 'M66 79Q88 86 68 97'],
  cheek: ['M34 79Q16 88 40 95', 'M66 79Q94 84 78 62'],
}

/** Where a path ends, which is where the hand is. */
export const handOf = (arm: string): readonly [number, number] => {
  const [x, y] = arm.split(/[MQ ]/).slice(-2).map(Number)
  return [x!, y!]
}

export interface Face {
  /** How large the eyes are against an everyday look. */
  readonly wide: number
  readonly pupil: number
  /** Where they look: to the side they speak to, and down. */
  readonly aside: number
  readonly down: number
  /** How much of an eye the lid covers; all of it: a smile of an arc. */
  readonly lid: number
  /** How far up the brows are, and how much their inner ends rise. */
  readonly brow: number
  readonly slant: number
}

const face = (
  wide: number,
  pupil: number,
  aside: number,
  down: number,
  lid: number,
  brow: number,
  slant: number,
): Face => ({ wide, pupil, aside, down, lid, brow, slant })

export const FACES: Readonly<Record<Mood, Face>> = {
  talks: face(1, 1.25, 0.8, 0, 0, 1.4, 0.3),
  glad: face(1, 0, 0, 0, 1, 1.6, 0.4),
  smug: face(1, 1.25, 1, 0.4, 0.45, 0.6, -0.5),
  shocked: face(1.3, 0.7, 0, 0, 0, 2.2, 0.7),
  cross: face(1, 1.1, 0.7, 0.4, 0.2, -0.6, -1.5),
  sad: face(1.05, 1.2, 0, 1.1, 0.12, 1.5, 1.5),
  tired: face(1, 1.2, 0, 1, 0.62, 0.8, 0.9),
}
