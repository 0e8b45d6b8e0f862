import type { Mark } from './marks'

/** Three kinds of people write; each kind has a colour, which the open message and its folder take. */
export type Voice = 'spam' | 'news' | 'mother'

export interface Sender {
  readonly name: string
  readonly mark: Mark
  readonly voice: Voice
}

const SENDERS = {
  prince: { name: 'A Prince', mark: 'crown', voice: 'spam' },
  pills: { name: 'Dr. Wonder', mark: 'pill', voice: 'spam' },
  cash: { name: 'Eazy Ca$h', mark: 'coins', voice: 'spam' },
  parcel: { name: 'Parcel Desk', mark: 'parcel', voice: 'spam' },
  lottery: { name: 'The Jackpot', mark: 'star', voice: 'spam' },
  oracle: { name: 'Madame Zelda', mark: 'eye', voice: 'news' },
  paper: { name: 'The Daily Minute', mark: 'page', voice: 'news' },
  shop: { name: 'Sock Club', mark: 'sock', voice: 'news' },
  robot: { name: 'No Reply', mark: 'robot', voice: 'news' },
  points: { name: 'Royal Points', mark: 'gem', voice: 'news' },
  gran: { name: 'Grandma', mark: 'glasses', voice: 'mother' },
  mum: { name: 'Mum', mark: 'heart', voice: 'mother' },
  wool: { name: 'Mum’s Etsy', mark: 'wool', voice: 'mother' },
  cat: { name: 'Mum (cat)', mark: 'cat', voice: 'mother' },
  soup: { name: 'Mum’s tablet', mark: 'soup', voice: 'mother' },
  duck: { name: 'Quack of the Day', mark: 'duck', voice: 'news' },
} as const satisfies Record<string, Sender>

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
  ['wool', 'I knitted you {}. In wool'],
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
  ['wool', 'Your father says it is {}'],
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
