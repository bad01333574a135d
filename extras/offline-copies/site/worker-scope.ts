import type { WorkerMessage } from './worker-messages.ts'

/** The part of lib.webworker.d.ts that is used: the whole would change the types of all other files. */
interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface PageRequestEvent extends LifetimeEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: LifetimeEvent
  activate: LifetimeEvent
  fetch: PageRequestEvent
  message: LifetimeEvent & { data: WorkerMessage }
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void
}

export const workerScope = globalThis as unknown as WorkerScope
