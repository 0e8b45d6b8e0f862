import { PAGES } from './model'

/** Of each tab's page the headline and what it says. */
export const SITES: readonly string[] =
  `The Anchor Page|I have been holding this page in place since 1996. Please do not lift.
Bell's Home Page|Best viewed with the sound on. Best heard with the sound off.
BOMB ONLINE|Only a few years till the year 2000 bug! So far nothing has gone off.
Book of the Month|I have read all of it but the end. Please do not e-mail me the end.
Brick by Brick|My wall is three bricks long. Photos of all three below.
Known Bugs|1. Me. 2. See 1.
C A K E ! ! !|Recipe: flour, eggs, sugar. Stir. Bake. Send to me.
My Photo Album|This photo takes one minute to arrive. Hold still, please.
Car For Sale|One careful owner, sixteen pixels long. Buyer collects.
Your Shopping Cart|You have 0 items. People who bought nothing also bought nothing.
CD-ROM HEAVEN|650 megabytes!! Nobody will ever fill one of these.
What Time Is It?|This page is right twice a day. Just look up there instead.
Cog World|I go round. Then I go round again. Questions? No.
Get Rich SLOW|Send me one coin. In a year I will send it back.
My Computer|486 DX, 8 MB, turbo button. And yes, I press it.
Cup of Tea Cam|A live picture, once every hour. It is still empty.
The Scissors Site|Cut here: - - - - - - - - - and now nobody can read the rest.
Save Me|I hold 1.44 MB. Without me you would not know what saving looks like.
The Door|You opened this tab. The least you can do is close it after you.
The Virtual Bar|All drinks are free. All drinks are GIFs.
You Have Mail|Send this page to ten friends, or nothing will happen.
Eye See You|You are my only visitor this minute. Try not to blink.
Film Buff|Trailer (2 MB). Time left till you can watch it: 9 hours.
FIND IT!|Searches the whole Web, all 600 pages of it.
A Folder|In it is a folder. In that is this page.
The Group's Group|There are three of us. Rule 1: no fourth.
Love Test|Enter two names. The answer is always 73 percent.
Please Wait|This page is nearly there. It has been nearly there since noon.
Welcome Home|This is my home page. It is where I keep my home.
Joystick's Cheats|Up, up, down, down. There, you are back where you were.
Members Only|The password is password. Tell no one.
ZAP! The Page|No electricity was wasted on this page except for all of it.
Secure Server|This page is so safe that I cannot change it any more.
Lorry Spotting|Seen today: 1 lorry. It was me.
You Are Here|Turn left at the bell. If you get to zoom you have gone too far.
Award of Awards|This page has won the award for pages with an award.
MAKE MONEY FAST|1. Make a web page. 2. Work for 30 years.
Monitor's Den|Best viewed at 640 x 480 from one arm's length. A long arm.
Mouse Mat Museum|Click here. No, here. A little to the left.
MIDI MADNESS|You are hearing canyon.mid now. You cannot stop it.
Note to Self|Remember to take this page down.
Track Your Parcel|It is in a tab near you. Estimated arrival: next tab.
A Page|This page was left blank by mistake.
216 Colours|I used all of them. Sorry.
Draw with Pencil|This page is drawn by hand. Come back in 1999.
Off the Phone!|If you can read this, nobody can call me.
Ask Dr. Pill|Take one page twice a day with plenty of tabs.
Plug-in Missing|To see this plug-in you need the plug-in plug-in.
Printer Friendly|I am friendly to printers. They are not friendly to me.
Rainbow's End|Gold: 404 Not Found.
Best of Show|First place in a field of one. It was a nice field, too.
Ruby's Real Gems|Look but do not touch. Every pixel is real.
Virus Check|You have 0 viruses. Would you like some?
TURN IT UP|sorry.wav is playing. sorry.wav is still playing.
Star's Fan Page|I am my biggest fan. Members so far: 1.
Dial-Up Diary|eeeee krrrr bong bong shhhhh. Dear diary,
All About Me|Hobbies: tabs. Dislikes: people who close them.
The Wizard|This wizard will help you. Next. Next. Next. Finish.
The Whole World|Everything there is, on one page. Please allow some time.
zoom|That was all. You may close them now, but leave me open.`.split('\n')

/** What is written into guestbooks, and how a page's buttons read. */
const ENTRIES = [
  'first!!!',
  'cool page',
  'come see mine',
  'nice background',
  'too many tabs?',
  'who is this?',
  'hi mum',
  'still loading',
  'see you on the hour',
  'wow, frames!',
  'is it 1999 yet?',
]
export const BUTTONS = [
  'eye|BEST VIEWED|WITH EYES',
  'monitor|640 x 480|OR BUST',
  'world|MEMBER OF|A-Z WEBRING',
  'cup|MADE WITH|6 CUPS TEA',
  'cake|COOKIES|BAKED HERE',
  'lightning|28.8 KB/S|READY',
  'medal|TOP 60|OF SITES',
  'email|E-MAIL ME|SOMETHING',
  'bug|YEAR 2000|MAYBE OK',
  'pencil|MADE BY|HAND',
  'lock|100% SAFE|PROBABLY',
].map((button) => button.split('|') as [string, string, string])

/** Who has signed the guestbook of a page: the tabs before it, the last one first. */
export const signedBy = (page: number, most: number): readonly { who: number; words: string }[] =>
  Array.from({ length: Math.min(page, most) }, (_, index) => ({
    who: page - 1 - index,
    words: ENTRIES[(page * 4 + index * 3) % ENTRIES.length]!,
  }))

/** What runs through the marquee. */
export const newsOf = (page: number, visitor: number): string =>
  `*** Welcome to the ${PAGES[page]} page!!! *** You are visitor number ${visitor} today *** NEW: now with a marquee *** Please sign my guestbook *** `
