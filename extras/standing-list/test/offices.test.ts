import { expect, test } from 'vitest'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { OFFICE_BOUNDS } from '../contract/office-kinds.ts'
import { recordApplication } from '../server/applications/store.ts'
import { openOffices } from './offices-app.ts'

describeOnEachEngine('offices', (engine) => {
  test('are found by words of both languages', async () => {
    const { add, list, standing } = await openOffices(engine)
    await add()
    await add({
      nameEn: '',
      nameNe: 'सडक विभाग',
      kind: 'department',
      addressEn: '',
      localLevel: null,
      notes: 'Babarmahal',
    })
    const found = async (search: string) => {
      const { offices } = await standing(`search=${encodeURIComponent(search)}`)
      return offices.map(({ name }) => name.ne)
    }
    expect((await list()).map(({ nameNe }) => nameNe)).toEqual(['घोराही उपमहानगरपालिका', 'सडक विभाग'])
    expect(await found('BABARMAHAL')).toEqual(['सडक विभाग'])
    expect(await found('घोराही dang')).toEqual(['घोराही उपमहानगरपालिका'])
    expect(await found('federal department')).toEqual(['सडक विभाग'])
    expect(await found('department dang')).toEqual([])
  })

  test('are refused with faults in words', async () => {
    const { faults, add } = await openOffices(engine)
    const cases: [object, ...string[]][] = [
      [{ nameEn: ' ', nameNe: '' }, 'nameNe'],
      [{ nameEn: 'x'.repeat(201) }, 'nameEn'],
      [{ kind: 'shop' }, 'kind'],
      [{ localLevel: '99999' }, 'localLevel'],
      [{ localLevel: '10199' }, 'localLevel'],
      [{ email: 'nobody' }, 'email'],
      [{ bound: 99_999 }, 'bound'],
      [{ bound: 25_000_001 }, 'bound'],
      [{ asks: [''] }, 'asks.0'],
      [{ asks: Array.from({ length: 31 }, String) }, 'asks'],
      [{ notes: 'x'.repeat(2001) }, 'notes'],
      [{ colour: 'red' }, 'colour'],
    ]
    for (const [values, ...fields] of cases)
      expect(await faults(values), JSON.stringify(values)).toEqual([422, ...fields])
    const { id } = await add()
    expect(await faults({ email: 'nobody' }, 'PUT', `/offices/${id}`)).toEqual([422, 'email'])
    expect(await faults({}, 'PUT', '/offices/999')).toEqual([404])
  })

  test('are there once: the same name at the same address is refused, elsewhere it is another office', async () => {
    const { add, faults, list } = await openOffices(engine)
    await add()
    expect(await faults({ phone: '1' })).toEqual([409])
    expect(await faults({ addressEn: 'Elsewhere' })).toEqual([201])
    expect(await list()).toHaveLength(2)
  })

  test('of two saves of the same version keep the first, and tell the second', async () => {
    const { add, faults, list } = await openOffices(engine)
    const { id, version } = await add()
    const save = (phone: string) => faults({ phone, version, asks: ['licence', 'licence'] }, 'PUT', `/offices/${id}`)
    expect((await Promise.all([save('1'), save('2')])).toSorted()).toEqual([[200], [409]])
    expect(await list()).toMatchObject([{ id, version: 2, asks: ['licence'] }])
  })

  test('are not deleted while the firm’s applications to them are kept, and are noted in the audit log', async () => {
    const { add, owner, db, list } = await openOffices(engine)
    const { id } = await add()
    const past = { receipt: '7', receiptOn: null, fee: '', answeredOn: null, listedUntil: null, notes: '' }
    await recordApplication(db, { officeId: id, fiscalYear: 2082, state: 'sent', ...past }, NOW.toISOString())
    const refused = await owner.call('DELETE', `/offices/${id}`)
    expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringContaining('(1): delete them')])
    await db.deleteFrom('standing_application').execute()
    expect((await owner.call('DELETE', `/offices/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    const log = await (await owner.call('GET', '/audit?entity=office')).json()
    expect(log.data.map(({ action, label }: Record<string, string>) => `${action} ${label}`)).toEqual([
      'delete Ghorahi Sub-Metropolitan City',
      'create Ghorahi Sub-Metropolitan City',
    ])
  })

  test('are at most two thousand', async () => {
    const { add, faults, db } = await openOffices(engine)
    const { id } = await add()
    const row = await db.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (let left = OFFICE_BOUNDS.most - 1; left > 0; left -= 500)
      await db
        .insertInto('office')
        .values(Array.from({ length: Math.min(left, 500) }, () => ({ ...row, id: undefined })))
        .execute()
    expect(await faults({ nameEn: 'One more' })).toEqual([409])
  })

  test('are for owners and bid writers: every call refuses others', async () => {
    const app = await openOffices(engine)
    await app.add()
    const editor = await signIn(app, 'editor')
    const calls = listDeclaredRoutes(app.api).filter(({ path }) => path.startsWith('/api/v1/offices'))
    expect(calls.length).toBeGreaterThanOrEqual(8)
    for (const { method, path } of calls) {
      const address = path.replace('/api/v1', '').replace(':id', '1')
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {}
      expect((await editor.call(method, address, body)).status, `${method} ${path}`).toBe(403)
      expect((await visitor(app).call(method, address, body)).status, `${method} ${path}`).toBe(401)
    }
  })
})
