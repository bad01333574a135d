import { WAITING } from './waiting-flag.ts'

/** On every page: what a visit before has left waiting is sent now. Nearly all visitors load nothing for it. */
export function resumeOutbox(): void {
  try {
    if (localStorage.getItem(WAITING)) void import('./outbox.ts').then(({ openOutbox }) => openOutbox())
  } catch {
    // Where nothing may be kept, nothing waits.
  }
}
