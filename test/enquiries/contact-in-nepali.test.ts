import { expect, test } from 'vitest'
import type { ErrorBody } from '../../contract/error.ts'
import { acknowledgementMail } from '../../server/enquiries/acknowledgement-mail.ts'
import { enquiryMail } from '../../server/enquiries/enquiry-mail.ts'
import { createTestApp, describeOnEachEngine, NOW, type TestApp } from '../create-test-app.ts'

const MESSAGE = { name: 'Maya', email: 'maya@example.org', subject: 'पुल', message: 'पुल कहिले बन्छ?' }

async function send(
  { request }: TestApp,
  locale: string,
  body: unknown,
): Promise<ErrorBody & { data: { reference: string } }> {
  const answer = await request(`/contact-us?locale=${locale}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return (await answer.json()) as never
}

describeOnEachEngine('a message from a Nepali page', (engine) => {
  test('is acknowledged in Nepali, with the date of Bikram Sambat first, and the office reads its language', async () => {
    const app = await createTestApp(engine)
    const { reference } = (await send(app, 'ne', MESSAGE)).data
    const context = { secret: '', now: NOW, officeLocale: 'en' } as const
    const mail = { id: 1, kind: 'acknowledgement', about: reference, created_at: NOW.toISOString() }
    const receipt = await acknowledgementMail.compose(app.db, mail, context)
    expect(receipt!.subject).toBe(`तपाईंको सन्देश प्राप्त भयो (${reference})`)
    expect(receipt!.text).toMatch(/तपाईंले २०८३ .+ गते \(.+ २०२६\), .+ बजे पठाउनुभएको/)
    expect(receipt!.html).toContain('<html lang="ne">')
    expect((await enquiryMail.compose(app.db, mail, context))!.text).toMatch(/^Language: +Nepali$/m)
  })

  test('is acknowledged in English where the language is unknown or left out', async () => {
    const app = await createTestApp(engine)
    const { reference } = (await send(app, 'xx', MESSAGE)).data
    const mail = { id: 1, kind: 'acknowledgement', about: reference, created_at: NOW.toISOString() }
    const receipt = await acknowledgementMail.compose(app.db, mail, {
      secret: '',
      now: NOW,
      officeLocale: 'en',
    } as const)
    expect(receipt!.subject).toBe(`We have received your message (${reference})`)
  })

  test('is refused in Nepali, field by field', async () => {
    const app = await createTestApp(engine)
    const faulty = { name: ' ', email: 'maya', subject: 'x'.repeat(201) }
    const { fields } = await send(app, 'ne', faulty)
    expect(fields).toEqual({
      name: 'नाम लेख्नु अनिवार्य छ',
      email: 'इमेल name@example.org जस्तो ठेगाना हुनुपर्छ',
      subject: 'विषय बढीमा २०० अक्षरको हुनुपर्छ',
      message: 'सन्देश लेख्नु अनिवार्य छ',
    })
    expect((await send(app, 'en', faulty)).fields).toMatchObject({ name: 'Name is required' })
  })
})
