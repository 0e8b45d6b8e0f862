/** What pages and the service worker say to each other. */

/** From a page. */
export type PageMessage =
  | { readonly type: 'page-ready' }
  /** Its artwork is there: it shall be there without a network too. */
  | { readonly type: 'clock-opened'; readonly date: string }

/** From the worker; a page answers through the port that comes with it. */
export interface WorkerMessage {
  readonly type: 'which-build'
}

export const isPageMessage = (value: unknown): value is PageMessage =>
  isMessage(value) && (value.type === 'page-ready' || value.type === 'clock-opened')

export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  isMessage(value) && value.type === 'which-build'

const isMessage = (value: unknown): value is { type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value
