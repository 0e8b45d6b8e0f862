/** The cast in the order of the sheet of pictures, four to a row. */
export const CAST = [
  'snail',
  'turtle',
  't-rex',
  'mouse',
  'cat',
  'cow',
  'rooster',
  'owl',
  'dodo',
  'penguin',
  'crocodile',
  'duck',
  'sloth',
  'elephant',
  'hedgehog',
  'poodle',
] as const

export type Actor = (typeof CAST)[number]

export interface Script {
  /** Says the hour. */
  readonly first: Actor
  /** Says the minutes. */
  readonly second: Actor
  readonly opening: string
  readonly going: string
  /** Has the last word. */
  readonly last: Actor
  readonly punch: readonly string[]
}

const script = (
  first: Actor,
  second: Actor,
  opening: string,
  going: string,
  last: Actor,
  ...punch: string[]
): Script => ({ first, second, opening, going, last, punch })

/** Sixteen strips; each of the cast opens one. */
export const SCRIPTS: readonly Script[] = [
  script('snail', 'turtle', 'THE RACE IS ON! IT IS', 'AND', 'turtle', 'THEN I AM', 'STILL IN', 'THE LEAD.'),
  script('t-rex', 'mouse', 'MY WATCH SAYS', 'PLUS', 't-rex', 'I GUESS.', 'I CANNOT LIFT IT', 'TO MY EYES.'),
  script('cat', 'cow', 'IT IS ALREADY', 'AND', 'cat', 'AS I SAID:', 'DINNER TIME.'),
  script('rooster', 'owl', 'EVERYBODY UP! IT IS', 'AND', 'owl', 'I ONLY JUST', 'WENT TO BED.'),
  script('dodo', 'penguin', 'EXCUSE ME, IS IT', 'YES, AND', 'dodo', 'TOO LATE', 'FOR ME, THEN.'),
  script(
    'crocodile',
    'duck',
    'I CAN HEAR IT IS',
    'AND',
    'crocodile',
    'I ONCE ATE',
    'A CLOCK.',
    'IT STILL GOES.',
  ),
  script('mouse', 'cat', 'HICKORY DICKORY', 'AND', 'mouse', 'I ONLY RUN', 'DOWN AT ONE.'),
  script('sloth', 'snail', 'IT… IS…', 'AND', 'sloth', 'IT WAS, WHEN', 'I BEGAN TO', 'SAY SO.'),
  script('elephant', 'hedgehog', 'REMEMBER THIS:', 'AND', 'elephant', 'I WILL.', 'FOR EVER.'),
  script('poodle', 'duck', 'DARLING, IT IS', 'AND', 'poodle', 'AND I HAVE', 'NOTHING', 'TO WEAR!'),
  script('penguin', 'dodo', 'IT HAS GONE', 'BY', 'penguin', 'NO HURRY.', 'I AM ALWAYS', 'DRESSED.'),
  script('owl', 'mouse', 'SOMEBODY SAID', 'AND', 'owl', 'WHO?'),
  script('cow', 'rooster', 'THE TIME IS', 'AND', 'cow', 'A JOKE I WOULD', 'RATHER NOT', 'MILK.'),
  script('duck', 'crocodile', 'ON MY BILL I HAVE', 'AND', 'crocodile', 'LET ME TAKE', 'CARE OF', 'THE BILL.'),
  script('hedgehog', 'poodle', 'AS USUAL, IT IS', 'AND', 'hedgehog', 'I LIKE', 'TO BE SHARP.'),
  script('turtle', 'elephant', 'I AM 150 AND IT IS', 'AND', 'turtle', 'WAKE ME', 'WHEN IT', 'IS LATE.'),
]
