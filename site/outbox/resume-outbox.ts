import { readStored } from '../storage.ts'
import { WAITING } from './waiting-flag.ts'

/** Sends what an earlier visit left; other visitors load nothing. */
export function resumeOutbox(): void {
  if (readStored('localStorage', WAITING)) void import('./outbox.ts').then(({ openOutbox }) => openOutbox())
}
