import type { JobOutcome } from '../jobs/handler.ts'
import { HOUR, MINUTE, SECOND } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { asCalledHere } from '../process/project-folder.ts'
import { messageOf } from '../process/service-error.ts'
import { writeWithoutWaiting } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'
import type { MailConfig } from './mail-config.ts'
import { withLetterhead } from './mail-text.ts'
import { MAIL_JOB, NOT_NEEDED, findMail, type Mail, updateMail } from './mail-store.ts'
import { MailRefusedError, type Delivery, type ReadMail } from './mail-transport.ts'
import { afterAttempt, planRecipients, recipientsOf, stateOf, type Attempt, type Recipient } from './recipients.ts'
import { findTemplate, type MailTemplate } from './templates.ts'

/** Milliseconds after each failed attempt, a day in all; one more failure is final. */
export const RETRY_DELAYS = [
  30 * SECOND,
  ...[1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 4, 6, 6].map((hours) => hours * HOUR),
]

const MAX_DELAY = Math.max(...RETRY_DELAYS)

/** Milliseconds; undefined after the last attempt. @param random 0 to 1: up to a fifth of jitter */
export function delayAfter(attempts: number, random = Math.random()): number | undefined {
  const delay = RETRY_DELAYS[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.9 + random * 0.2))
}

const SEND_TIMEOUT = 5 * 60_000
const PARALLEL = 3
/** A quarantine notice waits for its hour to end, and jitter lengthens delays. */
const MAX_WAIT = MAX_DELAY * 1.5

interface MailParts {
  db: Db
  readMail: ReadMail
  secret: string
  publicUrl?: string | undefined
  log: Log
  now?: () => Date
}

interface Sending {
  mail: Mail
  attempts: number
  /** The firm can correct its own addresses, so their permanent refusals are retried. */
  isToFirm: boolean
}

/** Sends at least once: a repeated mail has the same Message-ID. Retries are per recipient. */
export function createMailHandler({ db, readMail, secret, publicUrl, log, now = () => new Date() }: MailParts) {
  return { kind: MAIL_JOB, run, parallel: PARALLEL, longestWait: MAX_WAIT, purgesItself: true }

  async function run(
    { subject, attempts }: { subject: string; attempts: number },
    signal: AbortSignal,
  ): Promise<JobOutcome> {
    const mail = await findMail(db, Number(subject))
    if (!mail) return { state: 'done' }
    let sending: Sending = { mail, attempts, isToFirm: false }
    let planned = recipientsOf(mail)
    try {
      const { config, transport } = await readMail()
      const composed = await compose(await completeMessageId(mail, config), config)
      if (!composed) return done(mail, { sent_at: now().toISOString(), answer: NOT_NEEDED })
      sending = { ...sending, isToFirm: composed.isToFirm }
      planned = planRecipients(planned, composed.outgoing.to)
      const recipients = planned.filter(({ state }) => state === 'queued').map(({ address }) => address)
      if (recipients.length === 0) return outcome(sending, planned, mail.answer)
      const timely = AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT)])
      const delivery: Delivery = await transport.send({ ...composed.outgoing, recipients }, timely)
      return settle(sending, planned, { ...delivery, isTaken: true })
    } catch (error) {
      if (signal.aborted) throw error
      const answer = messageOf(error)
      if (error instanceof MailRefusedError)
        return settle(sending, planned, { answer, refused: error.refused, isTaken: false })
      log.error(`mail: ${nameOf(mail)} cannot be written`, error)
      return settle(sending, planned, { answer, refused: [], isTaken: false })
    }
  }

  /** Adds the domain of MAIL_FROM, and stores the id before the first attempt. */
  async function completeMessageId(mail: Mail, config: MailConfig): Promise<Mail> {
    if (mail.message_id.includes('@')) return mail
    const message_id = `${mail.message_id}@${config.from.address.split('@')[1]}`
    await writeWithoutWaiting(db, (free: Db) => updateMail(free, mail.id, { message_id }))
    return { ...mail, message_id }
  }

  async function compose(mail: Mail, config: MailConfig) {
    const { officeLocale, enquiriesTo } = config
    const context = { secret, now: now(), officeLocale, enquiriesTo, publicUrl }
    const content = await templateOf(mail).compose(db, mail, context)
    if (!content) return undefined
    const envelope = { messageId: mail.message_id, date: new Date(mail.created_at), from: config.from }
    const { locale, headers, ...rest } = content
    const outgoing = {
      ...envelope,
      to: config.enquiriesTo,
      ...rest,
      html: await withLetterhead(db, content),
      headers: { 'Content-Language': locale, ...headers },
    }
    return { outgoing, isToFirm: content.to === undefined }
  }

  function settle(sending: Sending, planned: Recipient[], result: Pick<Attempt, 'answer' | 'refused' | 'isTaken'>) {
    const recipients = afterAttempt(planned, {
      ...result,
      at: now().toISOString(),
      acceptsRefusals: !sending.isToFirm,
      isLast: delayAfter(sending.attempts) === undefined,
    })
    const refusals = recipients.filter(
      (recipient, index) => recipient.state !== 'sent' && planned[index]?.state === 'queued',
    )
    const isForAll = refusals.length === recipients.length
    const said = refusals.map(({ address, answer }) => `${address}: ${answer ?? ''}`).join('; ')
    const answer = isForAll ? result.answer : [result.isTaken && result.answer, said].filter(Boolean).join('; ')
    return outcome(
      sending,
      recipients,
      answer,
      isForAll ? '' : ` for ${refusals.map(({ address }) => address).join(', ')}`,
    )
  }

  function outcome(
    { mail, attempts }: Sending,
    recipients: Recipient[],
    answer: string | null,
    forWhom = '',
  ): JobOutcome {
    const stored = { answer, recipients: JSON.stringify(recipients) }
    const delay = delayAfter(attempts)
    const state = recipients.length > 0 ? stateOf(recipients) : delay === undefined ? 'failed' : 'queued'
    if (state === 'sent') return done(mail, { ...stored, sent_at: now().toISOString() })
    const write = (tx: Db) => updateMail(tx, mail.id, stored)
    if (state === 'failed' || delay === undefined) {
      const advice =
        findTemplate(mail.kind)?.aboutIs === 'enquiry'
          ? asCalledHere(` See npm run enquiries -- show ${mail.about}`)
          : ''
      log.error(`mail: ${nameOf(mail)} has failed${forWhom} after ${attempts} attempts: ${answer}.${advice}`)
      return { state: 'failed', error: answer, write }
    }
    const failed = recipients.filter((recipient) => recipient.state === 'failed').map(({ address }) => address)
    if (failed.length > 0)
      log.error(`mail: ${nameOf(mail)} has failed for ${failed.join(', ')}, and is tried again for others: ${answer}`)
    log.info(
      `mail: ${nameOf(mail)} was not accepted${forWhom} (attempt ${attempts}), next in ${Math.round(delay / 1000)} s: ${answer}`,
    )
    return { state: 'queued', dueAt: new Date(now().getTime() + delay).toISOString(), error: answer, write }
  }
}

function done({ id }: Mail, values: Parameters<typeof updateMail>[2]): JobOutcome {
  return { state: 'done', write: (tx) => updateMail(tx, id, values) }
}

/** @throws for a newer program's kind of mail, which waits */
function templateOf({ kind }: Mail): MailTemplate {
  const template = findTemplate(kind)
  if (!template) throw new Error(`There is no mail of the kind ${kind} in this version of the program`)
  return template
}

function nameOf({ kind, about }: Mail): string {
  return `${kind} ${about}`
}
