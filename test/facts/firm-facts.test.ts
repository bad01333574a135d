import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ownFactSchema } from '../../contract/facts/own-fact.ts'
import { oneOf } from '../../contract/list.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../server/core/pictures/picture-workshop.ts'
import { kindFor } from '../../server/core/content/kinds.ts'
import { changeContent, createContent } from '../../server/core/content/saving.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createPreview, findVersion, readTicket, withPreview } from '../../server/previews/preview.ts'
import { parseAddress } from '../../server/transfer/copy-store.ts'
import { exportSite } from '../../server/transfer/export-site.ts'
import { importSite } from '../../server/transfer/import-site.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApi } from '../create-test-api.ts'
import {
  createStorePlace,
  createTestApp,
  describeWhereSqlDiffers,
  NOW,
  type StorePlace,
  type TestApp,
} from '../create-test-app.ts'
import { actor, importFile } from '../transfer/import-store.ts'
import { readPublicAnswers } from '../transfer/public-answers.ts'
import { openEmptyStore } from '../transfer/sample-store.ts'

const QUIET = { info() {}, error() {} }
const MARKER = 'Marker4711'
const FIRM = {
  name: 'A firm',
  shortName: 'Firm',
  tagline: 'We plan bridges.',
  phones: ['+977 1 5550100'],
  email: 'office@firm.example',
  address: ['Kathmandu'],
}
const answerSchema = oneOf(z.array(ownFactSchema.strict()))

async function readFacts(from: Pick<TestApp, 'request'>, path = '/settings/facts') {
  const answer = await from.request(path)
  expect(answer.status).toBe(200)
  return answerSchema.parse(await answer.json()).data
}

/** A licence, a number of staff, and a grade of the firm, of which it has no value yet. */
async function openFirm(engine: Engine) {
  const app = await createTestApp(engine)
  const owner = await signIn(app, 'owner')
  const add = async (label: string, given: object): Promise<number> => {
    const answer = await owner.call('POST', '/facts', { label, about: 'firm', shownOn: 'page', ...given })
    expect([app.errors, answer.status]).toEqual([[], 201])
    return (await answer.json()).data.id
  }
  const licence = await add('NVC licence', { type: 'text', translations: { ne: { label: 'NVC लाइसेन्स', unit: '' } } })
  const staff = await add('Engineers', { type: 'number', unit: 'people' })
  const grade = await add('Grade', { type: 'choice', choices: [{ name: { en: 'A', ne: 'क' } }] })
  const rows = [
    { factId: grade, choice: 'क' },
    { factId: staff, number: 1200 },
    { factId: licence, text: { en: MARKER, ne: 'दर्ता १७' } },
  ]
  const save = (facts: object[], more: object = {}) => owner.call('PATCH', '/settings/1', { facts, ...more })
  const change = (id: number, given: object) => owner.call('PATCH', `/facts/${id}`, given)
  const record = async () => (await (await owner.call('GET', '/content/settings/1')).json()).data
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).fields]
  return { app, owner, add, licence, staff, grade, rows, save, change, record, refusal }
}

describeWhereSqlDiffers('own facts of the firm', (engine) => {
  test('are answered in the order of the firm and in the language of the call', async () => {
    const { app, rows, save, record } = await openFirm(engine)
    const before = await (await app.request('/settings')).json()
    expect(await readFacts(app)).toEqual([])
    expect((await save(rows)).status).toBe(200)
    const texts = async (locale: string) =>
      (await readFacts(app, `/settings/facts?locale=${locale}`)).map((fact) => [fact.label, fact.text, fact.locale])
    expect(await texts('en')).toEqual([
      ['NVC licence', MARKER, 'en'],
      ['Engineers', '1,200 people', 'en'],
      ['Grade', 'A', 'en'],
    ])
    expect(await texts('ne')).toEqual([
      ['NVC लाइसेन्स', 'दर्ता १७', 'ne'],
      ['Engineers', '१,२०० people', 'en'],
      ['Grade', 'क', 'ne'],
    ])
    expect((await record()).facts).toMatchObject([{ choice: 'a' }, { number: 1200 }, { text: { ne: 'दर्ता १७' } }])
    expect(await (await app.request('/settings')).json()).toEqual(before)
  })

  test('that are for staff alone or have ended are in no public answer; their values stay', async () => {
    const { app, licence, rows, save, change, record } = await openFirm(engine)
    await save(rows)
    const whole = async () => [...(await readPublicAnswers(app)).values()].join()
    const shown = await whole()
    for (const text of [MARKER, 'NVC', 'दर्ता १७']) expect(shown).toContain(text)
    for (const hidden of [{ shownOn: 'staff' }, { endedOn: '2020-01-01' }]) {
      await change(licence, { shownOn: 'page', endedOn: null })
      expect((await change(licence, hidden)).status).toBe(200)
      const answers = await whole()
      for (const text of [MARKER, 'NVC', 'दर्ता १७']) expect(answers).not.toContain(text)
      expect(await readFacts(app)).toHaveLength(2)
      expect((await record()).facts[2]).toMatchObject({ factId: licence, text: { en: MARKER } })
    }
    await change(licence, { endedOn: null })
    expect(await readFacts(app)).toHaveLength(3)
  })

  test('are not those of projects, are checked like those, and a fact in use stays', async () => {
    const { owner, add, licence, grade, rows, save, change, refusal } = await openFirm(engine)
    const other = { 'facts.0.factId': 'This is a fact of something else: choose another' }
    const length = await add('Length', { about: 'projects', type: 'number' })
    expect(await refusal(await save([{ factId: length }]))).toEqual([422, other])
    expect(await refusal(await owner.call('PATCH', '/projects/5', { facts: [rows[2]] }))).toEqual([422, other])
    expect(await refusal(await save([{ factId: grade, choice: 'B' }]))).toEqual([
      422,
      { 'facts.0.choice': 'Choose one of these: A' },
    ])
    expect((await save([{ factId: 999 }])).status).toBe(422)
    expect(await refusal(await change(licence, { isSearched: true }))).toEqual([
      422,
      { isSearched: 'Only a text or a choice of projects can be searched' },
    ])
    await save(rows)
    expect(await refusal(await change(grade, { choices: [{ name: { en: 'B' } }] }))).toEqual([
      422,
      { choices: expect.stringContaining('“A” is in use and cannot be removed') },
    ])
    expect((await owner.call('DELETE', `/facts/${licence}`)).status).toBe(409)
    const editor = await signIn((await openFirm(engine)).app, 'editor')
    expect((await editor.call('PATCH', '/settings/1', { facts: [] })).status).toBe(403)
  })

  test('of a draft are in its preview alone, and an earlier version brings them back', async () => {
    const { app, owner, rows, save, record } = await openFirm(engine)
    await save(rows)
    const { version } = await record()
    await save([], { publish: false })
    const { url } = await createPreview(app.db, 'secret', 'settings', 1, NOW)
    const ticket = readTicket('secret', new URL(url, 'http://site').searchParams.get('preview')!, NOW)
    const seen = await withPreview(app.previews, (await findVersion(app.db, ticket))!, (db) => {
      const api = createTestApi({ db, log: QUIET, now: () => NOW })
      return readFacts({ request: async (path) => api.request(`/api/v1${path}`) })
    })
    expect([seen, (await readFacts(app)).length]).toEqual([[], 3])
    expect((await owner.call('PUT', '/content/settings/1/publication', {})).status).toBe(200)
    expect(await readFacts(app)).toEqual([])
    const restoring = { revision: version, publish: true }
    expect((await owner.call('POST', '/content/settings/1/restoration', restoring)).status).toBe(200)
    expect(await readFacts(app)).toHaveLength(3)
  })

  test(
    'are the same after an export and an import, of the site and of the workbook',
    { timeout: 180_000 },
    async () => {
      const [place, target] = [await createStorePlace(engine), await createStorePlace(engine)]
      const { db, ...first } = await openEmptyStore(place)
      const deps = { db, actor, now: () => NOW }
      const fact = { label: 'NVC licence', about: 'firm', type: 'text', shownOn: 'page' }
      // It gets another number in the store that imports it.
      await createContent(deps, 'facts', { ...fact, label: 'Draft' }, { publish: false })
      const { id } = await createContent(deps, 'facts', fact, { publish: true })
      const facts = [{ factId: id, text: { en: MARKER, ne: '' } }]
      await changeContent(deps, 'settings', 1, { ...FIRM, facts }, { publish: true })
      const expected = await readPublicAnswers({ db, ...first })
      expect(expected.get('/api/v1/settings/facts?locale=en')).toContain(MARKER)
      const folder = await mkdtemp(join(tmpdir(), 'firm-facts-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const filesOf = ({ dataDir }: StorePlace) => openPictureFiles(openMediaFolder(dataDir))
      const from = parseAddress(place.databaseUrl ?? place.dataDir)
      await exportSite({ from, pictureFiles: filesOf(place), folder })
      const store = await openEmptyStore(target)
      await importSite({ db: store.db, pictureFiles: filesOf(target), folder, now: () => NOW, isDryRun: false })
      const withoutIds = (answers: Map<string, string>) =>
        answers.get('/api/v1/settings/facts?locale=en')!.replace(/"id":\d+/, '')
      expect(withoutIds(await readPublicAnswers(store))).toEqual(withoutIds(expected))

      const listFacts = async () => ((await kindFor('settings').read(db, 1))!.document as { facts: object[] }).facts
      const before = await listFacts()
      await changeContent(deps, 'settings', 1, { facts: [] }, { publish: true })
      expect([before.length, await listFacts()]).toEqual([1, []])
      const workshop = openPictureWorkshop({ db, pictureFiles: filesOf(place), log: QUIET })
      onTestFinished(() => workshop.stop())
      const { signal } = new AbortController()
      const workbook = join(folder, 'content/settings.xlsx')
      const imports = { db, place, workshop, now: () => NOW, signal }
      const given = { format: 'xlsx', entity: 'settings', publish: true } as const
      expect((await importFile(imports, workbook, given)).faults).toEqual([])
      expect(await listFacts()).toEqual(before)
    },
  )
})
