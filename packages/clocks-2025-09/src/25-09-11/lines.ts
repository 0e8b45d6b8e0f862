/** An hour's work at a desk, a line a minute. */
export const LINES: readonly string[] = `
Here begins the hour. I cut a pen.
The goose who gave it was not asked.
I rule sixty lines. They lean.
The ink is oak galls and patience.
And iron. It rusts upon the page.
So, in this cold, shall I.
The abbot says: write smaller.
Vellum is dear. Ask the calf.
My neighbour hums one psalm.
He hums it wrong. I forgive him.
I do not forgive him.
A mouse has eaten half of Job.
Job would have said nothing.
I paint the cat in the margin.
The cat herself is at supper.
A quarter gone. One foot asleep.
I drew a hare hunting a monk.
The monk is the prior.
He has not seen it yet.
Gold next. Nobody breathe.
I sneezed. The prior is gilt.
It suits him, says the cook.
Blue, from beyond the sea: lapis.
It cost more than the cook.
The candle is low. So am I.
Why must knights fight snails?
No one has ever told me why.
I put one in, at the foot.
He is slower than I. I like that.
See how he keeps his lance up.
Half. The bell-ringer sleeps.
The bell rang. It was his head.
I skipped a line; nobody saw.
Now they will. I wrote it here.
Three fingers write, all of me aches.
Sailors love port; I, line sixty.
Thin ink, bad vellum, hard text.
Thank God, it will soon be dark.
The window is small. So is the sun.
I have spelt Nineveh four ways.
One of them must be right.
A fly walks across the wet ink.
Its hand is better than my own.
I leave the reading of the fly.
Scholars will dispute it.
Three quarters. I smell onions.
The soup is thin, as is the ink.
I have tasted both.
Who steals this book, be cursed.
May moths find his stockings.
Ten lines left. I could weep.
Not on vellum: it cockles.
The page turns, will I or no.
Write well. It is kept for ever.
For ever is long, with no margins.
The snail has come a long way.
So have you, who read this.
Whoever comes next, mend my pen.
Amen. Or nearly. One more.
Done. Give the scribe a drink.
`
  .trim()
  .split('\n')
