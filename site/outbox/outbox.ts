import type { ContactChallenge, ContactSubmission } from '../../contract/contact.ts'
import { dropMessage, findMessage, keepMessage, listMessages, type WaitingMessage } from './message-store.ts'
import { getOutbox, setOutbox } from './outbox-state.ts'
import { LONGEST_WAIT, sendMessage, type Delivery } from './send-message.ts'

/** What became of a message that was given to the outbox. */
export type Submission =
  | { kind: 'stored'; reference: string }
  | { kind: 'refused'; fields: Record<string, string> }
  /** Safe in this browser, which goes on sending it. */
  | { kind: 'waiting'; key: string; cause: 'connection' | 'server' }
  /** This browser keeps nothing, and the server does not say that it has it. */
  | { kind: 'failed'; message: string; status: number }

/** What tabs tell each other: that the messages are others, and which one was delivered. */
interface Change {
  key?: string
  reference?: string
}

const SECOND = 1000
/** Time before the next attempt: it triples up to this. */
const FIRST_PAUSE = 5 * SECOND
const LONGEST_PAUSE = 15 * 60 * SECOND

/** A reference is to be read, and perhaps copied; in milliseconds. */
const READING_TIME = 15 * SECOND

let isListening = false
let channel: BroadcastChannel | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The connection has come back since the round began. */
let cameBack = false
let round: Promise<void> | undefined
let failures = 0

/** Begins to send what waits, and goes on for as long as the page is open. To open it twice changes nothing. */
export async function openOutbox(): Promise<void> {
  listen()
  await deliverWaiting()
}

/**
 * Keeps a message in this browser, then sends it. Closing the page in the middle loses nothing.
 * @param onKept called when the message is safe: whatever else holds its text may let it go
 */
export async function submitMessage(submission: ContactSubmission, onKept: () => void): Promise<Submission> {
  listen()
  const message: WaitingMessage = { key: createKey(), submission, writtenAt: Date.now() }
  try {
    await keepMessage(message)
  } catch {
    return sendUnkept(submission)
  }
  onKept()
  const result = (await alone(message.key, true, () => deliver(message.key)))!
  // It is back in the form, where the visitor sees what is wrong with it.
  if (result.kind === 'refused') await drop(message.key)
  if (result.kind === 'waiting') await planNextRound()
  if (result.kind === 'stored') void deliverWaiting()
  return result
}

/** Sends a waiting message now, whatever was planned. @returns undefined when another tab is just sending it */
export async function sendNow(key: string): Promise<Submission | undefined> {
  const result = await alone(key, false, async () => {
    const result = await deliver(key)
    const message = result.kind === 'refused' && (await findMessage(key).catch(() => undefined))
    if (message) await change({ ...message, refused: result.fields })
    return result
  })
  if (result?.kind === 'stored') {
    tell(result.reference)
    // What one message has got through, others will.
    void deliverWaiting()
  }
  return result
}

/** Forgets a waiting message. @returns false when another tab is just sending it, and nothing is forgotten */
export async function cancelMessage(key: string): Promise<boolean> {
  return (await alone(key, false, async () => (await drop(key), true))) ?? false
}

/** By content and day, the server knows such a message again when the visitor presses the button once more. */
async function sendUnkept(submission: ContactSubmission): Promise<Submission> {
  const delivery = await sendMessage(submission)
  if (delivery.kind === 'refused') return delivery
  if (delivery.kind === 'unknown')
    return { kind: 'failed', message: delivery.error.message, status: delivery.error.status || 503 }
  work(delivery.receipt.challenge)
  return { kind: 'stored', reference: delivery.receipt.reference }
}

/** Sends a kept message once. To be called by one tab at a time. */
async function deliver(key: string): Promise<Submission> {
  const message = await findMessage(key).catch(() => undefined)
  const reference = getOutbox().delivered[key]
  if (!message) return reference ? { kind: 'stored', reference } : { kind: 'waiting', key, cause: 'server' }
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
  // Should it stay, it is sent once more, and the server knows it.
  await drop(key, reference)
  work(challenge)
  return { kind: 'stored', reference }
}

async function change(message: WaitingMessage): Promise<void> {
  await keepMessage(message).catch(() => undefined)
  await refresh()
  tellTabs({})
}

async function drop(key: string, reference?: string): Promise<void> {
  await dropMessage(key).catch(() => undefined)
  await refresh()
  tellTabs(reference ? { key, reference } : {})
}

/** One round over all that waits, however often it is asked for. */
async function deliverWaiting(): Promise<void> {
  clearTimeout(timer)
  await (round ??= goRounds().finally(() => (round = undefined)))
}

async function goRounds(): Promise<void> {
  do {
    cameBack = false
    await goRound()
  } while (cameBack)
}

async function goRound(): Promise<void> {
  await refresh()
  for (const message of getOutbox().messages.filter(({ refused }) => !refused)) {
    if (timeLeft(message) > 0) continue
    const result = await sendNow(message.key)
    if (result?.kind === 'waiting' && result.cause === 'connection') break
  }
  await planNextRound()
}

async function planNextRound(): Promise<void> {
  await refresh()
  const waiting = getOutbox().messages.filter(({ refused }) => !refused)
  clearTimeout(timer)
  if (waiting.length === 0) return
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 3 ** failures++) * (0.75 + Math.random() / 2)
  timer = setTimeout(() => void deliverWaiting(), Math.max(pause, Math.min(...waiting.map(timeLeft))))
}

/** How long the server does not want to be asked. More than a day it never says: then this machine's clock was put back. */
function timeLeft({ notBefore = 0 }: WaitingMessage): number {
  const left = notBefore - Date.now()
  return left > 0 && left <= LONGEST_WAIT ? left : 0
}

async function refresh(): Promise<void> {
  const messages = await listMessages().catch(() => [])
  setOutbox(() => ({ messages }))
}

/** What another tab has done is shown here too; and what was waiting for the network, or slept, is sent. */
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
    // What has just failed was tried without a connection: it is not left to the pause.
    cameBack = true
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

/**
 * Does what only one tab may do with a message at a time. Browsers without locks may send it twice, which the key makes harmless.
 * @param waits whether to wait until another tab has done its part; undefined is returned otherwise
 */
async function alone<Result>(key: string, waits: boolean, work: () => Promise<Result>): Promise<Result | undefined> {
  // Not there in browsers of before 2022, and on pages that came without TLS.
  const locks = navigator.locks as LockManager | undefined
  return locks
    ? locks.request(`message ${key}`, { ifAvailable: !waits }, (lock) => (lock ? work() : undefined))
    : work()
}

/** Not `randomUUID`, which is not there on pages that came without TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Does the work that lets a message through which may be spam. Should it fail, a person looks at the message. */
function work(challenge: ContactChallenge | undefined): void {
  if (challenge)
    void import('./solve-proof-of-work.ts')
      .then(({ solveProofOfWork }) => solveProofOfWork(challenge))
      .catch(() => undefined)
}

function tell(reference: string): void {
  const words = `Your message has been delivered. Your reference is ${reference}.`
  void import('../ui/toast/toaster.tsx')
    .then(({ showToast }) => showToast('success', words, READING_TIME))
    .catch(() => undefined)
}
