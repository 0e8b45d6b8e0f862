/** Whether the visitor asked the browser to save data: then nothing is fetched that they did not ask for. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
}
