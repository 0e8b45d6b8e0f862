/** A page that stands still. */
document.body.textContent = '10:08'
