declare global {
  interface Window {
    scriptTimeout?: number
  }
}

/** The scripts are there. */
export function endScriptTimeout() {
  clearTimeout(window.scriptTimeout)
  document.getElementById('script-timeout')?.remove()
}
