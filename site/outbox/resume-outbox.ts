/** Set for as long as a message waits in this browser, so that pages need not load the outbox to find out. */
export const WAITING = 'message-waits'

/** On every page: what a visit before has left waiting is sent now. Nearly all visitors load nothing for it. */
export function resumeOutbox(): void {
  try {
    if (localStorage.getItem(WAITING)) void import('./outbox.ts').then(({ openOutbox }) => openOutbox())
  } catch {
    // Where nothing may be kept, nothing waits.
  }
}
