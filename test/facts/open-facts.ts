import { expect } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema } from '../../contract/projects/project.ts'
import { signIn } from '../core/accounts/staff.ts'
import type { TestApiOptions } from '../create-test-api.ts'
import { createTestApp } from '../create-test-app.ts'
import type { Engine } from '../../server/core/store/engine.ts'

const ZONES = [{ name: { en: 'Zone V', ne: 'क्षेत्र ५' } }, { name: { en: 'Zone IV', ne: 'क्षेत्र ४' } }]

/** A fact of each type, of which no project has a value yet. */
export async function openFacts(engine: Engine, options: Partial<TestApiOptions> = {}) {
  const app = await createTestApp(engine, options)
  const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
  const add = async (label: string, given: object): Promise<number> => {
    const answer = await owner.call('POST', '/facts', { label, about: 'projects', shownOn: 'page', ...given })
    expect(app.errors).toEqual([])
    expect(answer.status).toBe(201)
    return (await answer.json()).data.id
  }
  const licence = await add('NVC licence', { type: 'text', translations: { ne: { label: 'NVC लाइसेन्स', unit: '' } } })
  const length = await add('Length of tunnel', {
    type: 'number',
    unit: 'm',
    translations: { ne: { label: 'सुरुङको लम्बाइ', unit: 'मि.' } },
  })
  const signed = await add('Signed on', { type: 'date' })
  const insured = await add('Insured', { type: 'yesNo' })
  const zone = await add('Seismic zone', { type: 'choice', choices: ZONES })
  const save = (facts: object[]) => editor.call('PATCH', '/projects/5', { facts })
  const change = (id: number, given: object) => owner.call('PATCH', `/facts/${id}`, given)
  const read = async (locale = 'en') => {
    const answer = await app.request(`/projects/slug/bare?locale=${locale}`)
    return oneOf(projectDetailSchema.strict()).parse(await answer.json()).data.facts
  }
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).fields]
  return { app, owner, editor, licence, length, signed, insured, zone, save, change, read, refusal }
}
