export const FACE = '"ft-25-05-23 Lobby"'
export const LACQUER = '#10211d'

export const SHADE = 'rgb(38 22 6 / 0.6)'
