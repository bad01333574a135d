import { expect, test } from 'vitest'
import type { Preferences } from '../../contract/preferences/preferences.ts'
import { signIn, type Person } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers } from '../create-test-app.ts'

const saved = (name: string, query = 'state=draft') => ({ name, query })
const several = (count: number, query?: string) =>
  Array.from({ length: count }, (_, index) => saved(`No. ${index}`, query))

async function read(person: Person): Promise<Preferences> {
  return (await (await person.call('GET', '/preferences')).json()).data
}

async function change(person: Person, body: object) {
  const answer = await person.call('PATCH', '/preferences', body)
  return { status: answer.status, body: await answer.json() }
}

describeWhereSqlDiffers('the preferences of an account', (engine) => {
  test('begin empty, and are of one person alone', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    expect(await read(owner)).toEqual({ savedFilters: {}, hiddenEntries: [] })
    await change(owner, { hiddenEntries: ['mails', 'mails'] })
    expect((await read(owner)).hiddenEntries).toEqual(['mails'])
    expect((await read(editor)).hiddenEntries).toEqual([])
  })

  test('keep the filters of other lists, and both of two changes at once', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    await Promise.all([
      change(editor, { savedFilters: { news: [saved('Drafts')] } }),
      change(editor, { savedFilters: { projects: [saved('चालु')] } }),
      change(editor, { hiddenEntries: ['mails'] }),
    ])
    const savedFilters = { news: [saved('Drafts')], projects: [saved('चालु')] }
    expect(await read(editor)).toEqual({ savedFilters, hiddenEntries: ['mails'] })
    await change(editor, { savedFilters: { news: [] } })
    expect((await read(editor)).savedFilters).toEqual({ projects: [saved('चालु')] })
  })

  test('are bounded, and say what to do', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    const refused = async (savedFilters: object) => {
      const { status, body } = await change(editor, { savedFilters })
      expect(status).toBe(422)
      return JSON.stringify(body)
    }
    expect(await refused({ news: several(21) })).toContain('at most 20 saved filters')
    expect(await refused({ news: [saved('x'.repeat(61))] })).toContain('at most 60 characters')
    expect(await refused({ news: [saved(' ')] })).toContain('Name is required')
    expect(await refused({ news: [saved('One'), saved('One')] })).toContain('choose another name')
    expect(await refused({ news: several(9, 'a'.repeat(1000)) })).toContain('delete some of them first')
    expect((await read(editor)).savedFilters).toEqual({})
  })
})
