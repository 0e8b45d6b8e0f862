/** A game's score is a fact; these were all played before 1900. */
export interface Game {
  readonly white: string
  readonly black: string
  /** Where, when, and the opening. */
  readonly place: string
  readonly opening: string
  /** The first fifty-nine half-moves. */
  readonly moves: string
  /** How it went on. */
  readonly rest: string
}

export const GAMES: readonly Game[] = [
  {
    white: 'M’Donnell',
    black: 'La Bourdonnais',
    place: 'London, 1834',
    opening: 'Sicilian Game',
    moves:
      'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nxc6 bxc6 Bc4 Nf6 Bg5 Be7 Qe2 d5 Bxf6 Bxf6 Bb3 O-O O-O a5 exd5 cxd5 Rd1 d4 c4 Qb6 Bc2 Bb7 Nd2 Rae8 Ne4 Bd8 c5 Qc6 f3 Be7 Rac1 f5 Qc4+ Kh8 Ba4 Qh6 Bxe8 fxe4 c6 exf3 Rc2 Qe3+ Kh1 Bc8 Bd7 f2 Rf1 d3 Rc3 Bxd7 cxd7',
    rest: 'Black won in 37 moves.',
  },
  {
    white: 'Zukertort',
    black: 'Blackburne',
    place: 'London, 1883',
    opening: 'English Opening',
    moves:
      'c4 e6 e3 Nf6 Nf3 b6 Be2 Bb7 O-O d5 d4 Bd6 Nc3 O-O b3 Nbd7 Bb2 Qe7 Nb5 Ne4 Nxd6 cxd6 Nd2 Ndf6 f3 Nxd2 Qxd2 dxc4 Bxc4 d5 Bd3 Rfc8 Rae1 Rc7 e4 Rac8 e5 Ne8 f4 g6 Re3 f5 exf6 Nxf6 f5 Ne4 Bxe4 dxe4 fxg6 Rc2 gxh7+ Kh8 d5+ e5 Qb4 R8c5 Rf8+ Kxh7 Qxe4+',
    rest: 'White won in 33 moves.',
  },
  {
    white: 'Lasker',
    black: 'Bauer',
    place: 'Amsterdam, 1889',
    opening: 'Bird’s Opening',
    moves:
      'f4 d5 e3 Nf6 b3 e6 Bb2 Be7 Bd3 b6 Nc3 Bb7 Nf3 Nbd7 O-O O-O Ne2 c5 Ng3 Qc7 Ne5 Nxe5 Bxe5 Qc6 Qe2 a6 Nh5 Nxh5 Bxh7+ Kxh7 Qxh5+ Kg8 Bxg7 Kxg7 Qg4+ Kh7 Rf3 e5 Rh3+ Qh6 Rxh6+ Kxh6 Qd7 Bf6 Qxb7 Kg7 Rf1 Rab8 Qd7 Rfd8 Qg4+ Kf8 fxe5 Bg7 e6 Rb7 Qg6 f6 Rxf6+',
    rest: 'White won in 38 moves.',
  },
  {
    white: 'Pillsbury',
    black: 'Lasker',
    place: 'St. Petersburg, 1896',
    opening: 'Queen’s Gambit',
    moves:
      'd4 d5 c4 e6 Nc3 Nf6 Nf3 c5 Bg5 cxd4 Qxd4 Nc6 Qh4 Be7 O-O-O Qa5 e3 Bd7 Kb1 h6 cxd5 exd5 Nd4 O-O Bxf6 Bxf6 Qh5 Nxd4 exd4 Be6 f4 Rac8 f5 Rxc3 fxe6 Ra3 exf7+ Rxf7 bxa3 Qb6+ Bb5 Qxb5+ Ka1 Rc7 Rd2 Rc4 Rhd1 Rc3 Qf5 Qc4 Kb2 Rxa3 Qe6+ Kh7 Kxa3 Qc3+ Ka4 b5+ Kxb5',
    rest: 'Black mated in 32 moves.',
  },
]
