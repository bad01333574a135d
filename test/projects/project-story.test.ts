import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema } from '../../contract/projects/project.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { BRIDGE_PICTURE } from '../fixtures/content.ts'

const CHANGE = {
  label: { en: 'Travel time Phidim–Taplejung', ne: 'फिदिम–ताप्लेजुङ यात्रा समय' },
  before: 5,
  after: 2.5,
  unit: { en: 'hours', ne: 'घण्टा' },
}
const NOTHING = { challenge: '', method: '', result: '', change: null, phases: [] }

describeOnEachEngine('the story of a project', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async (slug = 'bare', locale = 'en') =>
      oneOf(projectDetailSchema.strict()).parse(
        await (await app.request(`/projects/slug/${slug}?locale=${locale}`)).json(),
      ).data
    const write = async (body: object, id = 5) => {
      const response = await editor.call('PATCH', `/projects/${id}`, body)
      return { status: response.status, ...(await response.json()) }
    }
    return { app, editor, read, write }
  }

  test('is empty until staff tell it, and answers each part alone', async () => {
    const { app, read, write } = await open()
    expect(await read()).toMatchObject(NOTHING)
    for (const part of ['challenge', 'method', 'result']) {
      await write({ ...NOTHING, change: [], [part]: 'Told.' })
      expect(await read()).toMatchObject({ ...NOTHING, [part]: 'Told.' })
    }
    await write({ result: '', change: [CHANGE] })
    const change = { before: 5, after: 2.5, unit: 'hours' }
    expect(await read()).toMatchObject({ ...NOTHING, change })
    const { data } = await (await app.request('/projects?limit=100')).json()
    expect(data.find(({ slug }: { slug: string }) => slug === 'bare')).toMatchObject({ change })
    await write({ change: [], phases: [{ phase: 'tender' }] })
    expect(await read()).toMatchObject({ ...NOTHING, phases: [{ phase: 'tender', start: null, end: null }] })
  })

  test('is in the language of the call, and a row in English where a text of it is missing', async () => {
    const { read, write } = await open()
    const ne = { title: 'पुल', challenge: 'चुनौती छ' }
    await write({ challenge: 'Hard', method: 'Way', translations: { ne }, change: [CHANGE] })
    await write({ phases: [{ phase: 'detailedDesign', from: '2019' }] })
    expect(await read('bare', 'ne')).toMatchObject({
      challenge: 'चुनौती छ',
      method: 'Way',
      englishFacts: ['method'],
      change: { label: CHANGE.label.ne, unit: 'घण्टा', locale: 'ne' },
      phases: [{ label: 'विस्तृत डिजाइन' }],
    })
    await write({ change: [{ ...CHANGE, unit: { en: 'hours', ne: '' } }] })
    expect((await read('bare', 'ne')).change).toMatchObject({ label: CHANGE.label.en, unit: 'hours', locale: 'en' })
  })

  test('has its phases in the order of staff, with dates as entered and a picture of the project', async () => {
    const { read, write } = await open()
    const { data } = await (await (await open()).editor.call('GET', '/content/projects/1')).json()
    const [picture] = data.pictureIds
    const phases = [
      { phase: 'handover', from: '2021-05', to: '2021-05' },
      { phase: 'survey', from: '2019', to: '2019-06', pictureId: picture, takenOn: '2019-04' },
      { phase: 'tender', from: '2020-07', datesAsEntered: { from: '2077-04' } },
    ]
    expect((await write({ phases }, 1)).status).toBe(200)
    const found = (await read('trail-bridge')).phases
    expect(found.map(({ phase, start, end }) => [phase, start, end])).toEqual([
      ['handover', '2021-05', '2021-05'],
      ['survey', '2019', '2019-06'],
      ['tender', '2020-07', null],
    ])
    expect(found[1]).toMatchObject({
      picture: BRIDGE_PICTURE,
      takenOn: '2019-04',
      takenOnBs: 'Chaitra 2075/Baisakh 2076 BS',
    })
    expect(found[2]).toMatchObject({ datesAsEntered: { start: '2077-04' }, periodBs: 'Shrawan 2077 BS', picture: null })
  })

  test('is refused with the row and the column that is wrong', async () => {
    const { write } = await open()
    expect((await write({ phases: [{ phase: 'lunch' }] })).fields).toMatchObject({
      'phases.0.phase': expect.stringContaining('Phase must be one of'),
    })
    expect((await write({ phases: [{ phase: 'tender', from: '2020-05', to: '2019' }] })).fields).toEqual({
      'phases.0.to': 'A phase must not end before it starts',
    })
    expect((await write({ phases: [{ phase: 'tender' }, { phase: 'survey', pictureId: 1 }] })).fields).toEqual({
      'phases.1.pictureId': 'Choose one of the pictures of this project',
    })
    expect((await write({ change: [CHANGE, CHANGE] })).fields).toEqual({ change: 'Before and after: at most 1 rows' })
    expect((await write({ change: [{ label: { en: 'Time' }, before: 5 }] })).fields).toEqual({
      'change.0.after': 'After must be a number',
    })
    expect((await write({ challenge: 'a'.repeat(601) })).fields.challenge).toContain('at most 600')
  })

  test('is found by its words, once it is published', async () => {
    const { app, write } = await open()
    const found = async (q: string) => (await (await app.request(`/search?q=${q}`)).json()).data as { path: string }[]
    const translations = { ne: { title: 'पुल' } }
    await write({ challenge: 'Quicksand', change: [CHANGE], phases: [{ phase: 'defectsLiability' }], translations })
    for (const word of ['quicksand', 'phidim', 'यात्रा', 'liability'])
      expect(
        (await found(word)).map(({ path }) => path),
        word,
      ).toContain('/projects/bare')
    await write({ method: 'Grouting', publish: false })
    expect(await found('grouting')).toEqual([])
  })
})
