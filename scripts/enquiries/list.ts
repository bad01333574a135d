import { listEnquiries } from '../../server/enquiries/store/enquiries.ts'
import { recipientsOf } from '../../server/core/mail/recipients.ts'
import { countMails, listMailsAbout, type Mail } from '../../server/core/mail/mail-store.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { cell, minute } from './terminal.ts'
import { UsageError } from '../site/run-command.ts'

const STATES = ['accepted', 'quarantined'] as const
const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const
const MAX_ROWS = 1000

export async function printEnquiries(db: Db, options: Record<string, string | undefined>): Promise<void> {
  const state = oneOf(STATES, 'state', options['state'])
  const mailState = oneOf(MAIL_STATES, 'mail', options['mail'])
  const limit = number('limit', options['limit'] ?? '20', MAX_ROWS)
  const page = number('page', options['page'] ?? '1', 1_000_000)
  const messages = await listEnquiries(db, {
    ...(state && { state }),
    ...(mailState && { mail: mailState }),
    limit,
    offset: (page - 1) * limit,
  })
  const mails = Map.groupBy(
    await listMailsAbout(
      db,
      messages.map(({ reference }) => reference),
    ),
    ({ about }) => about,
  )
  for (const { reference, received_at, name, email, subject, state, suspicions } of messages) {
    const why =
      state === 'quarantined'
        ? `quarantined: ${(JSON.parse(suspicions) as string[]).join(', ')}`
        : sayMails(mails.get(reference) ?? [])
    console.log(
      `${reference}  ${minute(received_at)}  ${cell(name, 20)}  ${cell(email, 28)}  ${cell(subject, 36)}  ${why}`,
    )
  }
  if (messages.length === 0) console.log('No messages.')
  else if (messages.length === limit) console.log(`More may be on --page ${page + 1}.`)
  const counts = await countMails(db)
  console.log(`Mails: ${MAIL_STATES.map((each) => `${counts[each]} ${each}`).join(', ')}.`)
  if (counts.failed > 0)
    console.log('Failed: see --mail failed, and show REFERENCE for what the mail server said; retry sends them again.')
}

function sayMails(mails: Mail[]): string {
  if (mails.length === 0) return 'no mail on record'
  return mails
    .map((mail) => `${mail.kind === 'enquiry' ? 'mail' : mail.kind} ${mail.state}${sayWaiting(mail)}`)
    .join(', ')
}

/** The recipients who lack a mail that others have. */
function sayWaiting(mail: Mail): string {
  const recipients = recipientsOf(mail)
  const without = recipients.filter(({ state }) => state !== 'sent')
  return without.length > 0 && without.length < recipients.length
    ? ` for ${without.map(({ address }) => address).join(' and ')}`
    : ''
}

function oneOf<Value extends string>(
  values: readonly Value[],
  name: string,
  given: string | undefined,
): Value | undefined {
  if (given === undefined || values.includes(given as Value)) return given as Value | undefined
  throw new UsageError(`--${name} must be one of: ${values.join(', ')}`)
}

function number(name: string, given: string, most: number): number {
  const value = Number(given)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new UsageError(`--${name} must be a number from 1 to ${most}`)
}
