import type { ExpressionBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { teamMemberKind } from '../../../contract/people/kind.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { signIn, type Person } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../create-test-app.ts'
import { hiddenByValue, markedRow, markedValue, VALUE_MARKERS } from './marked-values.ts'

const isForBids = ({ visibility }: { visibility?: string }) => visibility === 'bids'

/** Every field and column for bids of a kind, filled so that it is found again. */
function markedFacts(kind: Kind): Record<string, unknown> {
  const facts = fieldsOf(kind).flatMap(([name, field]): [string, unknown][] => {
    if (isForBids(field)) return [[name, markedValue(field)]]
    if (!Object.values(field.columns ?? {}).some(isForBids)) return []
    const { position: _, ...row } = markedRow(field, isForBids, 1) as Record<string, unknown>
    return [[name, [{ ...row, position: { en: 'Team Leader' } }]]]
  })
  facts.push(...hiddenByValue(kind, 'bids', 1))
  const translated = Object.fromEntries(facts.filter(([name]) => kind.fields[name]!.isTranslated))
  if (facts.length === 0 || Object.keys(translated).length === 0) return Object.fromEntries(facts)
  return { ...Object.fromEntries(facts), translations: { ne: { [kind.title]: 'नाम', ...translated } } }
}

/** Rows about them are for all staff. */
const AGREED = { projectsFor: 'public' }

const MARKED = CONTENT_ENTITIES.map((entity) => ({
  entity,
  facts: { ...markedFacts(kindOf(entity)), ...(entity === 'teams' && AGREED) },
})).filter(({ facts }) => Object.keys(facts).length > 0)

const found = (text: string) => VALUE_MARKERS.filter((marker) => text.includes(String(marker)))

const VALUES = MARKED.flatMap(({ entity }) =>
  hiddenByValue(kindOf(entity), 'bids', 1)
    .filter(([, value]) => found(JSON.stringify(value)).length > 0)
    .map(([name]) => ({ entity, name, consent: kindOf(entity).fields[name]!.consent })),
)

/** An app in which a bid writer has filled everything that is for bids, of the first item of each kind. */
async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const [writer, editor] = [await signIn(app, 'bids'), await signIn(app, 'editor')]
  await writer.call('PATCH', '/teams/2', AGREED)
  for (const { entity, facts } of MARKED)
    expect((await writer.call('PATCH', `/${entity}/1`, facts)).status, entity).toBe(200)
  return { app, writer, editor }
}

const recordOf = async (person: Person, entity: ContentEntity) =>
  (await (await person.call('GET', `/content/${entity}/1`)).json()).data

const ROWS = [
  { personId: 1, position: { en: 'Team Leader' }, from: '2019', personMonths: 4, tasks: { en: 'Leads' } },
  { personId: 2, position: { en: 'Geologist' }, personMonths: 2, tasks: { en: 'Drills' } },
]

/** The first project's version as it was stored before rows had names. */
async function nameNoRows({ db }: Pick<TestApp, 'db'>, number: number) {
  const versions = { entity: 'projects', item_id: 1, number } as const
  const isIt = (eb: ExpressionBuilder<Database, 'content_version'>) => eb.and(versions)
  const { document } = await db.selectFrom('content_version').select('document').where(isIt).executeTakeFirstOrThrow()
  const unnamed = document.replaceAll(/,"rowId":"[^"]*"/g, '')
  expect(unnamed).not.toBe(document)
  await db.updateTable('content_version').set({ document: unnamed }).where(isIt).execute()
}

describeOnEachEngine('facts for bids', (engine) => {
  test('are in no answer to readers and editors, of any call that reads', async () => {
    const { app, writer, editor } = await open(engine)
    const others = [editor, await signIn(app, 'reader')]
    const routes = listDeclaredRoutes(app.api).filter(({ method, access }) => method === 'GET' && access !== 'owner')
    const paths = MARKED.flatMap(({ entity }) =>
      routes.map(({ path }) =>
        path.replace('/api/v1', '').replaceAll(':entity', entity).replace(':number', '2').replaceAll(/:\w+/g, '1'),
      ),
    )
    const searches = MARKED.map(({ entity }) => `/content/${entity}?search=Marker4711`)
    for (const path of new Set([...paths, ...searches]))
      for (const person of others) expect(found(await (await person.call('GET', path)).text()), path).toEqual([])
    expect(paths).toContain('/content/teams/1/revisions/2')
    for (const path of searches) expect((await (await editor.call('GET', path)).json()).meta.total).toBe(0)
    // They are there to be found.
    for (const { entity, facts } of MARKED)
      expect(found(JSON.stringify(await recordOf(writer, entity))), entity).toEqual(found(JSON.stringify(facts)))
  })

  test('are in no answer to what an editor does, also to a conflict', async () => {
    const { writer, editor } = await open(engine)
    for (const { entity } of MARKED) {
      const item = `/content/${entity}/1`
      const texts: string[] = []
      for (const [method, path, body] of [
        ['PATCH', `/${entity}/1`, { draftLocales: ['ne'], publish: false }],
        ['PATCH', `/${entity}/1`, { version: 1 }],
        ['PUT', `${item}/publication`, { at: '2030-01-01T00:00:00Z' }],
        ['DELETE', `${item}/schedule`],
        ['PUT', `${item}/publication`, {}],
        ['POST', `${item}/restoration`, { revision: 2 }],
        ['DELETE', `${item}/publication`],
      ] as const) {
        const answer = await editor.call(method, path, body)
        texts.push(await answer.text())
        expect(found(texts.at(-1)!), `${method} ${path}`).toEqual([])
      }
      expect(texts[1]).toContain('"current"')
      expect(found(JSON.stringify(await recordOf(writer, entity))).length, entity).toBeGreaterThan(0)
    }
  })

  test('stay when an editor saves what they see', async () => {
    const { writer, editor } = await open(engine)
    const before = await recordOf(writer, 'teams')
    const { translations } = await recordOf(editor, 'teams')
    expect(Object.keys(translations.ne)).not.toContain('keyQualifications')
    const change = { position: 'Chief engineer', translations: { ne: { ...translations.ne, position: 'प्रमुख' } } }
    expect((await editor.call('PATCH', '/teams/1', change)).status).toBe(200)
    const after = await recordOf(writer, 'teams')
    expect(after).toMatchObject({ position: 'Chief engineer', dateOfBirth: '1917-03-14', phone: 'Marker4711' })
    expect(after.translations.ne).toEqual({ ...before.translations.ne, position: 'प्रमुख' })
  })

  test('stay with their rows when an editor moves, adds and removes some', async () => {
    const { app, writer, editor } = await open(engine)
    await writer.call('PATCH', '/projects/1', { people: [...ROWS, { ...ROWS[0], personMonths: 9 }] })
    const { people } = await recordOf(editor, 'projects')
    expect(Object.keys(people[0])).not.toContain('personMonths')
    const [first, second, third] = people
    const added = { personId: 2, position: { en: 'Adviser' } }
    await editor.call('PATCH', '/projects/1', { people: [third, added, { ...second, personId: 1 }] })
    expect((await recordOf(writer, 'projects')).people).toMatchObject([
      { personId: 1, personMonths: 9, tasks: { en: 'Leads' } },
      { personId: 2, position: { en: 'Adviser' }, personMonths: null, tasks: { en: '' } },
      { personId: 1, position: { en: 'Geologist' }, personMonths: 2, tasks: { en: 'Drills' } },
    ])
    expect(first.rowId).not.toBe(third.rowId)
    const stored = await app.db.selectFrom('project_person').select('person_months').orderBy('position').execute()
    expect(stored.map((row) => row.person_months)).toEqual([9, null, 2])
  })

  test.for(['bids', 'nobody'] as const)('stay in rows of a person who lets %s read them', async (says) => {
    const { app, writer, editor } = await open(engine)
    await writer.call('PATCH', '/projects/1', { people: ROWS })
    const owner = await signIn(app, 'owner')
    expect((await owner.call('PATCH', '/teams/1', { projectsFor: says })).status).toBe(200)
    const readers = [editor, ...(says === 'nobody' ? [writer] : [])]
    for (const person of readers) {
      const { people } = await recordOf(person, 'projects')
      expect(people.map(({ personId }: { personId: number }) => personId)).toEqual([2])
      const added = { personId: 2, position: { en: 'Adviser' } }
      expect((await person.call('PATCH', '/projects/1', { people: [...people, added] })).status).toBe(200)
      expect((await recordOf(owner, 'projects')).people).toMatchObject([
        { personId: 1, position: { en: 'Team Leader' }, personMonths: 4 },
        { personId: 2, position: { en: 'Geologist' } },
        { personId: 2, position: { en: 'Adviser' } },
      ])
      await owner.call('PATCH', '/projects/1', { people: ROWS })
      await person.call('POST', '/content/projects/1/restoration', { revision: 1 })
      expect((await recordOf(owner, 'projects')).people).toMatchObject([{ personId: 1, personMonths: 4 }])
      await owner.call('PATCH', '/projects/1', { people: ROWS })
      // It would open the rows to the one who changes it.
      expect((await person.call('PATCH', '/teams/1', { projectsFor: 'public' })).status).toBe(403)
      await person.call('POST', '/content/teams/1/restoration', { revision: 2 })
      expect((await recordOf(owner, 'teams')).projectsFor).toBe(says)
    }
    expect((await owner.call('PATCH', '/teams/1', { ...AGREED, publish: true })).status).toBe(200)
    expect((await recordOf(editor, 'projects')).people).toHaveLength(2)
  })

  test('stay in rows that are sent without their names, and nothing seems changed', async () => {
    const { app, writer, editor } = await open(engine)
    const { data } = await (await writer.call('PATCH', '/projects/1', { people: ROWS })).json()
    await nameNoRows(app, data.version)
    const { people } = await recordOf(editor, 'projects')
    const unnamed = people.map(({ rowId: __, ...rest }: { rowId: string }) => rest)
    const saved = await (await editor.call('PATCH', '/projects/1', { people: unnamed })).json()
    expect(saved.data.version).toBe(data.version)
    await editor.call('PATCH', '/projects/1', { people: unnamed.toReversed() })
    const { people: after } = await recordOf(writer, 'projects')
    expect(after.map(({ personMonths }: { personMonths: number }) => personMonths)).toEqual([2, 4])
  })

  test('are refused from an editor, each at its place, and nothing of the save is stored', async () => {
    const { writer, editor } = await open(engine)
    const refused = await editor.call('PATCH', '/teams/1', {
      position: 'Mine',
      phone: '',
      datesAsEntered: { dateOfBirth: '2040-01-01' },
      translations: { ne: { name: 'नाम', keyQualifications: '' } },
    })
    expect(refused.status).toBe(403)
    const { message, fields } = await refused.json()
    expect(message).toBe('Only a bid writer may change what is for bids: Date of birth, Phone, Key qualifications')
    expect(Object.keys(fields)).toEqual(['dateOfBirth', 'phone', 'translations.ne.keyQualifications'])
    const rows = await editor.call('PATCH', '/projects/1', { people: ROWS })
    expect(Object.keys((await rows.json()).fields)).toContain('people.1.tasks')
    expect((await editor.call('POST', '/teams', { name: 'New', phone: '1' })).status).toBe(403)
    const removal = await editor.call('PATCH', '/teams/1', { translations: { ne: null } })
    expect([removal.status, (await removal.json()).message]).toEqual([403, expect.stringContaining('in Nepali')])
    expect(await recordOf(writer, 'teams')).toMatchObject({
      phone: 'Marker4711',
      position: expect.not.stringMatching('Mine'),
    })
  })

  test('stay as they are now when an editor restores an earlier version; a bid writer restores all of it', async () => {
    const { writer, editor } = await open(engine)
    await writer.call('PATCH', '/projects/1', { people: [ROWS[0]] })
    const { version } = await recordOf(writer, 'projects')
    await writer.call('PATCH', '/projects/1', { people: [ROWS[1], { ...ROWS[0], personMonths: 7, from: '2020' }] })
    await editor.call('POST', '/content/projects/1/restoration', { revision: version })
    expect((await recordOf(writer, 'projects')).people).toMatchObject([{ from: '2019', personMonths: 7 }])
    await writer.call('PATCH', '/teams/1', { phone: '9841', dateOfBirth: null, translations: { ne: { name: 'सीता' } } })
    await editor.call('POST', '/content/teams/1/restoration', { revision: 2 })
    expect(await recordOf(writer, 'teams')).toMatchObject({ phone: '9841', dateOfBirth: null })
    expect((await recordOf(writer, 'teams')).translations.ne).toMatchObject({ name: 'नाम', keyQualifications: '' })
    await writer.call('POST', '/content/teams/1/restoration', { revision: 2 })
    expect(await recordOf(writer, 'teams')).toMatchObject({ phone: 'Marker4711', dateOfBirth: '1917-03-14' })
  })

  test('are not made public by somebody who does not read them, by a save, a restoration or a form', async () => {
    const { writer, editor } = await open(engine)
    for (const { entity, name, consent } of VALUES) {
      const before = await recordOf(writer, entity)
      const opened = consent ? { [consent]: 'public' } : { [name]: { ...before[name], visibility: 'public' } }
      for (const change of [opened, { [name]: kindOf(entity).fields[name]!.empty }])
        expect((await editor.call('PATCH', `/${entity}/1`, change)).status, name).toBe(403)
      expect((await writer.call('PATCH', `/${entity}/1`, opened)).status).toBe(200)
      const { version } = await recordOf(writer, entity)
      const hidden = consent ? { [consent]: 'bids' } : { [name]: before[name] }
      await writer.call('PATCH', `/${entity}/1`, hidden)
      expect(found(await (await editor.call('GET', `/content/${entity}/1/revisions/${version}`)).text())).toEqual([])
      expect((await editor.call('POST', `/content/${entity}/1/restoration`, { revision: version })).status).toBe(200)
      expect(await recordOf(writer, entity)).toMatchObject({ [name]: before[name], ...hidden })
      const form = { document: opened, form: 'a', locale: 'en' }
      const kept = await editor.call('PUT', `/form-states/${entity}/1`, form)
      expect(await kept.json()).toMatchObject({
        data: { html: null, faults: { [consent ?? name]: expect.anything() } },
      })
    }
    expect(VALUES.length).toBeGreaterThan(5)
  })

  test('are for owners alone where a person said “Nobody”', async () => {
    const { app, writer, editor } = await open(engine)
    const owner = await signIn(app, 'owner')
    const values = Object.fromEntries(hiddenByValue(teamMemberKind, 'nobody', 1))
    expect((await owner.call('PATCH', '/teams/1', { ...values, phone: '', keyQualifications: '', dateOfBirth: null, nationality: '', email: '', translations: { ne: { name: 'नाम' } } })).status).toBe(200) // prettier-ignore
    for (const person of [writer, editor]) {
      const record = await recordOf(person, 'teams')
      for (const { name } of VALUES.filter(({ consent }) => consent)) expect(Object.keys(record)).not.toContain(name)
      for (const path of ['', '/revisions', `/revisions/2`, `/revisions/${record.version}`])
        expect((await (await person.call('GET', `/content/teams/1${path}`)).text()).match(/2097|9997/)).toBeNull()
      const refused = await person.call('PATCH', '/teams/1', { yearsFor: 'public' })
      expect(refused.status).toBe(403)
      expect((await person.call('PATCH', '/teams/1', { position: 'Chief' })).status).toBe(200)
    }
    expect(await recordOf(owner, 'teams')).toMatchObject({ position: 'Chief', ...values })
  })

  test('are not named by the history that an editor reads', async () => {
    const { writer, editor } = await open(engine)
    const changedFor = async (person: Person) =>
      (await (await person.call('GET', '/content/teams/1/revisions')).json()).data[0].changed
    expect(await changedFor(writer)).toContain('dateOfBirth')
    expect(await changedFor(editor)).toEqual(['projectsFor', 'translations.ne.name'])
  })
})
