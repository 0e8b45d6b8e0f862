/**
 * Who answers in which minute, in the order of the sheets of faces, and how. Bars part what is said before the time, the
 * time, and what is said after it. In the time `#` is hour and minute in figures, `@` both in words, `h` the hour in
 * figures and `w` in words.
 */
const LINES = `Rooster|COCK-A-DOODLE|#|ON THE DOT
Chick|I’m one minute old and|#|is all I know
Camel|both humps agree:|#|
Sloth|it’s… hang on… it’s…|h… oh… 3|
Ghost|boo!|#|boo!
Octopus|high five! and again! and again!|#|
Ladybird|six legs, six minutes past.|#|
Rabbit|I’m late! I’m late!|#|and I’m late!
Spider|a minute for each leg:|#|
Black cat|nine lives, nine minutes.|#|now feed me
Robot|COMPUTING…|#|BEEP. HAVE A NICE BEEP
Crab|snip snip.|#|snip
Cook|eleven is raw, thirteen is mush.|#|is al dente
Zombie|braaains… I mean|#|…braaains
Fox|psst.|#|you didn’t hear it from me
Judge|order! I find it to be|quarter past w|next case
Unicorn|oh to be sixteen.|#|neigh
Koala|zzz… what? who?|#|zzz
Snake|it isss preccccisssely|#|
Parrot|who’s a pretty|#?|you are!
Turtle|left on the hour, just got here.|#|
Lion|in MY kingdom it is|#|
Duck|two little ducks!|#|quack
Cow|moo. sorry:|@|moo
Dog|IS IT WALK TIME??|#|IS WALK TIME!!
Santa|ho ho|#|ho
Alien|on your planet:|#|take me to your clock
Skull|does it matter? fine.|#|it all ends at 59
Moon|sorry, I only work nights.|#|
Penguin|cold. cold. cold.|#|cold
Cowboy|howdy. it’s|half past w|pardner
Frog|rib…|#|…bit
Bear|you woke me at|#?|come back in spring
Genie|there goes your third wish:|#|
Shark|just swimming by.|#|dun dun. dun dun
Student|essay due on the hour and it’s|#|aaaaah
Teacher|what do we say?|@|please
Technologist|works on my machine:|#|
Detective|someone was typing at|#|and I know who
Astronaut|Houston, we have|#|
Pig|snack o’clock. to be exact|#|
Nerd||#|and 41 is prime, since you ask
Invader|bzzt. the answer is 42. the time is|#|
Monkey|banana past|h. 43|to be clear
Horse|why the long wait?|#|
Panda|I’d call it bamboo, you’d call it|#|
Mouse|eek. the cat says|#|run
Pumpkin|it was a dark and stormy|#|
Snowman|still here at|#|mostly
Dragon|I hoard minutes. eleven left.|#|
Gran|Dear all, it is|@|Love, Gran
Artist|I see it as more of a mauve|#|
Hedgehog|prickly question.|@|
Wolf|aw|#|ooooo
Whale|still holding my breath:|#|
Bee|can’t talk. bzz. bzzy.|#|
Troll|and who wants to know?|#|pay the toll
Cactus|free hugs at|#|
Clown|knock knock. who’s there?|#|honk
Dodo|hurry. they run out. I’d know.|#|`

export interface Voice {
  readonly name: string
  readonly before: string
  readonly time: string
  readonly after: string
}

/** Sixty of them, one for each minute. */
export const VOICES: readonly Voice[] = LINES.split('\n').map((line) => {
  const [name = '', before = '', time = '#', after = ''] = line.split('|')
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
