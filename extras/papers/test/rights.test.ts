import { expect, test } from 'vitest'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { LICENCE, openPapers, PDF } from './papers-app.ts'

const isOfPapers = ({ path }: { path: string }) => path.startsWith('/api/v1/papers')

describeOnEachEngine('papers', (engine) => {
  test('are for owners and bid writers: every call refuses others', async () => {
    const app = await openPapers(engine)
    await app.add()
    const editor = await signIn(app, 'editor')
    const calls = listDeclaredRoutes(app.api).filter(isOfPapers)
    expect(calls.length).toBeGreaterThanOrEqual(9)
    for (const { method, path } of calls) {
      const address = path.replace('/api/v1', '').replaceAll(/:\w+/g, '1')
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {}
      expect((await editor.call(method, address, body)).status, `${method} ${path}`).toBe(403)
      expect((await visitor(app).call(method, address, body)).status, `${method} ${path}`).toBe(401)
    }
    expect((await app.writer.call('GET', '/papers/1')).status).toBe(200)
  })

  test('that are private are found by owners and the one who looks after them alone, in every call', async () => {
    const { writer, writerId, ownerId, add, send, one, shelf, faults, ...app } = await openPapers(engine)
    const mine = await add({ access: 'private', carerId: writerId })
    expect((await one(mine.id, writer)).carerId).toBe(writerId)
    const { id } = await add({ access: 'private', carerId: ownerId, number: 'hidden' })
    await send(id, 'page.pdf', PDF)
    const [{ key } = { key: '' }] = (await one(id)).scans
    const newer = await add({ replaces: id, number: 'newer' })
    expect((await one(newer.id, writer)).history.map(({ number }) => number)).toEqual(['newer'])
    const calls = listDeclaredRoutes(app.api).filter((call) => isOfPapers(call) && call.path.includes(':id'))
    for (const { method, path } of calls) {
      const address = path.replace('/api/v1', '').replace(':id', String(id)).replace(':key', key)
      const body = path.endsWith('/files') ? { keys: [key] } : { ...LICENCE, replaces: undefined }
      const answer = await writer.call(method, address, ['GET', 'DELETE'].includes(method) ? undefined : body)
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
    expect((await writer.call('POST', '/papers', { ...LICENCE, replaces: id })).status).toBe(404)
    expect(JSON.stringify(await shelf('', writer))).not.toContain('hidden')
    expect((await shelf('', writer)).counts).toMatchObject({ ending: 2, replaced: 0 })
    expect((await shelf('search=hidden', writer)).papers).toEqual([])
    expect((await one(id)).scans).toHaveLength(1)
  })

  test('are not made private by somebody who then could not see them, nor looked after by an editor', async () => {
    const { add, writer, writerId, ...app } = await openPapers(engine)
    const { id } = await add()
    const save = async (values: object) => {
      const answer = await writer.call('PUT', `/papers/${id}`, { ...LICENCE, ...values })
      return [answer.status, ...Object.keys((await answer.json()).fields ?? {})]
    }
    expect(await save({ access: 'private' })).toEqual([422, 'access'])
    expect(await save({ access: 'private', carerId: writerId })).toEqual([200])
    await signIn(app, 'editor')
    const editor = app.db.selectFrom('staff_user').select('id').where('email', '=', 'editor@example.org')
    expect(await save({ carerId: (await editor.executeTakeFirstOrThrow()).id })).toEqual([422, 'carerId'])
    expect((await app.shelf()).carers.map((one) => one.id).toSorted()).toEqual([writerId, app.ownerId].toSorted())
  })
})
