/** What is typed at each hour, 0 to 23, up to the hour itself; and, after a bar each, how others went on. */
const TYPED = `what day is it at| exactly| in new york| and why| legally| if i never slept
who is playing drums at| upstairs| again| on a tuesday| so badly| is it me
can dogs hear the fridge at| too| in the dark| on purpose| or just me| forum
why am i awake at| again| every night| and hungry| in my clothes| am i dying
what bird sings at| and why| in october| like a modem| off switch| is it a bird
is it still bedtime at| in july| for bakers| with shoes on| or breakfast| wikihow
how to enjoy running at| in rain| lying down| as a cat person| if chased| is a lie
who holds a meeting at| on friday| and smiles| standing up| is he all right| how to decline
can i ring their bell at| on sunday| and run| with a cake| with a drill| in pyjamas
what do i do here at| every day| for a living| without a badge| job titles| wrong building
is it too early for lunch at| in spain| for a dog| if hungry| legally| for brunch
how to look busy at| from behind| remotely| with a mouse| lying down| for years
where do they all go at| without me| in helsinki| is there cake| may i come| in a van
can i nap under a desk at| made of glass| as manager| with a lanyard| snoring| in tokyo
may i leave the call at| by fainting| on mute| as host| who is brian| why am i in it
is it too late for coffee at| in italy| decaf| a small one| with cake| pulse normal
is it already friday at| in spirit| anywhere| in kiribati| on a monday| petition
can i go home at| by window| unseen| for ever| before the boss| on a monday
what can i cook at| with an onion| without pans| not pasta| pasta| out of fear
who comes on time at| nobody| germans| with wine| hiding outside| still in bath
why is nothing on at| except news| again| in colour| board games| early night
is it too late to call at| my mother| my ex| a plumber| a landlord| and breathe
can i play trombone at| softly| in a flat| with a sock in it| for peace| just jazz
how to fall asleep at| at once| on purpose| in space| near a cello| beyond sheep`
  .split('\n')
  .map((line) => line.split('|'))

export interface Query {
  /** What is typed; the hour follows. */
  readonly typed: string
  readonly others: readonly string[]
}

/** One query for each hour. */
export const QUERIES: readonly Query[] = TYPED.map(([typed = '', ...others]) => ({ typed, others }))
