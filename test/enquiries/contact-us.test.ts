import { expect, test } from 'vitest'
import { contactReceiptSchema } from '../../contract/enquiries/contact.ts'
import { errorBodySchema } from '../../contract/error.ts'
import { readReference } from '../../scripts/enquiries/reference.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { createTestApp, describeOnEachEngine, NOW, type TestApp } from '../create-test-app.ts'

const MESSAGE = { name: 'Maya Visitor', email: 'maya@example.org', subject: 'A bridge', message: 'नमस्ते.\nHow long?' }

function post({ request }: TestApp, body: unknown, type = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return request('/contact-us', { method: 'POST', body: text, headers: { 'Content-Type': type } })
}

function stored({ db }: TestApp) {
  return db.selectFrom('contact_message').selectAll().execute()
}

describeOnEachEngine('POST contact-us', (engine) => {
  test('stores the message, and answers with a reference', async () => {
    const app = await createTestApp(engine)
    const response = await post(app, MESSAGE)
    expect(response.status).toBe(201)
    const receipt = contactReceiptSchema.strict().parse(await response.json())
    expect(receipt.message).toBe('Form submitted successfully!')
    expect(receipt.data.reference).toMatch(/^SC-[0-9A-HJKMNP-TV-Z]{8}$/)
    const row = { ...receipt.data, ...MESSAGE, received_at: NOW.toISOString(), state: 'accepted', suspicions: '[]' }
    expect(await stored(app)).toMatchObject([row])
  })

  test('names a message by letters of the firm, or by those that owners have set', async () => {
    const app = await createTestApp(engine)
    const set = (key: string, value: string) =>
      replaceSetting(app.db, { key, locale: 'en', value: JSON.stringify(value) })
    for (const [key, value, letters] of [
      ['shortName', 'Himal', 'HIM'],
      ['shortName', 'Koshi Engineers', 'KE'],
      ['shortName', 'सगरमाथा', 'SAG'],
      ['referenceLetters', 'NEX', 'NEX'],
    ] as const) {
      await set(key, value)
      const { data } = contactReceiptSchema.parse(await (await post(app, { ...MESSAGE, subject: value })).json())
      expect(data.reference.split('-')[0]).toBe(letters)
    }
    const references = (await stored(app)).map(({ reference }) => reference)
    for (const reference of references) expect(await readReference(app.db, reference.slice(-8))).toBe(reference)
    expect(await readReference(app.db, references[0]!.toLowerCase())).toBe(references[0])
  })

  test('is not content: cached pages stay valid', async () => {
    const app = await createTestApp(engine)
    const revision = await getContentRevision(app.db)
    await post(app, MESSAGE)
    expect(await getContentRevision(app.db)).toBe(revision)
  })

  test('trims, and ignores fields that it does not know', async () => {
    const app = await createTestApp(engine)
    const response = await post(
      app,
      { ...MESSAGE, name: '  Maya \0Visitor ', id: 7, received_at: 'never' },
      'application/json; charset=utf-8',
    )
    expect(response.status).toBe(201)
    expect(await stored(app)).toMatchObject([{ ...MESSAGE, received_at: NOW.toISOString() }])
  })

  test('takes each field at its bound, and refuses it beyond', async () => {
    const app = await createTestApp(engine)
    const host = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.np`
    const full = {
      name: 'n'.repeat(200),
      email: `${'e'.repeat(254 - 1 - host.length)}@${host}`,
      subject: 'प'.repeat(200),
      message: 'म'.repeat(20_000),
    }
    expect((await post(app, full)).status).toBe(201)
    for (const [field, value] of Object.entries(full)) {
      const response = await post(app, { ...full, [field]: `x${value}` })
      expect(response.status).toBe(422)
      expect((await response.json()).fields[field]).toContain(`at most ${value.length} characters`)
    }
    expect(await stored(app)).toHaveLength(1)
  })

  test.each(['name', 'email', 'subject', 'message'])('needs %s', async (field) => {
    const app = await createTestApp(engine)
    for (const value of [undefined, null, '', ' \n\t ', '\0', 5, ['x'], { x: 1 }]) {
      const response = await post(app, { ...MESSAGE, [field]: value })
      expect(response.status).toBe(422)
      const { message, code, fields } = errorBodySchema.parse(await response.json())
      expect(code).toBe('invalid')
      expect(Object.keys(fields!)).toEqual([field])
      expect(fields![field]).toContain('is required')
      expect(message).toContain(fields![field])
    }
    expect(await stored(app)).toEqual([])
  })

  test.each(['maya', 'maya@', '@example.org', 'maya@exa mple.org', 'maya@-example.org', 'a@b@c'])(
    'refuses %s',
    async (email) => {
      const app = await createTestApp(engine)
      const response = await post(app, { ...MESSAGE, email })
      expect(response.status).toBe(422)
      expect((await response.json()).fields).toEqual({ email: 'Email must be an address such as name@example.org' })
    },
  )

  test.each([
    { title: 'broken JSON', body: '{"name":', status: 400, code: 'bad_request' },
    { title: 'no body', body: '', status: 400, code: 'bad_request' },
    { title: 'null', body: 'null', status: 422, code: 'invalid' },
    { title: 'a list', body: '[]', status: 422, code: 'invalid' },
    { title: 'a text', body: '"hello"', status: 422, code: 'invalid' },
    {
      title: 'too much',
      body: JSON.stringify({ ...MESSAGE, extra: 'x'.repeat(256 * 1024) }),
      status: 413,
      code: 'too_large',
    },
  ])('refuses $title with $status', async ({ body, status, code }) => {
    const app = await createTestApp(engine)
    const response = await post(app, body)
    expect(response.status).toBe(status)
    expect(errorBodySchema.parse(await response.json()).code).toBe(code)
    expect(await stored(app)).toEqual([])
    expect(app.errors).toEqual([])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/ld+json',
    '',
  ])('refuses the media type "%s" with 415', async (type) => {
    const app = await createTestApp(engine)
    const response = await post(app, MESSAGE, type)
    expect(response.status).toBe(415)
    expect((await response.json()).code).toBe('unsupported_media_type')
    expect(await stored(app)).toEqual([])
  })
})
