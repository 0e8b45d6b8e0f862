/**
 * Letters of one stroke, by A. V. Hershey, as polylines.
 *
 * A text for each: its advance, then pairs of x and y, each the character 40 places on; a space parts the strokes.
 * y goes down, capitals from 1 to 22.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  0: '<1).*,-+2+5,:.=1>3>6=8:95928-6*3)1)',
  1: '<.-0,3)3>',
  2: '<,.,--+.*0)4)6*7+8-8/7154+>9>',
  3: '<-)8)2151728396988;6=3>0>-=,<+:',
  4: '<5)+7:7 5)5>',
  5: '<7)-),2-10030618396988;6=3>0>-=,<+:',
  6: '<8,7*4)2)/*--,2,7-;/=2>3>6=8;989784623121/2-4,7',
  7: '<9)/> +)9)',
  8: '<0)-*,,,.-0/1326385979:8<7=4>0>-=,<+:+7,5.31251708.8,7*4)0)',
  9: '<8073552616.5,3+0+/,,.*1)2)5*7,80857:5=2>0>-=,;',
  A: ':1))> 1)9> ,767',
  B: '<,),> ,)5)8*9+:-:/918253 ,3538495:7::9<8=5>,>',
  C: '>:.9,7*5)1)/*-,,.+1+6,9-;/=1>5>7=9;:9',
  D: '<,),> ,)3)6*8,9.:1:6998;6=3>,>',
  E: ':,),> ,)9) ,343 ,>9>',
  F: '8,),> ,)9) ,343',
  G: '>:.9,7*5)1)/*-,,.+1+6,9-;/=1>5>7=9;:9:6 56:6',
  H: '>,),> :):> ,3:3',
  I: '0,),>',
  J: '84)493<2=0>.>,=+<*9*7',
  K: '<,),> :),7 12:>',
  L: '6,),> ,>8>',
  M: '@,),> ,)4> <)4> <)<>',
  N: '>,),> ,):> :):>',
  O: '>1)/*-,,.+1+6,9-;/=1>5>7=9;:9;6;1:.9,7*5)1)',
  P: '<,),> ,)5)8*9+:-:0928354,4',
  Q: '>1)/*-,,.+1+6,9-;/=1>5>7=9;:9;6;1:.9,7*5)1) 4::@',
  R: '<,),> ,)5)8*9+:-:/918253,3 33:>',
  S: '<9,7*4)0)-*+,+.,0-1/2547586989;7=4>0>-=+;',
  T: '80)0> ))7)',
  U: '>,),8-;/=2>4>7=9;:8:)',
  V: ':))1> 9)1>',
  W: '@*)/> 4)/> 4)9> >)9>',
  X: '<+)9> 9)+>',
  Y: ':))131> 9)13',
  Z: '<9)+> +)9) +>9>',
  '.': '0,9+:,;-:,9',
  '-': 'B,5>5',
  '/': '><%*E',
  '=': 'B,2>2 ,8>8',
  '+': 'B5,5> ,5>5',
  ':': '0,2+3,4-3,2 ,9+:,;-:,9',
}

export type Point = readonly [x: number, y: number]

const code = (text: string, at: number) => text.charCodeAt(at) - 40

/** The strokes of a character; none for those that are not here, such as a space. */
export function strokesOf(character: string): Point[][] {
  const glyph = GLYPHS[character]
  if (!glyph) return []
  return glyph
    .slice(1)
    .split(' ')
    .map((stroke) =>
      Array.from(
        { length: stroke.length / 2 },
        (_, at): Point => [code(stroke, 2 * at), code(stroke, 2 * at + 1)],
      ),
    )
}

export const advanceOf = (character: string): number => {
  const glyph = GLYPHS[character]
  return glyph ? code(glyph, 0) : 14
}

/** How long a line of lettering is, in units of its own. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + advanceOf(character), 0)
