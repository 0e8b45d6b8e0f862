/** The cast in the order of the sheet of heads, four to a row. */
export const CAST = [
  'cat',
  'mouse',
  'cow',
  'dog',
  'rabbit',
  'pig',
  'frog',
  'bear',
  'panda',
  'koala',
  'tiger',
  'lion',
  'fox',
  'wolf',
  'hamster',
  'monkey',
] as const

export type Actor = (typeof CAST)[number]

/** What eyes say, and what arms do. */
export type Mood = 'talks' | 'glad' | 'smug' | 'shocked' | 'cross' | 'sad' | 'tired'
export type Pose = 'points' | 'waves' | 'shrugs' | 'throws' | 'hips' | 'cheek'

export interface Script {
  /** Says the hour, and has the last word. */
  readonly first: Actor
  /** Says the minutes. */
  readonly second: Actor
  readonly opening: string
  readonly going: string
  /** How the first takes it in the end. */
  readonly mood: Mood
  readonly pose: Pose
  readonly punch: readonly string[]
}

const script = (
  first: Actor,
  second: Actor,
  opening: string,
  going: string,
  mood: Mood,
  pose: Pose,
  ...punch: string[]
): Script => ({ first, second, opening, going, mood, pose, punch })

/** Sixteen strips; each of the cast opens one and ends it. */
export const SCRIPTS: readonly Script[] = [
  script('cat', 'cow', 'IT IS ALREADY', 'AND', 'smug', 'hips', 'AS I SAID:', 'DINNER TIME.'),
  script('mouse', 'cat', 'HICKORY DICKORY', 'AND', 'shocked', 'throws', 'I ONLY RUN', 'DOWN AT ONE.'),
  script('cow', 'monkey', 'THE TIME IS', 'AND', 'tired', 'shrugs', 'A JOKE I WOULD', 'RATHER NOT', 'MILK.'),
  script('dog', 'cat', 'WALKIES! IT IS', 'AND', 'sad', 'cheek', 'I SAID THAT', 'AN HOUR AGO.'),
  script(
    'rabbit',
    'mouse',
    'OH DEAR! IT IS',
    'AND',
    'shocked',
    'throws',
    'I AM LATE!',
    'I WAS BORN',
    'LATE!',
  ),
  script(
    'pig',
    'wolf',
    'KNOCK KNOCK. IT IS',
    'AND',
    'smug',
    'hips',
    'HUFF ALL YOU',
    'LIKE. I HAVE',
    'BRICKS NOW.',
  ),
  script('frog', 'pig', 'KISS ME, IT IS', 'AND', 'cross', 'hips', 'FINE. I WILL', 'STAY A FROG.'),
  script('bear', 'rabbit', 'I GOT UP AND IT IS', 'AND', 'tired', 'cheek', 'CALL ME AGAIN', 'IN APRIL.'),
  script('panda', 'koala', 'IN BLACK AND WHITE:', 'AND', 'glad', 'shrugs', 'I HAVE NO TIME', 'FOR COLOUR.'),
  script(
    'koala',
    'panda',
    'IS IT REALLY',
    'YES, AND',
    'tired',
    'cheek',
    'THEN I SLEPT',
    'ONLY TWENTY',
    'HOURS.',
  ),
  script('tiger', 'mouse', 'GRRR! IT IS', 'AND', 'cross', 'throws', 'I EARNED', 'MY STRIPES.', 'SAY PLEASE.'),
  script(
    'lion',
    'monkey',
    'HEAR ME ROAR:',
    'AND',
    'glad',
    'points',
    'THE MANE THING',
    'IS TO BE',
    'ON TIME.',
  ),
  script('fox', 'hamster', 'GUESS! IT IS', 'AND', 'smug', 'shrugs', 'I KNEW. I JUST', 'LIKE TO ASK.'),
  script('wolf', 'pig', 'OUT OF BREATH AT', 'AND', 'sad', 'cheek', 'OH NO.', 'BRICKS AGAIN.'),
  script(
    'hamster',
    'cat',
    'ROUND AND ROUND TO',
    'AND',
    'glad',
    'throws',
    'ONE MORE LAP',
    'AND I AM',
    'BACK HERE.',
  ),
  script(
    'monkey',
    'lion',
    'I SEE NO EVIL, BUT',
    'AND',
    'shocked',
    'cheek',
    'AND WHAT IS',
    'IT THAT',
    'I HEAR?',
  ),
]
