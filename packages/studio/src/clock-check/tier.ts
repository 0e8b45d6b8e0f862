/** `quick` clauses run for every clock in every check; `full` ones for clocks that changed. */
export type Tier = 'quick' | 'full'
