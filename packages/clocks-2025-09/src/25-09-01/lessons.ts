/** What is taught, how long it is in the pupil's hand at size 1, and what it was marked with. */
export type Lesson = readonly [subject: string, length: number, mark: string]

/** One for each hour. */
export const LESSONS: readonly Lesson[] = [
  ['Insomnia, practical', 7.56, 'B+'],
  ['Ceilings, part one', 6.77, 'fair'],
  ['Regrets (oral)', 5.48, 'fluent'],
  ['Fridge, field trip', 6.28, 'see me'],
  ['Advanced staring', 6.63, 'A'],
  ['Birdsong, compulsory', 8.56, 'late'],
  ['Snooze, theory of', 7.09, 'repeat'],
  ['Socks, in pairs', 5.68, 'odd'],
  ['Being on time', 5.32, 'absent'],
  ['Double Maths', 5.55, 'half'],
  ['Looking busy', 5.23, 'A+'],
  ['Is it lunch? (debate)', 8.13, 'not yet'],
  ['Lunch', 2.22, 'A'],
  ['Digestion, lab', 5.31, 'quiet!'],
  ['Nap Studies', 4.68, 'excellent'],
  ['Rain, observed', 5.66, 'A'],
  ['Biscuits, history of', 7.76, 'crumbs'],
  ['Going home', 4.66, 'B'],
  ['Excuses, creative', 6.83, 'gifted'],
  ['Potatoes (set text)', 7.73, 'mashed'],
  ['Television, long form', 8.04, 'C'],
  ['Just one more', 5.97, 'no'],
  ['Teeth, unsupervised', 7.82, 'hmm'],
  ['Bed, revision', 4.94, 'tomorrow'],
]
