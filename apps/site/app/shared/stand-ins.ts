/** The id of the template that has what is shown before React is there (`StandIns`, which draws it). */
export const STAND_INS = 'stand-ins'
