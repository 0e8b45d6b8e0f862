/** What the clock tells screen readers: `10:08`, on twenty-four hours; nothing while there is no clock. */
export const timeShown = () =>
  document.querySelector<HTMLTimeElement>('.ftf-screen [data-found-time="time"]')?.dateTime
