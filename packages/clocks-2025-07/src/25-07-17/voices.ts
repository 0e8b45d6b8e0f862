/**
 * Who answers in which minute, in the order of the sheets of faces, and how. Bars part what is said before the time, the
 * time, and what is said after it. In the time `H` is the hour, `M` the minute as it follows an hour (“oh three”), and
 * `N` the bare minute, as it stands before one.
 */
const LINES = `Rooster|COCK-A-DOODLE|H M|
Chick|I’m one minute old. it’s|N past H|
Camel|both humps agree:|H M|
Sloth|it’s… hang on…|H… M…|
Ghost|booo!|N past H|booo!
Octopus|high five! and again!|N past H|
Ladybird|a minute for each leg.|H M|
Rabbit|I’m late! I’m late! it’s|N past H!|
Spider|each foot says|H M|
Black cat|nine lives, nine minutes.|N past H|now feed me
Robot|COMPUTING…|H M|HAVE A NICE BEEP
Crab|snip snip.|H M|snip
Cook|eleven is raw, thirteen is mush.|N past H|is al dente
Zombie|braaains… I mean|H M|
Fox|you didn’t hear it from me:|H M|
Judge|order! I find it to be|quarter past H|next case
Unicorn|oh to be sixteen.|N past H|
Koala|zzz… what? who?|H M|zzz
Snake|it isss precccisely|H M|
Parrot|who’s a pretty|H M?|you are!
Turtle|left on the hour, just got here.|N past H|
Lion|in MY kingdom it is|H M|
Duck|two little ducks!|H M|quack
Cow|moo. sorry:|N past H|moo
Dog|IS IT WALK TIME?|H M!|IS WALK TIME!!
Santa|ho ho|H M|ho
Alien|on your planet:|H M|take me to your clock
Skull|does it matter? fine.|N past H|
Moon|I only work nights, but|H M|
Penguin|cold. cold. cold.|H M|cold
Cowboy|howdy. it’s|half past H|pardner
Frog|rib…|H M|…bit
Bear|you woke me at|H M?|come back in spring
Genie|there goes your third wish:|H M|
Shark|dun dun. dun dun.|H M|
Student|essay due on the hour and it’s|N past H|aaaaah
Teacher|what do we say?|N past H|please
Technologist|works on my machine:|H M|
Detective|someone was typing at|H M|and I know who
Astronaut|Houston, we have|H M|
Pig|snack o’clock, also known as|N past H|
Nerd|a prime, since you ask:|N past H|
Invader|the answer to it all is|N past H|bzzt
Monkey|ooh ooh aah|H M|
Horse|why the long wait?|H M|
Panda|I’d call it bamboo. you’d say|H M|
Mouse|eek. the cat says|H M|run
Pumpkin|it was a dark and stormy|H M|
Snowman|still here at|N past H|mostly
Dragon|I hoard minutes. eleven left.|H M|
Gran|Dear all, it is now|N past H|Love, Gran
Artist|I see mauve. others see|H M|
Hedgehog|prickly question.|H M|
Wolf|awooo|H M|ooo
Whale|still holding my breath:|H M|
Bee|can’t talk. busy.|H M|bzz
Troll|and who wants to know?|N past H|pay the toll
Cactus|free hugs at|H M|
Clown|knock knock. who’s there?|H M|honk
Dodo|hurry. they run out. I’d know.|H M|`

export interface Voice {
  readonly name: string
  readonly before: string
  readonly time: string
  readonly after: string
}

/** Sixty of them, one for each minute. */
export const VOICES: readonly Voice[] = LINES.split('\n').map((line) => {
  const [name = '', before = '', time = '', after = ''] = line.split('|')
  return { name, before, time, after }
})

/** Ways to ask; somebody always does. */
export const QUESTIONS = [
  'what time is it?',
  'anyone got the time?',
  'and now?',
  'time?',
  'sorry, what time is it?',
  'is it still early?',
  'what time is it NOW?',
  'hey. time?',
  'phone won’t say. time?',
  'how late are we?',
  'ok but what time is it',
  'quick, what’s the time?',
  'what did I miss? time?',
]
