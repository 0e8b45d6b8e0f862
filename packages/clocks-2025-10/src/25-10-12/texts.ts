/** What stands after the number in the alternative text of each hour's picture, 0 to 23. */
export const HOURS: readonly string[] = `people at a long table. Somebody has put the chairs up.
shoe on a landing, seen from the floor.
people in a taxi, looking out of opposite windows.
lit windows in a block of flats. In each, someone at a fridge.
milk bottles on a step, and the back half of a cat.
bakers, asleep on flour sacks. The bread is fine.
joggers, passing a man who is only now going home.
toothbrushes in a glass. The bathroom door is shut.
people at a bus stop, all of them looking left.
cats on a wall, the last of them leaving.
men in hard hats round a hole, all pointing.
footballers and a dog. The dog has the ball.
people at a table. The man in the middle has heard something.
people on the same side of a table, the last just leaving.
deckchairs, facing away from the sea.
red balls on a green table, not yet touched.
teacups and no saucer. A sign says Help Yourself.
umbrellas, seen from above, and a bald man.
candles on a cake. The girl behind it is on the phone.
people in a lift. The notice says fewer.
fingers on a piano. It is a duet.
guns, fired at once. The pigeon has stayed.
footballers, explaining something to a small man in black.
coats on a bed. The party is in the other room.`.split('\n')

/** The same for the picture that is loading, 0 to 59. */
export const MINUTES: readonly string[] = `geese. A pond, and a sign about geese.
goose, looking straight into the camera.
swans, making a heart. They are fighting.
wise men at a petrol station.
cellists in a very small car.
fingers, held up close. The face is out of focus.
eggs in a box meant for more.
brides on a staircase, and a fire extinguisher.
arms, all of one octopus, opening jars.
planets, by a child who likes Pluto.
fingers of a child who was asked the time.
penguins, from behind, like waiters.
roses in the bin of a restaurant.
doughnuts in a box sold as a dozen.
sheep and a bicycle. No cyclist.
men, carrying a piano past a lift.
chess pieces, black, all still at home.
syllables on a postcard of Mount Fuji.
flags in the snow. It may be golf.
cars and a hedgehog, who has right of way.
photographs of this same sunset.
pips of a die, peeled off and counted.
yards of grass between men in white.
geese over a car park.
blackbirds and a pie, before.
little doors, all open. It is still November.
letters on a fridge, spelling nothing.
bones of a hand, on a light box.
dominoes, standing, and a cat.
tourists, holding up the same tower.
pigeons, and a heron trying to blend in.
flavours, and a boy who cannot decide.
teeth. The rest of the man is cropped.
vertebrae, possibly a yoga teacher’s.
seats of a night bus, and a mitten.
pupils, all but the tallest blinking.
views of one mountain, in a drawer.
plays on a shelf above a bath.
parasols, shut. Rain, Rimini.
steps, a man, and no handrail.
thieves in jars, breathing in.
flamingos, on as many legs.
things. The description ends here.
snowmen, photographed in April.
cows, looking at the photographer.
rubber ducks, a long way out.
chromosomes, in pairs, like socks.
keys on a ring, and a caretaker, locked out.
crayons. The beige ones are new.
stairs of a lighthouse, from the bottom.
stars on a flag, hung upside down.
bagpipers in an underpass.
cards on a carpet, and a proud toddler.
gloves on railings. No pair.
stickers off a cube, sorted by colour.
towels on sunbeds. No people.
newspapers on a doormat, and a parcel.
varieties of tin, none of them open.
people, watching a crane.
guests with full glasses, counting down.`.split('\n')

/** What a machine found in a third picture. */
export const MACHINE: readonly string[] = [
  'Image may contain: clock, wall.',
  'Image may contain: person, window.',
  'Image may contain: sky, outdoors.',
  'Image may contain: text.',
]
