/** How eyes look in the dark. */
export type Eyes = 'round' | 'wide' | 'tall' | 'tired' | 'cross' | 'shut' | 'slit' | 'huge'

export interface Script {
  readonly opening: string
  readonly going: string
  /** The eyes of who says the hour, and of who says the minutes. */
  readonly first: Eyes
  readonly second: Eyes
  /** Who has the last word: one of the two, or somebody else who is in there too. */
  readonly last: 'first' | 'second' | 'other'
  readonly face: Eyes
  readonly punch: string
}

const script = (
  first: Eyes,
  opening: string,
  second: Eyes,
  going: string,
  last: Script['last'],
  face: Eyes,
  punch: string,
): Script => ({ first, opening, second, going, last, face, punch })

export const SCRIPTS: readonly Script[] = [
  script('round', 'PSST! IT IS', 'tall', 'PLUS', 'other', 'huge', 'SO LATE ALREADY?'),
  script('tired', "CAN'T SLEEP. IT IS", 'round', 'AND', 'second', 'cross', 'TRY IT WITH YOUR EYES SHUT.'),
  script('tall', 'IN THE FRIDGE IT IS', 'round', 'AND', 'first', 'wide', 'SO THE LIGHT DOES GO OUT.'),
  script('round', 'NOBODY FOUND US! IT IS', 'tired', 'AND', 'second', 'tired', 'THEY WENT HOME. ON TUESDAY.'),
  script('wide', 'IS THIS A CAVE? IT IS', 'tall', 'AND', 'second', 'wide', 'A CAVE DOES NOT SWALLOW.'),
  script('cross', 'THE CAT IS IN HERE. IT IS', 'round', 'AND', 'other', 'slit', 'THERE IS NO CAT.'),
  script('tall', 'WHO BLEW THE FUSE AT', 'wide', 'AND', 'second', 'shut', 'I ONLY BLINKED.'),
  script('tired', 'COUNTING SHEEP. IT IS', 'tall', 'AND', 'other', 'round', 'YOU MISSED ONE.'),
  script('round', 'SURPRISE PARTY! IT IS', 'cross', 'AND', 'second', 'cross', 'SHE MOVED OUT IN MAY.'),
  script('wide', 'THE ECLIPSE! IT IS', 'tired', 'AND', 'second', 'tired', 'TAKE THE GLASSES OFF, FRANK.'),
  script('tall', 'A VERY DARK FILM. IT IS', 'round', 'AND', 'first', 'cross', 'LENS CAP, SIR.'),
  script('round', 'DO MOTHS SLEEP? IT IS', 'wide', 'AND', 'other', 'tired', 'THEY ARE TRYING TO.'),
  script('cross', 'WHY ALL THIS BLACK AT', 'tall', 'AND', 'second', 'shut', 'WHITE IS PAID BY THE INCH.'),
]
