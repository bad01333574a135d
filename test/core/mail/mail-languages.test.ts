import { expect, test, vi } from 'vitest'
import { addPerson, signIn, visitor } from '../accounts/staff.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { MESSAGE, openOffice, type Office } from '../../enquiries/send-enquiries.ts'

const DAY_IN_BS = '२०८३ मङ्सिर ५ गते (२१ नोभेम्बर २०२६), १६:४५ बजे'

/** Mails that the mail server got, decoded. */
async function takenBy(office: Office, count: number) {
  await vi.waitFor(() => expect(office.mailServer.taken).toHaveLength(count), { timeout: 5000 })
  return office.mailServer.taken.map(({ raw, to }) => {
    const [head = '', ...parts] = raw.split(/\r\n----_.*\r\n/)
    return {
      to,
      language: /^Content-Language: (\w+)\r$/m.exec(head)?.[1],
      subject: decodeSubject(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? ''),
      text: decodePart(parts[0] ?? ''),
      html: decodePart(parts[1] ?? ''),
    }
  })
}

function decodeSubject(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, part: string) => Buffer.from(part, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, part: string) => decodeQuoted(part.replaceAll('_', ' ')))
}

function decodePart(part: string): string {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  return /Transfer-Encoding: base64/i.test(part) ? Buffer.from(body, 'base64').toString() : decodeQuoted(body)
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const forget = (office: Office, email: string) => visitor(office).call('POST', '/password/forgotten', { email })

describeOnEachEngine('the language of mails to staff', (engine) => {
  test('is that of the account, which the staff screens tell', async () => {
    const office = await openOffice(engine)
    const editor = await signIn(office, 'editor')
    const changed = await (await editor.call('PATCH', '/session', { locale: 'ne' })).json()
    expect(changed).toMatchObject({ message: 'Your language is changed.', data: { locale: 'ne', name: 'editor' } })
    expect((await (await editor.call('GET', '/session')).json()).data.locale).toBe('ne')
    await forget(office, 'editor@example.org')
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail).toMatchObject({ to: ['editor@example.org'], language: 'ne' })
    expect(mail!.subject).toMatch(/: नयाँ पासवर्ड छान्नुहोस्$/)
    expect(mail!.text).toContain(`यो लिङ्क एक पटक मात्र, ${DAY_IN_BS} सम्म मान्य हुन्छ।`)
    expect(mail!.html).toContain('<html lang="ne">')
  })

  test('is English for accounts that have chosen none, and for those from before', async () => {
    const office = await openOffice(engine)
    await addPerson(office, 'owner')
    await forget(office, 'owner@example.org')
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail).toMatchObject({ language: 'en', subject: expect.stringMatching(/^Choose a new password for /) })
    expect(mail!.html).toContain('<html lang="en">')
    // The name in the firm's colour; nothing that would be loaded.
    expect(mail!.html).toMatch(/<body[^>]*>\r?\n<p style="[^"]*#0b5c5f[^"]*">[^<]+<\/p>/)
    expect(mail!.html).not.toContain('<img')
  })

  test('is given with an invitation, and refused where it is not one of the languages', async () => {
    const office = await openOffice(engine)
    const owner = await signIn(office, 'owner')
    const person = { email: 'maya@example.org', name: 'Maya', role: 'editor' }
    expect((await owner.call('POST', '/staff', { ...person, locale: 'fr' })).status).toBe(422)
    expect((await owner.call('PATCH', '/session', { locale: 'fr' })).status).toBe(422)
    expect((await owner.call('PATCH', '/session', {})).status).toBe(422)
    const { data } = await (await owner.call('POST', '/staff', { ...person, locale: 'ne' })).json()
    expect(data).toMatchObject({ locale: 'ne' })
  })

  test('failed sign-ins are told in it, with the time in Bikram Sambat', async () => {
    const office = await openOffice(engine)
    const editor = await signIn(office, 'editor')
    await editor.call('PATCH', '/session', { locale: 'ne' })
    const wrong = { email: 'editor@example.org', password: 'not this bridge' }
    for (let attempt = 0; attempt < 10; attempt += 1) await visitor(office).call('POST', '/session', wrong)
    office.addMailer()
    const [mail] = await takenBy(office, 1)
    expect(mail).toMatchObject({ language: 'ne', subject: expect.stringContaining('साइन इनका असफल प्रयास') })
    expect(mail!.text).toMatch(/पछिल्लो प्रयास २०८३ .+ गते \(.+ २०२६\), .+ बजे भन्दा अघिको हो।/)
  })

  test('of the office is a setting, for messages and for the list of possible spam', async () => {
    const office = await openOffice(engine, {}, undefined, 'ne')
    const { data } = await (await office.post()).json()
    await office.post({ ...MESSAGE, subject: 'Second', order_number: '7' })
    office.clock.now += 62 * 60_000
    office.addMailer()
    const mails = await takenBy(office, 2)
    const enquiry = mails.find(({ subject }) => subject === `सन्देश ${data.reference}: A bridge`)!
    expect(enquiry.language).toBe('ne')
    expect(enquiry.text).toContain('प्राप्त मिति: २०८३ मङ्सिर ५ गते (२१ नोभेम्बर २०२६), १४:४५ बजे')
    expect(enquiry.text).toMatch(/^भाषा: +अङ्ग्रेजी/m)
    const list = mails.find(({ subject }) => subject === 'सम्भावित स्प्याम: सम्पर्क फारामका १ सन्देश')!
    expect(list.text).toContain('Second (लुकेको ठाउँ भरिएको)')
  })
})
