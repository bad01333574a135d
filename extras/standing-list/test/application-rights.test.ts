import { expect, test } from 'vitest'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { describeWithPapers, openStanding } from './standing-app.ts'
import { LAWFUL } from './standing-facts.ts'

const isOfList = ({ path }: { path: string }) => path.startsWith('/api/v1/standing-list')

describeWithPapers('the standing list', (engine) => {
  test('is for owners and bid writers: every call refuses others', async () => {
    const app = await openStanding(engine)
    const editor = await signIn(app, 'editor')
    const calls = listDeclaredRoutes(app.api).filter(isOfList)
    expect(calls.length).toBeGreaterThanOrEqual(11)
    for (const { method, path } of calls) {
      const address = path.replace('/api/v1', '').replaceAll(/:\w+/g, '1')
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {}
      expect((await editor.call(method, address, body)).status, `${method} ${path}`).toBe(403)
      expect((await visitor(app).call(method, address, body)).status, `${method} ${path}`).toBe(401)
    }
  })

  test('puts no private paper into the pack of somebody who may not see it, nor shows them a pack with it', async () => {
    const { addOffice, addPaper, apply, check, make, one, owner, writer, list, ...app } = await openStanding(engine)
    const office = await addOffice()
    for (const paper of LAWFUL.slice(1)) await addPaper(paper)
    await addPaper({ kind: 'registration', access: 'private' }, ['Secret'])
    expect((await check([office], {}, writer))[0]!.stops.map(({ kind, why }) => [kind, why])).toEqual([
      ['registration', 'hidden'],
    ])
    expect((await apply([office], {}, writer)).message).toContain('is private')
    const { ids } = await apply([office])
    await make()
    const [file] = (await one(ids[0]!)).files
    const calls = listDeclaredRoutes(app.api).filter((call) => isOfList(call) && call.path.includes(':id'))
    const said = { state: 'made', sentOn: null, receipt: '', receiptOn: null, fee: '', answeredOn: null }
    for (const { method, path } of calls) {
      const address = path.replace('/api/v1', '').replace(':id', String(ids[0])).replace(':key', file!.key)
      const body = method === 'PUT' ? { ...said, listedUntil: null, notes: '' } : undefined
      expect((await writer.call(method, address, body)).status, `${method} ${path}`).toBe(404)
    }
    expect((await writer.call('GET', `/standing-list/zip?ids=${ids[0]}`)).status).toBe(404)
    const own = (
      await apply([await addOffice({ nameEn: 'Other', asks: ['licence'] })], { overruled: ['registration'] }, writer)
    ).ids
    const both = `/standing-list/zip?ids=${ids[0]},${own[0]}`
    expect(await (await writer.call('GET', both)).json()).toMatchObject({
      message: 'Leave out Dhulikhel Municipality: you may not see all papers of these applications',
    })
    expect((await list('', writer)).offices[0]!.application!.state).toBe('made')
    expect((await owner.call('GET', `/standing-list/${ids[0]}/files/${file!.key}`)).status).toBe(200)
    const log = await (await owner.call('GET', '/audit?entity=standing-application')).json()
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual(['download', 'create', 'open', 'create'])
  })

  test('makes no pack for somebody who has lost the right since', async () => {
    const { addOffice, addLawful, apply, make, one, db, writer } = await openStanding(engine)
    await addLawful()
    const { ids } = await apply([await addOffice()], {}, writer)
    await db.updateTable('staff_user').set({ writes_bids: 0 }).where('email', '=', 'bids@example.org').execute()
    await make()
    expect(await one(ids[0]!)).toMatchObject({ state: 'failed', fault: expect.stringContaining('may not make it') })
  })
  test('tells the fault of a pack, which names papers, to those alone who may open it', async () => {
    const { addOffice, addPaper, apply, ask, make, list, owner, writer } = await openStanding(engine)
    for (const paper of LAWFUL.slice(1)) await addPaper(paper)
    const id = await addPaper({ kind: 'registration', access: 'private' })
    await apply([await addOffice()])
    await ask(owner, 'DELETE', `/papers/${id}`)
    await make()
    const faultTo = async (by: typeof owner) => (await list('', by)).offices[0]!.application!.fault
    expect(await faultTo(owner)).toContain('Company registration')
    expect(await faultTo(writer)).toBeNull()
  })
})
