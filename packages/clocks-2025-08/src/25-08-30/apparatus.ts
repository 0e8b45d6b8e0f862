/** Sentences to be annotated: {h}, {m} and {s} are where the notes are called. */
export const SENTENCES: readonly string[] = [
  'To every hour{h} its minute{m}, and to every minute a second{s} opinion.',
  'The hour{h} is well attested; the minute{m} is disputed; the second{s} has left the room.',
  'In the beginning was the hour{h}; the minute{m} came later, the second{s} edition later still.',
  'Reader, mark this hour{h} and this minute{m}: no second{s} waits to be cited.',
  'All happy hours{h} are alike; every unhappy minute{m} drags its own seconds{s}.',
  'The author thanks the hour{h}, which lent this minute{m}, and the seconds{s}, who left early.',
  'It was a dark and stormy hour{h}, and the minute{m} had begun to doubt the second{s}.',
]

/**
 * One true thing about each hour that a clock can show, 0 to 23. Most follow from numbers, words and the calendar. What
 * was looked up, and where it was found stated: 0, ISO 8601-1:2019/Amd 1:2022, as quoted in software that follows it.
 * 3, The Crack-Up, as quoted. 7, the CDC's advice, as quoted. 8, Owen's slogan of 1817, as quoted. 10, the decrees of
 * 4 Frimaire II and 18 Germinal III at revolutionskalender.de. 20, stern.de and bildblog.de on the Tagesschau.
 * 21, greenwichmeantime.com and Oxford Today on Great Tom.
 */
export const HOURS: readonly string[] = `Midnight: ISO 8601 has let the day before call it 24:00.
An hour was once a twelfth of the daylight, and longer in summer.
On one night in spring, most Americans go from two straight to three.
It is always three in the morning in Fitzgerald’s dark night of the soul.
Most Roman dials write it IIII. Big Ben writes IV.
It is always five o’clock somewhere: there are zones for every hour.
The sixth hour in Swahili, saa sita, is twelve o’clock elsewhere.
Seven hours of sleep, or more, is what the CDC asks of adults.
Robert Owen, 1817: eight hours’ labour, eight hours’ recreation, eight hours’ rest.
Noon means nine: it is nona hora, the ninth hour, which moved.
A day of ten hours was decreed in France in 1793, and given up in 1795.
The eleventh hour of the eleventh day of the eleventh month, 1918.
Neither a.m. nor p.m.: the m. is noon itself.
Edinburgh has fired its gun at one, not at noon, since 1861. It saves eleven shots.
A fortnight is fourteen nights: feowertyne niht, in Old English.
The Earth turns by fifteen degrees in an hour.
A day on Neptune lasts about sixteen hours.
A day on Uranus lasts about seventeen hours, lying down.
On the equator, by its own time, the sun sets about now all year.
Nineteen hundred hours, as soldiers say, would be over eleven weeks.
Germany’s Tagesschau has begun at eight in the evening since 1952.
Great Tom of Oxford rings at 21:05, which is nine by Oxford’s own sun.
22:22 is one of sixteen times in a day that read the same backwards.
The stars are back after twenty-three hours and fifty-six minutes.`.split('\n')

/**
 * One true thing about each number of minutes, 0 to 59. Most are sums, calendars and customs; 42 is π √(R / g), for an
 * even Earth. Looked up and found stated in public texts, though not at their origin: 1, 2, 4, 7, 14, 18, 19, 20, 24, 26,
 * 35, 37, 38, 39, 40, 46, 48, 49, 58 and 59.
 */
export const MINUTES: readonly string[] = `No minutes. It will be this simple again in an hour.
Huygens’s pendulum, in 1656, made a minute hand worth having.
Two minutes of silence mark the Armistice, each November.
A round of boxing, or a soft egg.
Roger Bannister ran the mile in less than this in 1954.
Every five minutes the long hand visits a numeral.
A tenth of an hour: lawyers send their bills by it.
NASA calls landing on Mars the seven minutes of terror.
Sunlight is about eight minutes old when it arrives.
How long many an alarm clock snoozes.
What is meant by five minutes.
In twelve hours the two hands meet eleven times.
In twelve minutes the hour hand moves by a minute’s width.
Orwell’s clocks were striking thirteen.
A Chinese ke was 14 minutes and 24 seconds: a hundredth of a day.
Fame is said to last so long. So are the doubts that Warhol said it.
Light needs over sixteen minutes to cross the Earth’s orbit.
A kilosecond is over before seventeen minutes are.
A talk at TED may be no longer.
After nineteen years the same moon falls on the same date: Meton, 432 BC.
Every twenty minutes, opticians say, look twenty feet away for twenty seconds.
About the twenty-first of June the north has its longest day.
Half an hour of television comedy, less the advertisements.
Among twenty-three people, two probably share a birthday.
The Indian ghati, a sixtieth of a day.
One pomodoro. Now rest for five.
A nap of twenty-six minutes made pilots more alert, NASA found.
The moon is round the sky in a little over twenty-seven days.
After twenty-eight years an old calendar fits again, centuries permitting.
From new moon to new moon: twenty-nine days and a half.
Half past. In German it is half of the next hour already.
Seven months have thirty-one days.
The 32-bit clock of Unix runs out in January 2038.
And a third: how often a long-playing record turns in one minute.
Thirty-four Islamic years are very nearly thirty-three of the sun.
Hours in a French working week, by law.
Thirty-six decans, of ten degrees each, go round the zodiac.
Mars turns once in 24 hours and thirty-seven minutes.
The shortest war, Zanzibar, 1896, is said to have lasted so long.
From noon to noon on Mars: 24 hours, thirty-nine minutes. But see note 37.
Quarantine was forty days, quaranta giorni.
A prime. An hour has seventeen such minutes.
Through an Earth of even density, a fall would take forty-two minutes.
A prime, and so are the seventeen minutes that are left.
In 44 BC Caesar died, a year after his calendar began.
Half of football, less what the referee adds.
The year 46 BC, before Caesar’s calendar, had 445 days.
Thirteen minutes are left. See note 13.
The Indian muhurta, a thirtieth of a day.
Seven times seven years, and then a jubilee: Leviticus 25.
The therapist’s hour.
Nine minutes to the hour: one snooze. See note 9.
Fifty-two weeks make a year, less a day or two.
Some years have fifty-three weeks: ISO 8601.
Six minutes are left, which a lawyer may bill. See note 6.
Five to. Any other business?
The stars rise three minutes and fifty-six seconds earlier each day.
Three minutes are left: one soft egg. See note 3.
The Doomsday Clock was first at two minutes to midnight in 1953.
Twenty-seven minutes since 1972 have had sixty-one seconds.`.split('\n')
