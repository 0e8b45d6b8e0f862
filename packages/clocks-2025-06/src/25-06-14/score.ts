/**
 * Frédéric Chopin, Nocturne in E flat, opus 9 number 2 (Leipzig, Kistner 1833), bars 1 to 11, without its ornaments and
 * upbeat. Twelve quavers a bar at the printed 132 quavers a minute: these bars last a minute exactly.
 */
export const QUAVERS = 132

/** Right hand: notes, together with `+`, and how many quavers they last, one if nothing is said. */
export const RIGHT = `
G5:4 F5 G5 F5:3 Eb5:2 Bb4
G5:2 C5 C6:2 G5 Bb5:3 Ab5:2 G5
F5:3 G5:2 D5 Eb5:3 C5:3
Bb4 D6 C6 Bb5:.5 Ab5:.5 G5:.5 Ab5:.5 C5:.5 D5:.5 Eb5:3 -:2 Bb4
G5:3 F5:.5 G5:.5 F5:.5 E5:.5 F5:.5 G5:.5 F5 Eb5:2.5 F5:.5 Eb5:.5 D5:.5 Eb5:.5 F5:.5
G5:.5 B4:.5 C5:.5 Db5:.5 C5:.5 F5:.5 E5:.5 Ab5:.5 G5:.5 Db6:.5 C6:.5 G5:.5 Bb5:3 Ab5:2 G5
F5:3 G5 G5 D5 Eb5:3 C5:3
Bb4 D6 C6 Bb5:.5 Ab5:.5 G5:.5 Ab5:.5 C5:.5 D5:.5 Eb5:4 D5 Eb5
F5:3 G5:2 F5 F5:3 C5:3
Eb5 Eb5 Eb5 Eb5 D5:.5 Eb5:.5 F5:.75 Eb5:.25 Eb5:3 Bb4:3
Bb5:3 A5:2 G5 A4+F5:3 Bb4+D5:3`

/** Left hand: a bass note and two chords, four times a bar. */
export const LEFT = `
Eb2 G3+Eb4 Bb3+Eb4+G4 Eb3 Ab3+D4 B3+D4+Ab4 Eb2 G3+Eb4 Bb3+Eb4+G4 D2 G3+Eb4 Bb3+Eb4+G4
C2 G3+E4 Bb3+E4+G4 C3 G3+E4 C4+E4+Bb4 F2 F3+Db4 Bb3+Db4+E4 F2 F3+C4 Ab3+C4+F4
Bb2 F3+D4 Bb3+D4+Ab4 B2 G3+F4 D4+F4+G4 C3 G3+Eb4 C4+Eb4+G4 A2 Gb3+Eb4 C4+Eb4+Gb4
Bb2 F3+Eb4 Bb3+Eb4+Ab4 Bb1 F3+D4 Bb3+Ab4 Eb2 G3+Eb4 Bb3+Eb4+G4 Eb3 G3+Eb4 Bb3+Eb4+G4
Eb3 G3+Eb4 Bb3+Eb4+G4 Eb3 Ab3+D4 B3+D4+Ab4 Eb3 G3+Eb4 Bb3+Eb4+G4 D3 G3+Eb4 Bb3+Eb4+G4
C3 G3+E4 Bb3+E4+G4 C3 G3+E4 C4+E4+Bb4 F2 F3+Db4 Bb3+Db4+E4 F2 F3+C4 Ab3+C4+F4
Bb2 F3+D4 Bb3+D4+Ab4 B2 G3+F4 D4+F4+G4 C3 G3+Eb4 C4+Eb4+G4 A2 Gb3+Eb4 C4+Eb4+Gb4
Bb2 F3+Eb4 Bb3+Eb4+Ab4 Bb1 F3+D4 Bb3+Ab4 Eb2 G3+Eb4 Bb3+Eb4+G4 Eb3 G3+Eb4 Bb3+Eb4+G4
Bb2 F3+D4 Bb3+D4+F4 Bb2 F3+D4 Bb3+D4+F4 A2 F3+C4 C4+F4 A2 F3+C4 C4+F4
Ab2 Eb3+C4 Ab3+C4+Eb4 Ab1 Eb3+B3 Ab3+B3+Eb4 Eb2 G3+Eb4 Bb3+Eb4+G4 Eb3 G3+Eb4 Bb3+Eb4+G4
E2 E3+Db4 Bb3+Db4+G4 E2 E3+C4 Bb3+C4+G4 F2 F3+Eb4 C4+Eb4+A4 G2 G3+D4 Bb3+D4+Bb4`
