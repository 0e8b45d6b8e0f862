/**
 * The grids that have a solution, as `gridOf` reads them: four figures to base 36 each. A line for the letters of the
 * hour, 3 to 9 and 11, with a group for those of the minute, 3 to 11.
 */
export const PATTERNS = `05gd 28bx 2j1p 03w5 2hgt446d 2p9p2jw50auu 0dpl044u 37qp06m5 0431
0597 29wb28bv 1sbv 28bv 2i7f 03xu0dp70dsr2hgr 03ue 2hkf2amz2hd7 042z
05a5 28bx 2hgt28ff 28j1 2iy605gb 0dt72hgu 0dpn2bum 0d8507e3 36wb
05df 1nhx1ir9 1ir91k1n 294r 1svp 0dpv 03qu03ue 0dpv0d85 36wj
1mxh 061p 05od 29bx 1mjp 0dj139y1 3661397t 0ebh06t937o9 046l
08dq 1j5n 1irf38fv 03vx 0f3v37my 0dmj36uz 36uz 36t736uj06ln07xq06sv07zj 043h
08jb 1vsp 04kz36uz 03w5 3x853xyt06sr 0dm336y3 36uj3661 366106m11ldh2alv 03i1
08dy 28bx 36uj 03w7 3x4m3wc6 2hgu37q3 37mj 0ct907yn38cr 0431`

/** Each word with its clue: words of the same sense, or in quotation marks what Ambrose Bierce says of it. */
export const WORDS = `perfectly:absolutely
utterly:absolutely
emphasize:accentuate
fit:accommodate
get:acquire, become
antagonist:adversary
tie:affiliation
later:afterward
let:allow, permit
too:also, as well
ever:always
sum:amount
magnify:amplify
vex:annoy, irritate
anyhow:anyway
evident:apparent, plain
assessment:appraisal
zeal:ardor
odor:aroma, scent
nab:arrest
also:as well, too
aid:assist, help
mixed:assorted
amazement:astonishment
ultimately:at last, finally
try:attempt, seek
bode:augur, portend
car:automobile
avoid:avert
off:away, forth
ray:beam
act:behave
improvement:betterment
large:big
resentment:bitterness
swear:blaspheme, curse
faded:bleached
slug:bullet
husky:burly, beefy
shrub:bush
tragedy:calamity
auto:car
rug:carpet
trooper:cavalryman
pit:cavity
lad:chap, fellow
select:choose, pick out
vociferous:clamorous
conspicuous:blatant
controversy:argument
permanently:for good
cluster:clump, bunch
mix:coalesce, fuse
descend:come down
oblige:compel
vie:compete, contend
ably:competently
ailment:complaint
element:component
grasp:comprehend
agree:concur
consult:confer with
limit:confine
effect:consequence
scorn:contempt
sofa:couch, lounge
puncher:cowboy, cowhand
animal:creature, beast
top:crest
red:crimson, ruby
buddy:crony
reduce:cut down, trim
beloved:dear, darling
infer:deduce, derive
bow:defer
con:defraud, swindle
dig:delve
explode:detonate
hard:difficult
grimy:dingy
adherent:disciple
distribute:dispense
exhibit:display
eliminate:do away with
treat:do by, handle
tenet:dogma
retreat:draw back
drab:dreary, somber
float:drift
sag:droop
dip:dunk
aged:elderly
evoke:elicit, arouse
foe:enemy
total:entire, full
era:epoch
par:equivalence
obviously:evidently
being:existence
orb:eyeball
lag:fall behind
noted:famous, famed
error:fault, mistake
equip:fit out
ado:flurry, bustle
enemy:foe
taboo:forbidden
boss:foreman
cargo:freight
newly:freshly
fuss:fret
toad:frog
fret:fuss
stare:gaze
specter:ghost
paste:glue
leave:go away
enter:go in, come in
attend:go to
tomb:grave
rut:groove
tarry:hang around
yearn:hanker
poor:hapless
sturdy:hardy, stout
crop:harvest
avert:head off
therapeutic:healing
therefore:hence, thus
valor:heroism
conceal:hide
frightful:horrible
inn:hostelry
vast:huge, immense
thought:idea, thinking
mar:impair
fervent:impassioned
embed:implant
ahead:in front
briefly:in short
tend:incline, lean
cheap:inexpensive
overrun:infest
unified:integrated
unity:integrity
annoy:irritate, vex
scoff:jeer, barrack
yank:jerk
diary:journal
sort:kind, form
attorney:lawyer
tilt:lean
omit:leave out
vivid:lifelike
laden:loaded
foyer:lobby, vestibule
seek:look for, try
principal:main, chief
chief:main, principal
constitute:make up
torn:mangled
tag:mark
but:merely, simply
only:merely, solely
city:metropolis
noon:midday
letter:missive
groan:moan
style:mode, manner
about:more or less
nothing:naught, zero
nonetheless:nevertheless
vague:obscure
again:once more
onset:oncoming
run:operate
chance:opportunity
mouth:oral cavity
enact:ordain, act out
exaggerated:overdone
gasp:pant, puff
fur:pelt
sweat:perspiration
apothecary:pharmacist
doctor:physician
nip:pinch, tang
remorseless:pitiless
imp:pixie
own:possess
defer:postpone, shelve
exactly:precisely, just
assume:presume, take on
nudge:prod
earnings:profits, salary
deeply:profoundly
forbid:prohibit
owner:proprietor
student:pupil, scholar
buy:purchase
don:put on
set:put, place
accelerate:quicken
stop:quit, cease
ecstasy:rapture
seldom:rarely
sign:ratify
see:realize
pretty:reasonably
urge:recommend
advocate:recommend, urge
cut:reduce
faith:religion
stay:remain, bide
rest:remainder
note:remark, notice
rip:rend, rive
newsman:reporter
need:require
react:respond
edgy:restive
revenge:retaliation
focus:rivet
approve:sanction, okay
irony:satire, sarcasm
frighten:scare
range:scope, compass
ego:self
notify:send word
hut:shack, shanty
ill:sick, badly
located:situated
hop:skip
motto:slogan
yet:so far
troops:soldiery
sober:solemn, grave
presently:soon
arc:spark
glasses:spectacles
steeple:spire
instant:split second
spot:spy, place
steps:stairs
begin:start out
sew:stitch
spectacular:striking
dot:stud
after:subsequently
deduct:subtract
certainly:surely, for sure
extra:surplus, excess
dogma:tenet
end:terminate, goal
awful:terribly
awfully:terribly
panic:terror
topic:theme, subject
thereafter:thenceforth
idea:thought
ominous:threatening
lean:tilt, tend
now:today
theme:topic, subject
enormous:tremendous
test:try out
tube:tubing
pang:twinge
incredible:unbelievable
integrated:unified
untie:unlace
maintenance:upkeep
use:utilize, employ
apply:utilize, use
disappear:vanish
compete:vie, contend
zip:vigor
verve:vitality
career:vocation
vote:voting
salary:wage
roam:wander, rove
beard:whiskers
all:wholly, entirely
evil:wickedness
sin:wickedness
exert:wield
defy:withstand
ace:wizard, virtuoso
forest:woods
men:work force
pen:write
twist:writhe, squirm
ardor:zeal
war:“A by-product of the arts of peace”
robber:“A candid man of affairs”
feast:“A festival”
fib:“A lie that has not cut its teeth”
adamant:“A mineral frequently found beneath a corset”
outcome:“A particular type of disappointment”
day:“A period of twenty-four hours, mostly misspent”
habit:“A shackle for the free”
noise:“A stench in the ear”
occasional:“Afflicting us with greater or less frequency”
prospect:“An outlook, usually forbidding”
mine:“Belonging to me if I can hold or seize it”
truce:“Friendship”
accord:“Harmony”
alone:“In bad company”
repartee:“Prudent insult in retort”
genteel:“Refined, after the fashion of a gent”
magnet:“Something acted upon by magnetism”
potable:“Suitable for drinking”
redundant:“Superfluous; needless; de trop”
diplomacy:“The patriotic art of lying for one’s country”
reach:“The radius of action of the human hand”
advice:“The smallest current coin”
aim:“The task we set our wishes to”
dawn:“The time when men of reason go to bed”
predicament:“The wage of consistency”
oppose:“To assist with obstructions and objections”
ruin:“To destroy”
overeat:“To dine”
owe:“To have (and to hold) a debt”
defame:“To lie about another”
outdo:“To make an enemy”
leonine:“Unlike a menagerie lion”`
