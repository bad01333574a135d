import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema } from '../../contract/project.ts'
import { signIn } from '../auth/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const NOTHING = { funder: '', value: null, share: null, jointVenture: '', size: null }

describeOnEachEngine('the facts of a project', (engine) => {
  test('are answered with the project, and where nothing is said they say so', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async () =>
      oneOf(projectDetailSchema.strict()).parse(await (await app.request('/projects/slug/bare')).json()).data
    expect(await read()).toMatchObject(NOTHING)
    const facts = {
      funder: 'A development bank',
      share: 62.5,
      jointVenture: 'With a firm',
      size: { amount: 1.75, unit: 'km' },
    }
    const value = { amount: 12_500_000_000.5, currency: 'NPR' }
    await editor.call('PATCH', '/projects/5', { ...facts, value: { ...value, isPublic: true } })
    expect(await read()).toMatchObject({ ...facts, value })
    await editor.call('PATCH', '/projects/5', NOTHING)
    expect(await read()).toMatchObject(NOTHING)
  })

  test('leave out a value that is not public, in every call that visitors have', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await editor.call('PATCH', '/projects/2', { value: { amount: 987_654_321, currency: 'NPR', isPublic: false } })
    for (const path of [
      '/projects/slug/town-master-plan',
      '/projects/slug/ring-road',
      '/projects?limit=100',
      '/projects?search=987654321',
    ]) {
      expect(await (await app.request(path)).text(), path).not.toContain('987654321')
    }
    expect((await (await editor.call('GET', '/content/projects/2')).json()).data.value).toEqual({
      amount: 987_654_321,
      currency: 'NPR',
      isPublic: false,
    })
  })
})
