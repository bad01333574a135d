import { WAITING } from './waiting-flag.ts'

/** Sends what an earlier visit left; other visitors load nothing. */
export function resumeOutbox(): void {
  try {
    if (localStorage.getItem(WAITING)) void import('./outbox.ts').then(({ openOutbox }) => openOutbox())
  } catch {
    // Without storage, nothing waits.
  }
}
