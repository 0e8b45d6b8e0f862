/** Signs of laundry care from Tabler Icons, lines on a grid of 24: wash, tumble, hang. */
export const SIGNS = [
  'M3.486 8.965Q3.738 8.996 4 9c.79.009 1.539-.178 2-.5c.461-.32 1.21-.507 2-.5c.79-.007 1.539.18 2 .5c.461.322 1.21.509 2 .5c.79.009 1.539-.178 2-.5c.461-.32 1.21-.507 2-.5c.79-.007 1.539.18 2 .5c.461.322 1.21.509 2 .5q.256-.002.503-.034M3 6l1.721 10.329A2 2 0 0 0 6.694 18h10.612a2 2 0 0 0 1.973-1.671L21 6m-11 9h.01M14 15h.01M14 12h.01M10 12h.01',
  'M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  'M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM4 4.01q8 7.985 16-.01',
]

/** A sock that hangs from its cuff, 24 long, with its toe to the right; and the stripe below the cuff. */
export const SOCK = 'M-5 0H5V10Q5 12.5 7.5 13.5L12 15Q16 17 14.5 20.5Q13.5 23 10 23H0Q-5 23-5 18Z'
export const STRIPE = 'M-5 3H5V5.5H-5Z'
