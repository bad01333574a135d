import { expect, test } from 'vitest'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers } from '../../../test/create-test-app.ts'
import type { SavedFilters } from '../contract/saved-filters.ts'

const saved = (name: string, query = 'state=draft') => ({ name, query })
const several = (count: number, query?: string) =>
  Array.from({ length: count }, (_, index) => saved(`No. ${index}`, query))

async function read(person: Person): Promise<SavedFilters> {
  return (await (await person.call('GET', '/preferences/saved-filters')).json()).data
}

async function change(person: Person, body: object) {
  const answer = await person.call('PATCH', '/preferences/saved-filters', { filters: body })
  return { status: answer.status, body: await answer.json() }
}

describeWhereSqlDiffers('the saved filters of an account', (engine) => {
  test('begin empty, and are of one person alone', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    expect(await read(owner)).toEqual({})
    await change(owner, { news: [saved('Drafts')] })
    expect(await read(owner)).toEqual({ news: [saved('Drafts')] })
    expect(await read(editor)).toEqual({})
  })

  test('keep the filters of other lists, and both of two changes at once', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    await Promise.all([
      change(editor, { news: [saved('Drafts')] }),
      change(editor, { projects: [saved('चालु')] }),
      editor.call('PATCH', '/preferences', { hiddenEntries: ['mails'] }),
    ])
    expect(await read(editor)).toEqual({ news: [saved('Drafts')], projects: [saved('चालु')] })
    expect((await (await editor.call('GET', '/preferences')).json()).data).toEqual({ hiddenEntries: ['mails'] })
    await change(editor, { news: [] })
    expect(await read(editor)).toEqual({ projects: [saved('चालु')] })
  })

  test('are bounded, and say what to do', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    const refused = async (filters: object) => {
      const { status, body } = await change(editor, filters)
      expect(status).toBe(422)
      return JSON.stringify(body)
    }
    expect(await refused({ news: several(21) })).toContain('at most 20 saved filters')
    expect(await refused({ news: [saved('x'.repeat(61))] })).toContain('at most 60 characters')
    expect(await refused({ news: [saved(' ')] })).toContain('Name is required')
    expect(await refused({ news: [saved('One'), saved('One')] })).toContain('choose another name')
    expect(await refused({ news: several(9, 'a'.repeat(1000)) })).toContain('delete some of it first')
    expect(await read(editor)).toEqual({})
  })

  test('of earlier releases are there', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await change(editor, { news: [saved('New')] })
    const document = JSON.stringify({ savedFilters: { news: [saved('Old')] }, hiddenEntries: ['mails'] })
    await app.db.updateTable('staff_preference').set({ document }).execute()
    expect(await read(editor)).toEqual({ news: [saved('Old')] })
  })
})
