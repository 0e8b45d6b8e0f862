/** A real book, out of copyright, whose title has the number of an hour: what stands before that word, the word, the rest. */
export type Book = readonly [before: string, number: string, after: readonly string[], author: string]

/** For each hour from midnight on, with who wrote it and when it first came out. */
export const BOOKS: readonly Book[] = [
  ['Much Ado About', 'NOTHING', [], 'W. Shakespeare'], // 1600
  ['', 'ONE', ['of Ours'], 'Willa Cather'], // 1922
  ['A Tale of', 'TWO', ['Cities'], 'Charles Dickens'], // 1859
  ['', 'THREE', ['Men in a Boat'], 'Jerome K. Jerome'], // 1889
  ['The Sign of the', 'FOUR', [], 'A. Conan Doyle'], // 1890
  ['', 'FIVE', ['Children and It'], 'E. Nesbit'], // 1902
  ['', 'SIX', ['Characters in', 'Search of an Author'], 'Luigi Pirandello'], // 1921
  ['The House of the', 'SEVEN', ['Gables'], 'N. Hawthorne'], // 1851
  ['', 'EIGHT', ['Cousins'], 'Louisa M. Alcott'], // 1875
  ['', 'NINE', ['Unlikely Tales'], 'E. Nesbit'], // 1901
  ['', 'TEN', ['Days That Shook', 'the World'], 'John Reed'], // 1919
  ['The', 'ELEVEN', ['Comedies'], 'Aristophanes'], // in English 1912
  ['', 'TWELVE', ['Stories', 'and a Dream'], 'H. G. Wells'], // 1903
  ['The', 'THIRTEEN', [], 'H. de Balzac'], // 1835
  ['', 'FOURTEEN', ['to One'], 'Elizabeth S. Phelps'], // 1891
  ['The', 'FIFTEEN', ['Decisive Battles', 'of the World'], 'Edward Creasy'], // 1851
  ['', 'SIXTEEN', ['Years in Siberia'], 'Leo Deutsch'], // in English 1903
  ['', 'SEVENTEEN', [], 'Booth Tarkington'], // 1916
  ['The', 'EIGHTEENTH', ['Brumaire of', 'Louis Bonaparte'], 'Karl Marx'], // 1852
  ['', 'NINETEEN', ['Impressions'], 'J. D. Beresford'], // 1918
  ['', 'TWENTY', ['Years After'], 'Alexandre Dumas'], // 1845
  ['', 'TWENTY-ONE', ['Days in India'], 'G. Aberigh-Mackay'], // 1880
  ['', 'TWENTY-TWO', ['Goblins'], 'A. W. Ryder'], // 1917
  ['', 'TWENTY-THREE', ['and a Half', 'Hours’ Leave'], 'Mary R. Rinehart'], // 1918
]
