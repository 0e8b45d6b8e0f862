/** The typefaces that the numbers are set in, on a book's back and on its pages. */
export type Face = 'abril' | 'amarante' | 'caps' | 'fjalla' | 'germania' | 'limelight' | 'russo'

/**
 * A real book, out of copyright, whose title has the number of an hour: what stands before that word, the word, the
 * rest; who wrote it, and the typeface of its binding.
 */
export type Book = readonly [
  before: string,
  number: string,
  after: readonly string[],
  author: string,
  face: Face,
]

/**
 * For each hour from midnight on, with the year it is said to have come out first. Titles and authors as they stand in
 * texts of Project Gutenberg (2, 3, 4, 11, 12, 13, 16, 21, 22), on scans of the first edition (19, Harper & Brothers; 23,
 * George H. Doran), at encyclopedia.com (14), and for the rest, but for Shakespeare, in lists of books on the net.
 */
export const BOOKS: readonly Book[] = [
  ['Much Ado About', 'NOTHING', [], 'W. Shakespeare', 'amarante'], // 1600
  ['', 'ONE', ['of Ours'], 'Willa Cather', 'fjalla'], // 1922
  ['A Tale of', 'TWO', ['Cities'], 'Charles Dickens', 'caps'], // 1859
  ['', 'THREE', ['Men in a Boat'], 'Jerome K. Jerome', 'abril'], // 1889
  ['The Sign of the', 'FOUR', [], 'A. Conan Doyle', 'fjalla'], // 1890
  ['', 'FIVE', ['Children and It'], 'E. Nesbit', 'amarante'], // 1902
  ['', 'SIX', ['Characters in', 'Search of an Author'], 'Luigi Pirandello', 'limelight'], // 1921
  ['The House of the', 'SEVEN', ['Gables'], 'N. Hawthorne', 'germania'], // 1851
  ['', 'EIGHT', ['Cousins'], 'Louisa M. Alcott', 'abril'], // 1875
  ['', 'NINE', ['Unlikely Tales'], 'E. Nesbit', 'amarante'], // 1901
  ['', 'TEN', ['Days That Shook', 'the World'], 'John Reed', 'russo'], // 1919
  ['The', 'ELEVEN', ['Comedies'], 'Aristophanes', 'caps'], // in English 1912
  ['', 'TWELVE', ['Stories', 'and a Dream'], 'H. G. Wells', 'limelight'], // 1903
  ['The', 'THIRTEEN', [], 'H. de Balzac', 'amarante'], // 1835
  ['', 'FOURTEEN', ['to One'], 'Elizabeth S. Phelps', 'germania'], // 1891
  ['The', 'FIFTEEN', ['Decisive Battles', 'of the World'], 'Edward Creasy', 'caps'], // 1851
  ['', 'SIXTEEN', ['Years in Siberia'], 'Leo Deutsch', 'russo'], // in English 1903
  ['', 'SEVENTEEN', [], 'Booth Tarkington', 'fjalla'], // 1916
  ['The', 'EIGHTEENTH', ['Brumaire of', 'Louis Bonaparte'], 'Karl Marx', 'amarante'], // 1852
  ['The', 'NINETEENTH', ['Hole'], 'Van Tassel Sutphen', 'fjalla'], // 1901
  ['', 'TWENTY', ['Years After'], 'Alexandre Dumas', 'abril'], // 1845
  ['', 'TWENTY-ONE', ['Days in India'], 'G. Aberigh-Mackay', 'germania'], // 1880
  ['', 'TWENTY-TWO', ['Goblins'], 'tr. by A. W. Ryder', 'amarante'], // 1917
  ['', 'TWENTY-THREE', ['and a Half', 'Hours’ Leave'], 'Mary R. Rinehart', 'caps'], // 1918
]
