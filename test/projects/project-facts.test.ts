import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema } from '../../contract/projects/project.ts'
import { signIn } from '../core/accounts/staff.ts'
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

  test('that are texts are answered in the language of the call, and say where English stands in', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const ne = { title: 'पुल', description: '', funder: 'बैङ्क', unitName: 'वटा मुहान' }
    const facts = { funder: 'A bank', jointVenture: 'With a firm', size: { amount: 3, unit: 'springs' } }
    await editor.call('PATCH', '/projects/5', { ...facts, translations: { ne } })
    const read = async (locale: string) =>
      (await (await app.request(`/projects/slug/bare?locale=${locale}`)).json()).data
    expect(await read('en')).toMatchObject({ funder: 'A bank', unitName: '', englishFacts: [] })
    expect(await read('ne')).toMatchObject({
      funder: 'बैङ्क',
      jointVenture: 'With a firm',
      unitName: 'वटा मुहान',
      englishFacts: ['jointVenture'],
    })
    const { data } = await (await app.request('/shortlist?projects=5&locale=ne')).json()
    expect(data.projects[0]).toMatchObject({ funder: 'बैङ्क', englishFacts: ['jointVenture'] })
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
