import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { HOUR } from '../../../server/core/process/durations.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { GOOD, keyIn, openApply, PDF } from './apply-app.ts'

describeOnEachEngine('applying for a vacancy', (engine) => {
  test('takes a form without scripts, and answers with a reference after a redirect', async () => {
    const { post, get, one, files, receive, slug } = await openApply(engine)
    const form = await get()
    expect(form.headers.get('Cache-Control')).toBe('no-store')
    const page = await form.text()
    expect(page).toContain('noindex')
    expect(page).toContain('5 June 2027')
    // Its only script sends it again where there was no connection.
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
    const policy = form.headers.get('Content-Security-Policy')
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'; connect-src 'self'`)
    const answer = await post({ ...GOOD, key: keyIn(page) }, [['My CV.pdf', PDF]])
    expect(answer.status).toBe(303)
    const receipt = answer.headers.get('Location')!
    const reference = receipt.split('/').at(-1)!
    expect(receipt).toBe(`/apply/${slug}/sent/${reference}`)
    expect(await (await get(receipt)).text()).toContain(reference)
    expect(await one()).toMatchObject({
      reference,
      name: 'Maya Rai',
      email: 'maya@example.org',
      state: 'new',
      deleteOn: '2027-06-05',
      files: [{ name: 'My CV.pdf', kind: 'pdf', bytes: PDF.length }],
    })
    expect(await files()).toHaveLength(1)
    expect(await files('uploads')).toEqual([])
    expect((await receive()).map(({ to }) => to).toSorted()).toEqual(['maya@example.org', 'office@firm.example'])
  })

  test('is stored once when the same is sent again from a form that the way back has opened anew', async () => {
    const { post, list } = await openApply(engine)
    const send = async (key: string, change = {}) =>
      (await post({ ...GOOD, ...change, key }, [['cv.pdf', PDF]])).headers.get('Location')
    const first = await send('key-of-the-first-form')
    expect(await send('key-of-the-second-form')).toBe(first)
    expect(await send('key-of-the-third-form', { message: 'Five years of bridges.' })).not.toBe(first)
    expect(await list()).toHaveLength(2)
  })

  test('shows the name of the firm, which leads to its site, and its colour', async () => {
    const { get, owner } = await openApply(engine)
    expect(await (await get()).text()).toMatch(/<header><a href="\/">[^<]*\w+<\/a><\/header>/)
    expect((await owner.call('PATCH', '/brand/1', { accent: '#7a1f3d' })).status).toBe(200)
    expect(await (await get()).text()).toContain('--tone:#7a1f3d')
  })

  test('keeps what was typed when something is missing, and says so beside the field and at the top', async () => {
    const { post, list } = await openApply(engine)
    const wrong: [string, object, string][] = [
      ['name', { name: ' ' }, 'Enter your name'],
      ['email', { email: '', phone: '' }, 'Enter an e-mail address or a telephone number'],
      ['email', { email: 'maya' }, 'such as name@example.org'],
      ['phone', { phone: 'at home' }, 'Enter a telephone number'],
      ['message', { message: '' }, 'Write a few lines'],
    ]
    for (const [field, change, fault] of wrong) {
      const answer = await post({ ...GOOD, ...change, key: `${field}-key-of-a-form` }, [['cv.pdf', PDF]])
      const page = await answer.text()
      expect(answer.status).toBe(422)
      expect(page).toContain(`<a href="#${field}">`)
      expect(page).toMatch(new RegExp(`id="${field}-fault">[^<]*${fault}`))
      const { key: _, consent: __, ...typed } = { ...GOOD, ...change }
      for (const text of [...Object.values(typed), ' checked']) expect(page).toContain(text.trim())
      expect(page).toContain('choose the files again')
    }
    const { consent: _, ...without } = GOOD
    expect((await post(without)).status).toBe(422)
    expect(await list()).toEqual([])
  })

  test('asks what the firm asks, and wants answers where they are required', async () => {
    const { post, get, one, owner, id, slug } = await openApply(engine)
    const question = { ne: '', isRequired: true, choices: [] as string[] }
    const questions = [
      { ...question, kind: 'text', en: 'Why here?', ne: 'किन यहाँ?' },
      { ...question, kind: 'number', en: 'Years of work?' },
      { ...question, kind: 'choice', en: 'Where?', choices: ['Kalikot', 'Kavre'] },
      { ...question, kind: 'yes-no', en: 'A licence?', isRequired: false },
    ]
    expect((await owner.call('PUT', `/applications/vacancies/${id}/questions`, { questions })).status).toBe(200)
    expect(await (await get(`/ne/apply/${slug}`)).text()).toContain('किन यहाँ?')
    const page = await (await get()).text()
    const [why, years, where, licence] = [...page.matchAll(/id="(q-\w+)"/g)].map(([, name]) => name!)
    const wrong = await post({ ...GOOD, [why!]: 'Rivers', [years!]: 'many', [where!]: 'Paris', [licence!]: 'perhaps' })
    expect(wrong.status).toBe(422)
    expect((await wrong.text()).match(/class="fault"/g)).toHaveLength(3)
    await post({ ...GOOD, [why!]: 'Rivers', [years!]: '४', [where!]: 'Kavre', [licence!]: 'yes' })
    expect((await one()).answers).toEqual([
      { question: 'Why here?', answer: 'Rivers' },
      { question: 'Years of work?', answer: '४' },
      { question: 'Where?', answer: 'Kavre' },
      { question: 'A licence?', answer: 'Yes' },
    ])
  })

  test('stores a form once that was pressed twice, with its files, and other contents as another', async () => {
    const { post, list, files, receive } = await openApply(engine)
    const twice = await Promise.all([1, 2].map(() => post(GOOD, [['cv.pdf', PDF]])))
    const again = await post(GOOD, [['cv.pdf', PDF]])
    expect(new Set([...twice, again].map((answer) => answer.headers.get('Location'))).size).toBe(1)
    expect(await list()).toHaveLength(1)
    expect(await files()).toHaveLength(1)
    await post({ ...GOOD, message: 'Five years of bridges.' })
    expect(await list()).toHaveLength(2)
    expect(await receive()).toHaveLength(4)
  })

  test('ends with the last day in Nepal, and says so', async () => {
    const { post, get, list, clock } = await openApply(engine)
    clock.now = Date.parse('2026-12-05T18:14:00Z')
    expect((await get()).status).toBe(200)
    clock.now = Date.parse('2026-12-05T18:16:00Z')
    expect((await get()).status).toBe(410)
    const late = await post(GOOD)
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('This vacancy is closed')])
    expect((await get('/apply/no-such-post')).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test('takes so many from one network, and nothing from other sites; a trap marks what a program sent', async () => {
    const { post, list, receive, clock } = await openApply(engine, 2)
    const numbered = (number: number) => ({ ...GOOD, key: `key-of-form-${number}`, message: `Number ${number}` })
    const statuses = []
    for (let number = 0; number < 3; number++) statuses.push((await post(numbered(number))).status)
    expect(statuses).toEqual([303, 303, 429])
    expect(await (await post(numbered(3))).text()).toContain('Number 3')
    clock.now += HOUR + 1
    expect((await post(numbered(3))).status).toBe(303)
    expect((await post(GOOD, [], { headers: { Origin: 'https://x.example' }, address: '192.0.2.9' })).status).toBe(403)
    const before = (await receive()).length
    expect((await post({ ...GOOD, [HONEYPOT_FIELD]: '1' }, [], { address: '192.0.2.7' })).status).toBe(303)
    expect((await list())[0]).toMatchObject({ isSuspect: true })
    expect(await receive()).toHaveLength(before)
  })
})
