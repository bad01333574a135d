import { findEnquiry } from '../../server/enquiries/store/enquiries.ts'
import { recipientsOf } from '../../server/core/mail/recipients.ts'
import { ServiceError } from '../../server/core/process/service-error.ts'
import { listMailsAbout } from '../../server/core/mail/mail-store.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { lines, minute } from './terminal.ts'

export async function showEnquiry(db: Db, reference: string): Promise<void> {
  const row = await findEnquiry(db, reference)
  if (!row) throw new ServiceError('not_found', `There is no message ${reference}`)
  const suspicions = (JSON.parse(row.suspicions) as string[]).join(', ')
  console.log(`Reference  ${row.reference}
Received   ${minute(row.received_at)}
State      ${row.state}${suspicions && ` (${suspicions})`}
Name       ${lines(row.name)}
Email      ${row.email}
Subject    ${lines(row.subject)}

${lines(row.message)}
`)
  for (const mail of await listMailsAbout(db, [reference])) {
    const when =
      mail.state === 'sent' ? minute(mail.sent_at!) : mail.state === 'queued' ? `next ${minute(mail.due_at)}` : ''
    const facts = [
      mail.state,
      when,
      `${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`,
      `<${mail.message_id}>`,
    ]
    console.log(`Mail       ${mail.kind}: ${facts.filter(Boolean).join(', ')}`)
    const recipients = recipientsOf(mail)
    for (const { address, state, answer } of recipients)
      console.log(`           ${address}: ${state}${answer ? `: ${answer}` : ''}`)
    if (recipients.length === 0 && mail.answer) console.log(`           ${mail.answer}`)
  }
}
