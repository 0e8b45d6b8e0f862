/** A neighbour on the page: a word, its part of speech, what it means. */
export type Entry = readonly [string, string, string]

/** By what a number is known, `0` to `59`; never by its own name. */
export const KNOWN = [
  'what is left on the plate when you say you will share; love, at tennis',
  'the loneliest number; how many it takes to know another',
  'company; what it takes to tango',
  'a crowd; blind mice; a genie’s wishes',
  'legs on a dog, seasons in a year, walls to climb at home',
  'fingers on a hand; gold rings, on a certain day of Christmas',
  'half a dozen eggs; sides to a die',
  'dwarfs with Snow White; deadly sins; days in a week',
  'legs on a spider, arms on an octopus',
  'a cat’s lives; what a stitch in time saves',
  'your fingers, thumbs included; the door of Downing Street',
  'players in a football team; how loud Spinal Tap’s amplifiers go',
  'a dozen; months in a year; angry men',
  'a baker’s dozen; the floor that the lift leaves out',
  'days in a fortnight, lines in a sonnet',
  'men on a dead man’s chest, yo-ho-ho; a quarter of sixty',
  'ounces in a pound; a sweet birthday',
  'syllables in a haiku; the Dancing Queen’s age',
  'holes on a golf course',
  'the last of the teens',
  'a score; fingers and toes together',
  'guns in a royal salute; blackjack',
  'the catch in Joseph Heller',
  'guests at which two probably share a birthday',
  'hours in a day; blackbirds baked in a pie',
  'the December day with the presents',
  'letters in the alphabet; miles in a marathon, and then some',
  'a cube of three; bones in your hand',
  'days in most Februaries',
  'days in a leap year’s February',
  'days hath September, April, June and November',
  'days in July; days in August, for fairness',
  'where water freezes, in Fahrenheit; a full set of teeth',
  'turns a minute of an album, give or take a third',
  'the street in New York of the miracle',
  'millimetres of film in your father’s camera',
  'inches in a yard; black keys on a piano',
  'degrees Celsius in a healthy armpit',
  'the parallel between the two Koreas',
  'steps, in John Buchan and in Hitchcock',
  'winks in a nap; thieves, not counting Ali Baba',
  'the number of Mozart’s last symphony',
  'the answer to life, the universe and everything',
  'the younger Bush’s place among Presidents',
  'Barack Obama’s place among Presidents',
  'turns a minute of a single',
  'a human’s chromosomes',
  'the masterless samurai who avenged their lord',
  'hours in two days',
  'seven times seven; a gold-rusher’s year',
  'stars on the American flag; a golden anniversary',
  'the Area in Nevada with no aliens in it whatsoever',
  'cards in a pack, weeks in a year',
  'cards in a pack, and one joker',
  'cards in a pack, and both jokers',
  'miles an hour that Sammy Hagar can’t drive',
  'seven times eight, the hardest of the times table',
  'Heinz varieties',
  'minutes to the hour, when there are two left',
  'the last minute on a digital clock before it all starts again',
] as const

/** What stands on the page before a word and after it, in the order of the alphabet. */
export const BESIDE: Record<string, readonly [Entry, Entry]> = {
  zero: [
    ['zeal', 'n.', 'what a new broom has in its first week'],
    ['zest', 'n.', 'the part of a lemon that ends up on the knuckles'],
  ],
  one: [
    ['omit', 'v.', 'to leave out, as was done here'],
    ['onlooker', 'n.', 'somebody who knew how it ought to be done'],
  ],
  two: [
    ['twitch', 'v.', 'to be nearly asleep in company'],
    ['type', 'n.', 'what this is set in, and what he said she was not'],
  ],
  three: [
    ['threaten', 'v.', 'to promise, without the flowers'],
    ['thresh', 'v.', 'to beat corn for its own good'],
  ],
  four: [
    ['fountainhead', 'n.', 'where the trouble springs from'],
    ['foyer', 'n.', 'a hall that charges for coats'],
  ],
  five: [
    ['fitness', 'n.', 'membership of a gymnasium'],
    ['fixing', 'n.', 'what was done to it before it broke'],
  ],
  six: [
    ['situation', 'n.', 'what a problem is called by those who made it'],
    ['sized', 'adj.', 'of socks: too small'],
  ],
  seven: [
    ['setup', 'n.', 'easy, according to the box'],
    ['sever', 'v.', 'to cut off, as a caller'],
  ],
  eight: [
    ['egotist', 'n.', 'a man with a plural of his own'],
    ['elbow', 'n.', 'a joint for use in queues'],
  ],
  nine: [
    ['night', 'n.', 'day, as bakers and babies know it'],
    ['nirvana', 'n.', 'an inbox with nothing in it'],
  ],
  ten: [
    ['temptation', 'n.', 'what is left in the tin'],
    ['term', 'n.', 'time, as it is sold by schools'],
  ],
  eleven: [
    ['elevate', 'v.', 'to raise, as an eyebrow'],
    ['elicit', 'v.', 'to get out of somebody, as the truth or a biscuit'],
  ],
  twelve: [
    ['tweeze', 'v.', 'to part with a hair'],
    ['twiddle', 'v.', 'to employ the thumbs when nobody else will'],
  ],
  thirteen: [
    ['thirst', 'n.', 'a reason given for staying'],
    ['thorn', 'n.', 'the small print of a rose'],
  ],
  fourteen: [
    ['fountainhead', 'n.', 'where the trouble springs from'],
    ['foyer', 'n.', 'a hall that charges for coats'],
  ],
  fifteen: [
    ['fierceness', 'n.', 'the hamster’s view of itself'],
    ['fight', 'n.', 'a discussion about the dishwasher'],
  ],
  sixteen: [
    ['situation', 'n.', 'what a problem is called by those who made it'],
    ['sized', 'adj.', 'of socks: too small'],
  ],
  forty: [
    ['fortunate', 'adj.', 'not in the photograph'],
    ['forward', 'adj.', 'ahead; at a party, too far ahead'],
  ],
  thirty: [
    ['thirst', 'n.', 'a reason given for staying'],
    ['thorn', 'n.', 'the small print of a rose'],
  ],
  fifty: [
    ['fierceness', 'n.', 'the hamster’s view of itself'],
    ['fight', 'n.', 'a discussion about the dishwasher'],
  ],
  twenty: [
    ['tweeze', 'v.', 'to part with a hair'],
    ['twiddle', 'v.', 'to employ the thumbs when nobody else will'],
  ],
  nineteen: [
    ['night', 'n.', 'day, as bakers and babies know it'],
    ['nirvana', 'n.', 'an inbox with nothing in it'],
  ],
}

/** How the word is used; `–` is where it stands. Several hours and minutes share a sentence. */
export const HOUR_USES = [
  '“Back by –,” said the note. It was not dated.',
  '“He said –. It is what he always says.”',
  '“It must be – somewhere,” said the barman.',
  '“At – the whole house smelt of toast.”',
  '“Open from –, or so the sign maintains.”',
] as const
export const MINUTE_USES = [
  '“Only – minutes more,” lied the dentist.',
  '“– minutes late, which she calls early.”',
  '“Wait – minutes, then turn it off again.”',
  '“The train left – minutes past, without me.”',
  '“I gave him – minutes. He took the car.”',
  '“Simmer for – minutes, or until it burns.”',
  '“– minutes in, I knew who had done it.”',
] as const
