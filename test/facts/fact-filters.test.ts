import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectFacetsSchema } from '../../contract/projects/project-facets.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { openFacts } from './open-facts.ts'

/** Zone and length as filters, with values of four projects. */
async function openFilters(engine: Engine) {
  const facts = await openFacts(engine)
  const { app, editor, zone, length, change } = facts
  for (const id of [zone, length]) expect((await change(id, { isFilter: true })).status).toBe(200)
  const give = async (project: number, choice: string, number: number | null) => {
    const rows = [
      { factId: zone, choice },
      { factId: length, number },
    ]
    expect((await editor.call('PATCH', `/projects/${project}`, { facts: rows })).status).toBe(200)
  }
  await give(1, 'zone-v', 130)
  await give(2, 'zone-v', 700)
  await give(3, 'zone-iv', 520)
  await give(4, '', -5)
  const list = async (query: string) => {
    const answer = await app.request(`/projects?${query}`)
    expect(answer.status).toBe(200)
    return ((await answer.json()).data as { id: number }[]).map(({ id }) => id).toSorted()
  }
  const count = async (query = '') => {
    const answer = await app.request(`/projects/facets?${query}`)
    expect(answer.status).toBe(200)
    return oneOf(projectFacetsSchema.strict()).parse(await answer.json()).data.facts
  }
  const counts = async (query = '') => (await count(query)).map(({ label, name, count: of }) => [label, name, of])
  return { ...facts, give, list, count, counts }
}

describeOnEachEngine('own facts as filters of projects', (engine) => {
  test('are asked by a choice or a least number, together or alone', async () => {
    const { zone, length, list } = await openFilters(engine)
    expect(await list(`fact=${zone}-zone-v`)).toEqual([1, 2])
    expect(await list(`fact=${length}-500`)).toEqual([2, 3])
    expect(await list(`fact=${length}-100`)).toEqual([1, 2, 3])
    expect(await list(`fact=${zone}-zone-v&fact=${length}-500`)).toEqual([2])
    expect(await list(`fact=${zone}-zone-v,${length}-500`)).toEqual([2])
    expect(await list(`fact=${zone}-zone-v&fact=${zone}-zone-iv`)).toEqual([])
    expect(await list('fact=')).toHaveLength(5)
  })

  test('are counted in the order of the firm, each with the other fact, in the language of the call', async () => {
    const { zone, length, count, counts } = await openFilters(engine)
    expect(await counts()).toEqual([
      ['Length of tunnel', '100 m or more', 3],
      ['Length of tunnel', '500 m or more', 2],
      ['Seismic zone', 'Zone V', 2],
      ['Seismic zone', 'Zone IV', 1],
    ])
    expect(await counts(`fact=${zone}-zone-iv&locale=ne`)).toEqual([
      ['सुरुङको लम्बाइ', '५०० मि. वा बढी', 1],
      ['Seismic zone', 'क्षेत्र ५', 2],
      ['Seismic zone', 'क्षेत्र ४', 1],
    ])
    expect((await count())[0]).toEqual({
      fact: `${length}-100`,
      label: 'Length of tunnel',
      name: '100 m or more',
      count: 3,
    })
  })

  test('keep what is chosen among the counts, also without a project', async () => {
    const { zone, length, give, counts, list } = await openFilters(engine)
    await give(3, '', 520)
    expect(await list(`fact=${zone}-zone-iv`)).toEqual([])
    expect(await counts(`fact=${zone}-zone-iv`)).toContainEqual(['Seismic zone', 'Zone IV', 0])
    expect((await counts(`fact=${length}-500`)).filter(([label]) => label === 'Seismic zone')).toEqual([
      ['Seismic zone', 'Zone V', 1],
    ])
  })

  test('are refused alike where visitors do not see them: for staff, ended, of people, no filter, or unknown', async () => {
    const { app, owner, zone, length, insured, change, count, counts } = await openFilters(engine)
    const given = { label: 'Grade', about: 'teams', type: 'choice', shownOn: 'page', choices: [{ name: { en: 'A' } }] }
    const grade = (await (await owner.call('POST', '/facts', given)).json()).data.id as number
    await owner.call('PATCH', '/teams/1', {
      consentedOn: '2026-01-01',
      factsFor: 'public',
      facts: [{ factId: grade, choice: 'a' }],
    })
    await change(zone, { shownOn: 'staff' })
    await change(length, { endedOn: '2020-01-01' })
    expect(await count()).toEqual([])
    for (const value of [`${zone}-zone-v`, `${length}-500`, `${grade}-a`, `${insured}-true`, '999-x', 'x']) {
      const answer = await app.request(`/projects?fact=${value}`)
      expect([answer.status, (await answer.json()).fields]).toEqual([422, { fact: `There is no fact '${value}'` }])
      expect((await app.request(`/projects/facets?fact=${value}`)).status).toBe(422)
    }
    await change(zone, { shownOn: 'page', isFilter: false })
    await change(length, { endedOn: null })
    expect((await counts()).map(([label]) => label)).not.toContain('Seismic zone')
    expect((await counts()).map(([label]) => label)).toContain('Length of tunnel')
  })

  test('are numbers and choices of projects alone', async () => {
    const { owner, licence, insured, change, refusal } = await openFacts(engine)
    const refused = [422, { isFilter: 'Only a number or a choice of projects can be a filter' }]
    for (const id of [licence, insured]) expect(await refusal(await change(id, { isFilter: true }))).toEqual(refused)
    const given = { label: 'Years', about: 'teams', type: 'number', shownOn: 'page', isFilter: true }
    expect(await refusal(await owner.call('POST', '/facts', given))).toEqual(refused)
  })

  test('of drafts and projects in the trash are not counted', async () => {
    const { editor, zone, counts } = await openFilters(engine)
    await editor.call('PATCH', '/projects/3', { facts: [{ factId: zone, choice: 'zone-v' }], publish: false })
    expect(await counts()).toContainEqual(['Seismic zone', 'Zone IV', 1])
    await editor.call('DELETE', '/projects/1')
    expect(await counts()).toContainEqual(['Seismic zone', 'Zone V', 1])
  })
})
