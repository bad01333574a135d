import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { MailConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { advanceLateMails, claimMail, findNextDue, finishMail, renewLease, type Mail } from '../store/mails.ts'
import type { Database } from '../store/schema.ts'
import { composeMail } from './compose-mail.ts'
import { MailNotTaken, type MailTransport } from './mail-transport.ts'
import { afterAttempt, planRecipients, recipientsOf, stateOf, type Attempt, type Recipient } from './recipients.ts'
import { delayAfter } from './retry-delays.ts'

/** How often the outbox is looked at when nothing wakes the mailer: another process may have stored a message, or crashed. */
const POLL_INTERVAL = 5000
/** A new mail waits this long, so that the answer to the visitor goes first. */
const WAKE_DELAY = 20
/** Mails that are on their way at the same time. */
const PARALLEL = 3
/** After this long without a sign of life another process takes over what one was sending. */
const LEASE = 15_000
/** Longest time for one mail. */
const SEND_TIMEOUT = 5 * 60_000
/** How often it looks for mails that a clock which was set back has put off. */
const CLOCK_CHECK_INTERVAL = 60_000
/** More than the clocks of several machines differ. */
const CLOCK_DIFFERENCE = 10 * 60_000
/** More than the longest time between two attempts. */
const LONGEST_WAIT = 8 * 60 * 60_000
/** How long a stop waits for what is on its way. */
const STOP_PATIENCE = 8000

export interface Mailer {
  /** Says that a mail was put into the outbox. */
  wake(): void
  /** Sends nothing new, and waits a while for what is on its way. What is then not done is queued again. */
  stop(): Promise<void>
}

export interface MailerParts {
  db: Kysely<Database>
  transport: MailTransport
  config: MailConfig
  /** What links to choose a password are made of. */
  secret: string
  log: Log
  now?: () => Date
}

/**
 * Sends the mails of the outbox, each by one process only, however many there are: a mail is claimed in the store with a
 * lease that is renewed while it is being sent. A crash between sending and saying so sends it twice, with the same
 * Message-ID, and never loses it.
 */
export function startMailer({ db, transport, config, secret, log, now = () => new Date() }: MailerParts): Mailer {
  const holder = randomUUID()
  const underway = new Set<Promise<void>>()
  const ending = new AbortController()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looksAt = Infinity
  let claiming: Promise<void> | undefined
  let isAskedAgain = false
  let saidThatStoreFails = false
  let checkedClockAt = -Infinity

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  /** The soonest of all that ask counts: many in a row do not put each other off. */
  function look(delay: number): void {
    const time = performance.now() + delay
    if (stopped || time >= looksAt) return
    clearTimeout(timer)
    looksAt = time
    timer = setTimeout(begin, delay)
  }

  /** One claiming at a time; what is asked meanwhile is asked once more afterwards. */
  function begin(): void {
    looksAt = Infinity
    if (claiming) {
      isAskedAgain = true
      return
    }
    isAskedAgain = false
    claiming = claimAll()
      .then(look)
      .finally(() => {
        claiming = undefined
        if (isAskedAgain) look(0)
      })
  }

  /** @returns milliseconds until it should look again */
  async function claimAll(): Promise<number> {
    try {
      await checkClock()
      while (!stopped && underway.size < PARALLEL) {
        const due = await findNextDue(db)
        const rest = due === undefined ? POLL_INTERVAL : Date.parse(due) - now().getTime()
        if (rest > 0) return Math.min(rest, POLL_INTERVAL)
        const mail = await claimMail(db, { now: now().toISOString(), holder, leaseEnd: later(LEASE) })
        if (!mail) return POLL_INTERVAL
        const sending = send(mail).finally(() => {
          underway.delete(sending)
          look(0)
        })
        underway.add(sending)
      }
      saidThatStoreFails = false
    } catch (error) {
      if (!saidThatStoreFails && !stopped) log.error('mail: the outbox cannot be read; trying again', error)
      saidThatStoreFails = true
    }
    return POLL_INTERVAL
  }

  async function checkClock(): Promise<void> {
    if (performance.now() - checkedClockAt < CLOCK_CHECK_INTERVAL) return
    checkedClockAt = performance.now()
    await advanceLateMails(db, { now: later(0), soon: later(CLOCK_DIFFERENCE), latest: later(LONGEST_WAIT) })
  }

  /** Never rejects. */
  async function send(mail: Mail): Promise<void> {
    const heartbeat = setInterval(() => {
      renewLease(db, { id: mail.id, holder, leaseEnd: later(LEASE) }).catch(() => {})
    }, LEASE / 3)
    try {
      await finishMail(db, { id: mail.id, holder, ...(await attempt(mail)) })
    } catch (error) {
      // The lease runs out, and the mail is sent once more.
      log.error(`mail: what became of ${nameOf(mail)} could not be stored`, error)
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function attempt(mail: Mail): Promise<Partial<Mail>> {
    let planned: Recipient[] = recipientsOf(mail)
    try {
      const composed = await composeMail(db, mail, { config, secret, now: now() })
      if (!composed) return { state: 'sent', sent_at: now().toISOString(), answer: 'Not sent: nothing is left to tell' }
      planned = planRecipients(planned, composed.to)
      const recipients = planned.filter(({ state }) => state === 'queued').map(({ address }) => address)
      if (recipients.length === 0) return outcome(mail, planned, mail.answer)
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(SEND_TIMEOUT)])
      const { answer, refused } = await transport.send({ ...composed, recipients }, signal)
      return settle(mail, planned, { answer, refused, isTaken: true })
    } catch (error) {
      if (ending.signal.aborted) return { state: 'queued', due_at: now().toISOString(), attempts: mail.attempts - 1 }
      const answer = error instanceof Error ? error.message : String(error)
      if (error instanceof MailNotTaken) return settle(mail, planned, { answer, refused: error.refused, isTaken: false })
      log.error(`mail: ${nameOf(mail)} cannot be written`, error)
      return settle(mail, planned, { answer, refused: [], isTaken: false })
    }
  }

  function settle(mail: Mail, planned: Recipient[], result: Pick<Attempt, 'answer' | 'refused' | 'isTaken'>): Partial<Mail> {
    const recipients = afterAttempt(planned, {
      ...result,
      at: now().toISOString(),
      // One person's address that does not exist will not exist tomorrow; the firm's own can be put right.
      believesRefusals: mail.kind !== 'enquiry' && mail.kind !== 'quarantine',
      isLast: delayAfter(mail.attempts) === undefined,
    })
    const refusals = recipients.filter((recipient, index) => recipient.state !== 'sent' && planned[index]?.state === 'queued')
    const isForAll = refusals.length === recipients.length
    const said = refusals.map(({ address, answer }) => `${address}: ${answer ?? ''}`).join('; ')
    const answer = isForAll ? result.answer : [result.isTaken && result.answer, said].filter(Boolean).join('; ')
    return outcome(mail, recipients, answer, isForAll ? '' : ` for ${refusals.map(({ address }) => address).join(', ')}`)
  }

  /** @param forWhom names the recipients that did not get it, where others did */
  function outcome(mail: Mail, recipients: Recipient[], answer: string | null, forWhom = ''): Partial<Mail> {
    const stored = { answer, recipients: JSON.stringify(recipients) }
    // Without a recipient, what has failed is the writing of the mail.
    const delay = delayAfter(mail.attempts)
    const state = recipients.length > 0 ? stateOf(recipients) : delay === undefined ? 'failed' : 'queued'
    if (state === 'sent') return { ...stored, state, sent_at: now().toISOString() }
    if (state === 'failed' || delay === undefined) {
      const advice = isAboutMessage(mail) ? ` See npm run enquiries -- show ${mail.about}` : ''
      log.error(`mail: ${nameOf(mail)} has failed${forWhom} after ${mail.attempts} attempts: ${answer}.${advice}`)
      return { ...stored, state: 'failed' }
    }
    const failed = recipients.filter((recipient) => recipient.state === 'failed')
    if (failed.length > 0) log.error(`mail: ${nameOf(mail)} has failed for ${failed.map(({ address }) => address).join(', ')}, and is tried again for others: ${answer}`)
    log.info(`mail: ${nameOf(mail)} was not taken${forWhom} (attempt ${mail.attempts}), next in ${Math.round(delay / 1000)} s: ${answer}`)
    return { ...stored, state, due_at: later(delay) }
  }

  look(0)
  return {
    wake: () => look(WAKE_DELAY),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await claiming
      await Promise.race([Promise.all(underway), wait(STOP_PATIENCE, undefined, { ref: false })])
      ending.abort()
      await Promise.all(underway)
    },
  }
}

function isAboutMessage({ kind }: Mail): boolean {
  return kind === 'enquiry' || kind === 'acknowledgement'
}

function nameOf({ kind, about }: Mail): string {
  return `${kind} ${about}`
}
