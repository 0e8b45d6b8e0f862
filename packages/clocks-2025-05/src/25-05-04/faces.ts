import type { Credit } from '@found-time/clock-runtime'

/** Title, package and version, years, and who, with semicolons between; nobody named means "The … Project Authors". What is reserved comes last. */
const FACES = `Abril Fatface|@fontsource/abril-fatface 5.3.0|2011|TypeTogether|s "Abril" and "Abril Fatface"
Apropal|fonts-apropal 1.0|2016|Stowarzyszenie Kulturotwórcze Miastodwa; Rafał Buchner
B612 Mono|@fontsource/b612-mono 5.3.0|2012|The B612 Project Authors
Ballet|@fontsource-variable/ballet 5.3.0|2020
Bangers|@fontsource/bangers 5.3.0|2010
Besley|@fontsource/besley 5.3.0|2020
Big Shoulders Stencil|@fontsource-variable/big-shoulders-stencil 5.3.0|2019|The Big Shoulders Project Authors
Bodoni Moda|@fontsource/bodoni-moda 5.3.0|2020
Cedarville Cursive|@fontsource/cedarville-cursive 5.3.0|2010|Kimberly Geswein
Climate Crisis|@fontsource-variable/climate-crisis 5.3.0|2020
Essays 1743 Italic|fonts-essays1743 2.100|2007-2017|John Stracke
Ewert|@fontsource/ewert 5.3.0|2011|Johan Kallas; Mihkel Virkus| Ewert
Fascinate Inline|@fontsource/fascinate-inline 5.2.8|2011|Brian J. Bonislawsky DBA Astigmatic (AOETI)| "Fascinate Inline"
Fraunces|@fontsource-variable/fraunces 5.3.0|2020
Grenze Gotisch|@fontsource-variable/grenze-gotisch 5.3.0|2020
Hamlet Tertia 18|fonts-gotico-antiqua 0+git20190704|2019|Jérôme Knebusch
Havana|fonts-havana 1.0|2016|Stowarzyszenie Kulturotwórcze Miastodwa; Joanna Angulska
Homemade Apple|@fontsource/homemade-apple 5.3.0|2010|Font Diner, Inc. All rights reserved.
Jacquard 24|@fontsource/jacquard-24 5.3.0|2023|The Soft Type Project Authors
Jessen Mittel 14|fonts-gotico-antiqua 0+git20190704|2019|Jérôme Knebusch
Joscelyn|fonts-joscelyn 1.012|2020|Peter S. Baker
Kablammo|@fontsource-variable/kablammo 5.3.0|2023
Megrim|@fontsource/megrim 5.2.8|2010, 2011|Daniel Johnson
Micro 5|@fontsource/micro-5 5.3.0|2023|The Soft Type Project Authors
Monoton|@fontsource/monoton 5.3.0|2011|Vernon Adams| 'Monoton'
Nosifer|@fontsource/nosifer 5.3.0|2011|Vernon Adams DBA Typomondo| "Nosifer"
Pinyon Script|@fontsource/pinyon-script 5.3.0|2022|The PinyonScript Project Authors
Plaster|@fontsource/plaster 5.0.13|2011|Sorkin Type Co| "Plaster"
Press Start 2P|@fontsource/press-start-2p 5.3.0|2012|| "Press Start 2P"
Ptolemy Great Primer 18|fonts-gotico-antiqua 0+git20190704|2019|Jérôme Knebusch
Rampart One|@fontsource/rampart-one 5.3.0|2020|The Rampart Project Authors
Reenie Beanie|@fontsource/reenie-beanie 5.3.0|2010|Typeco
Rye|@fontsource/rye 5.3.0|2012|Sorkin Type Co| 'Rye'
Sancreek|@fontsource/sancreek 5.3.0|2011|Vernon Adams|s "Sancreek"
Stardos Stencil|@fontsource/stardos-stencil 5.3.0|2011|Vernon Adams|s 'Stardos'
Train One|@fontsource/train-one 5.3.0|2020|The Train Project Authors
Uncial Antiqua|@fontsource/uncial-antiqua 5.3.0|2011|Brian J. Bonislawsky DBA Astigmatic (AOETI)| "Uncial Antiqua"
UnifrakturCook|@fontsource/unifrakturcook 5.3.0|2009, 2010|j. 'mach' wust; Peter Wiegel| UnifrakturCook
Vast Shadow|@fontsource/vast-shadow 5.3.0|2010|Sorkin Type Co| Vast and Vast Shadow
Workbench|@fontsource-variable/workbench 5.3.0|2021`

/** The forty typefaces whose marks swim here. */
export const credits: Credit[] = FACES.split('\n').map((line) => {
  const [title = '', from = '', years, who, reserved] = line.split('|')
  const makers = (who || `The ${title} Project Authors`).split('; ')
  const [name = '', version] = from.split(' ')
  return {
    title,
    makers,
    source: { registry: name.startsWith('@') ? 'npm' : 'Debian', package: name, version },
    licence: title === 'Homemade Apple' ? 'Apache-2.0' : 'OFL-1.1',
    changes: 'punctuation marks turned into drawings',
    notice: `Copyright (c) ${years} ${makers.join(', ')}${reserved ? `, with Reserved Font Name${reserved}` : ''}`,
  }
})
