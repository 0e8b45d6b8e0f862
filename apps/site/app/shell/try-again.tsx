/** Opens the page anew: a script that never answered is not asked for again by one that is open. */
export const TryAgain = () => (
  <button type="button" onClick={() => window.location.reload()}>
    Try again
  </button>
)
