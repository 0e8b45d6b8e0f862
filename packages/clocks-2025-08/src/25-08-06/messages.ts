/** Who writes, which face of the sheet is theirs, and the colour of their message. */
export interface Sender {
  readonly name: string
  readonly face: number
  readonly colour: string
}

const YELLOW = '#ffd21f'
const TOMATO = '#ff6a45'
const SKY = '#45b8ff'
const MINT = '#3ad487'
const PINK = '#ff8fbd'
const ORANGE = '#ffa12b'
const LIME = '#c6e82e'
const AQUA = '#2fd3c6'

const SENDERS = {
  prince: { name: 'A Prince', face: 0, colour: YELLOW },
  pills: { name: 'Dr. Wonder', face: 1, colour: TOMATO },
  cash: { name: 'Eazy Ca$h', face: 2, colour: MINT },
  parcel: { name: 'Parcel Desk', face: 3, colour: ORANGE },
  lottery: { name: 'The Jackpot', face: 4, colour: LIME },
  oracle: { name: 'Madame Zelda', face: 5, colour: AQUA },
  paper: { name: 'The Daily Minute', face: 6, colour: SKY },
  shop: { name: 'Sock Club', face: 7, colour: PINK },
  robot: { name: 'No Reply', face: 8, colour: AQUA },
  points: { name: 'Royal Points', face: 9, colour: ORANGE },
  gran: { name: 'Grandma', face: 10, colour: LIME },
  mum: { name: 'Mum', face: 11, colour: PINK },
  bear: { name: 'Mum’s Etsy', face: 12, colour: SKY },
  cat: { name: 'Mum (cat)', face: 13, colour: YELLOW },
  soup: { name: 'Mum’s tablet', face: 14, colour: TOMATO },
  duck: { name: 'Quack of the Day', face: 15, colour: MINT },
} as const satisfies Record<string, Sender>

/** The place of the incoming letter on the sheet of faces. */
export const LETTER = 16

/**
 * The post, in the order in which it comes: spam, newsletters and mothers by turns. `{}` is the time in words, and no
 * other number is named.
 */
const POST: readonly (readonly [keyof typeof SENDERS, string])[] = [
  ['prince', 'Dear friend, it is {} and I have gold for you'],
  ['paper', 'Breaking: it is {}'],
  ['mum', 'It is {} and have you eaten?'],
  ['lottery', 'CONGRATS!!! You have won {}'],
  ['shop', 'We miss you. So do socks. It’s {}'],
  ['cat', 'The cat says it is {}'],
  ['parcel', 'Your parcel of {} is at customs'],
  ['robot', 'Do not reply to {}'],
  ['gran', 'Is this thing on? It is {} dear'],
  ['pills', 'Doctors HATE this: {}'],
  ['duck', 'A duck for {}'],
  ['soup', 'Soup at {}, bring a jumper'],
  ['cash', 'Get rich from home by {}!!'],
  ['points', 'Your points expire at {}'],
  ['bear', 'I knitted you {}. In wool'],
  ['oracle', 'I see it clearly now: {}'],
  ['paper', 'Opinion: {} is the new black'],
  ['mum', '{} and still no call'],
  ['prince', 'Re: Re: my late uncle left you {}'],
  ['shop', 'Flash sale! Ends {} sharp!'],
  ['gran', 'Fwd: Fwd: look at this, {}'],
  ['lottery', 'Final notice: claim {} NOW'],
  ['duck', 'This week in ponds: {}'],
  ['cat', 'Photo of cat, {}'],
  ['pills', 'Miracle cure for {}'],
  ['robot', 'We have changed our terms of {}'],
  ['soup', 'How do I turn off {}?'],
  ['cash', 'Your bank (really) says {}'],
  ['paper', 'Your briefing for {}'],
  ['mum', 'Put on a hat. It’s {}'],
  ['parcel', 'Sorry we missed you at {}'],
  ['points', 'Upgrade to {} and fly free'],
  ['gran', 'I was born at {}, did you know'],
  ['oracle', 'Beware of {}, Scorpio'],
  ['shop', 'Still in your basket: {}'],
  ['bear', 'Your father says it is {}'],
  ['prince', 'URGENT and SECRET: {}'],
  ['robot', 'Unsubscribed from {}? Not so fast'],
  ['cat', 'He is on the table again. {}!'],
  ['lottery', 'Spin to win {}'],
  ['duck', 'Ask a duck: is it {}?'],
  ['soup', 'I pressed a button and now it is {}'],
  ['pills', 'Lose weight fast, by {}'],
  ['paper', 'What we learned from {}'],
  ['mum', 'Are you up? It’s {}'],
  ['cash', 'Hot minutes near you: {}'],
  ['points', 'Rate your {} with stars'],
]

/** The message of the nth minute of the day. */
export function postOf(minuteOfDay: number): readonly [Sender, string] {
  const [who, subject] = POST[minuteOfDay % POST.length]!
  return [SENDERS[who], subject]
}
