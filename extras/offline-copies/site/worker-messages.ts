/** From a page to the worker. */
export interface WorkerMessage {
  /** Addresses of pages and files that the page has loaded past the worker. */
  save?: string[]
  /** A call has waited in vain. */
  isSilent?: boolean
}

export function tellWorker(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  worker.postMessage(message)
}
