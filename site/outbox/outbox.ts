import type { ContactChallenge } from '../../contract/enquiries/contact.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import { pageLocale } from '../page-locale.ts'
import { wordsIn } from '../words.ts'
import { deleteMessage, findMessage, storeMessage, listMessages, type WaitingMessage } from './message-store.ts'
import { outbox, setOutbox } from './outbox-state.ts'
import { words } from './outbox.words.ts'
import { MAX_WAIT, sendMessage, type Delivery } from './send-message.ts'

export type Submission =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; fields: Record<string, string> }
  /** Stored in this browser, which keeps sending it. */
  | { kind: 'waiting'; key: string; cause: 'connection' | 'server' }
  /** Neither this browser nor the server has stored it. The message is empty where no answer came. */
  | { kind: 'failed'; message: string }

interface Change {
  key?: string
  reference?: string
}

const TEXTS = Object.keys(CONTACT_BOUNDS) as (keyof typeof CONTACT_BOUNDS)[]
const SECOND = 1000
/** Time before the next attempt: it triples up to this. */
const FIRST_PAUSE = 5 * SECOND
const MAX_PAUSE = 15 * 60 * SECOND

/** Milliseconds to read, and perhaps copy, a reference. */
const READING_TIME = 15 * SECOND

let isListening = false
let channel: BroadcastChannel | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The connection has come back since the round began. */
let hasReconnected = false
let round: Promise<void> | undefined
let failures = 0

/** Sends what waits, for as long as the page is open. Idempotent. */
export async function openOutbox(): Promise<void> {
  listen()
  await deliverWaiting()
}

/** Stores a message, then sends it. @param onStored called when it is stored */
export async function submitMessage(
  given: Omit<WaitingMessage, 'writtenAt'>,
  onStored: () => void,
): Promise<Submission> {
  listen()
  const { submission } = given
  const message: WaitingMessage = { ...given, writtenAt: Date.now() }
  try {
    const waiting = (await findMessage(given.key))?.submission
    // A duplicated tab has the key of the first.
    if (waiting && TEXTS.some((name) => waiting[name] !== submission[name])) message.key = createKey()
    await storeMessage(message)
  } catch {
    return sendWithoutStorage(message)
  }
  onStored()
  const result = (await withLock(message.key, true, () => deliver(message.key)))!
  // The form shows its errors.
  if (result.kind === 'refused') await drop(message.key)
  if (result.kind === 'waiting') await planNextRound()
  if (result.kind === 'sent') void deliverWaiting()
  return result
}

/** Sends a waiting message now. Returns undefined when another tab is sending it. */
export async function sendNow(key: string): Promise<Submission | undefined> {
  const result = await withLock(key, false, async () => {
    const result = await deliver(key)
    const message = result.kind === 'refused' && (await findMessage(key).catch(() => undefined))
    if (message) await change({ ...message, refused: result.fields })
    return result
  })
  if (result?.kind === 'sent') {
    tell(result.reference)
    void deliverWaiting()
  }
  return result
}

/** Deletes a waiting message, after an attempt that is under way. Returns false when that has delivered it. */
export async function cancelMessage(key: string): Promise<boolean> {
  const isCancelled = await withLock(key, true, async () => {
    if (!(await findMessage(key).catch(() => undefined))) return false
    await drop(key)
    return true
  })
  return isCancelled!
}

async function sendWithoutStorage({ submission, key }: WaitingMessage): Promise<Submission> {
  const delivery = await sendMessage(submission, key)
  if (delivery.kind === 'refused') return delivery
  if (delivery.kind === 'unknown') return { kind: 'failed', message: delivery.error.message }
  work(delivery.receipt.challenge)
  return { kind: 'sent', reference: delivery.receipt.reference }
}

async function deliver(key: string): Promise<Submission> {
  const message = await findMessage(key).catch(() => undefined)
  const reference = outbox.get().delivered[key]
  if (!message) return reference ? { kind: 'sent', reference } : { kind: 'waiting', key, cause: 'server' }
  setOutbox(({ sending }) => ({ sending: [...sending, key] }))
  const result = await settle(message, await sendMessage(message.submission, key))
  setOutbox(({ sending }) => ({ sending: sending.filter((other) => other !== key) }))
  return result
}

async function settle(message: WaitingMessage, delivery: Delivery): Promise<Submission> {
  const { key } = message
  if (delivery.kind === 'refused') return delivery
  if (delivery.kind === 'unknown') {
    await change({ ...message, ...(delivery.notBefore && { notBefore: delivery.notBefore }) })
    return { kind: 'waiting', key, cause: delivery.error.status === 0 ? 'connection' : 'server' }
  }
  const { reference, challenge } = delivery.receipt
  failures = 0
  setOutbox(({ delivered }) => ({ delivered: { ...delivered, [key]: reference } }))
  // If it stays, it is sent once more, and the server recognizes it.
  await drop(key, reference)
  work(challenge)
  return { kind: 'sent', reference }
}

async function change(message: WaitingMessage): Promise<void> {
  await storeMessage(message).catch(() => undefined)
  await refresh()
  tellTabs({})
}

async function drop(key: string, reference?: string): Promise<void> {
  await deleteMessage(key).catch(() => undefined)
  await refresh()
  tellTabs(reference ? { key, reference } : {})
}

/** Concurrent calls share one round. */
async function deliverWaiting(): Promise<void> {
  clearTimeout(timer)
  await (round ??= goRounds().finally(() => (round = undefined)))
}

async function goRounds(): Promise<void> {
  do {
    hasReconnected = false
    await goRound()
  } while (hasReconnected)
}

async function goRound(): Promise<void> {
  await refresh()
  for (const message of outbox.get().messages.filter(({ refused }) => !refused)) {
    if (timeLeft(message) > 0) continue
    const result = await sendNow(message.key)
    if (result?.kind === 'waiting' && result.cause === 'connection') break
  }
  await planNextRound()
}

async function planNextRound(): Promise<void> {
  await refresh()
  const waiting = outbox.get().messages.filter(({ refused }) => !refused)
  clearTimeout(timer)
  if (waiting.length === 0) return
  const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 3 ** failures++) * (0.75 + Math.random() / 2)
  timer = setTimeout(() => void deliverWaiting(), Math.max(pause, Math.min(...waiting.map(timeLeft))))
}

/** The server never asks for more than a day: then this machine's clock was set back. */
function timeLeft({ notBefore = 0 }: WaitingMessage): number {
  const left = notBefore - Date.now()
  return left > 0 && left <= MAX_WAIT ? left : 0
}

async function refresh(): Promise<void> {
  const messages = await listMessages().catch(() => [])
  setOutbox(() => ({ messages }))
}

/** Follows other tabs, and sends when the network is back or the page wakes up. */
function listen(): void {
  if (isListening) return
  isListening = true
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    const { key, reference } = data
    if (key && reference) setOutbox(({ delivered }) => ({ delivered: { ...delivered, [key]: reference } }))
    void refresh()
  })
  addEventListener('online', () => {
    failures = 0
    // Retries at once what failed without a connection.
    hasReconnected = true
    void deliverWaiting()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void deliverWaiting()
  })
}

function tellTabs(change: Change): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(change)
}

/** One tab at a time per message; browsers without locks may send it twice, which the key makes harmless. */
async function withLock<Result>(key: string, waits: boolean, work: () => Promise<Result>): Promise<Result | undefined> {
  // Missing in browsers from before 2022 and without TLS.
  const locks = navigator.locks as LockManager | undefined
  return locks
    ? locks.request(`message ${key}`, { ifAvailable: !waits }, (lock) => (lock ? work() : undefined))
    : work()
}

/** `randomUUID` is missing without TLS. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function work(challenge: ContactChallenge | undefined): void {
  if (challenge)
    void import('./solve-proof-of-work.ts')
      .then(({ solveProofOfWork }) => solveProofOfWork(challenge))
      .catch(() => undefined)
}

/** Where the toast does not load because the connection has gone again, it is shown when that is back. */
function tell(reference: string): void {
  const text = wordsIn(words, pageLocale()).delivered(reference)
  const show = async () => {
    const { showToast } = await import('../ui/toast/toaster.tsx')
    showToast('success', text, READING_TIME)
  }
  show().catch(() => addEventListener('online', () => void show().catch(() => undefined), { once: true }))
}
