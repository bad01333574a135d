import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { openSample } from '../../../test/seed/open-sample.ts'
import type { Shelf } from '../contract/papers.ts'
import { LICENCE } from './papers-app.ts'

describeOnEachEngine('the papers of the sample', (engine) => {
  const open = async () => {
    const sample = await openSample(engine)
    return { ...sample, shelf: () => sample.call<Shelf>('GET', '/papers') }
  }

  test('are there without a gap, one of them ending soon, and go and come back with the sample', async () => {
    const { call, remove, shelf } = await open()
    const { papers, counts } = await shelf()
    expect(counts).toEqual({ missing: 0, ending: 1, ended: 0, valid: 4, replaced: 1 })
    expect(papers[0]).toMatchObject({ kind: 'licence', state: 'ending' })
    await remove()
    expect((await shelf()).papers).toEqual([])
    await call('DELETE', '/sample/removal')
    expect((await shelf()).papers).toHaveLength(6)
    await call('PATCH', '/settings/1', { name: 'Own Firm' })
    expect((await shelf()).papers).toEqual([])
  })

  test('stay where somebody has changed them or added a newer one', async () => {
    const { call, remove, shelf } = await open()
    const of = (kind: string, { papers }: Shelf) => papers.find((one) => one.kind === kind)!
    const before = await shelf()
    const { id } = of('licence', before)
    await call('PUT', `/papers/${id}`, { ...LICENCE, number: 'own' })
    await call('POST', '/papers', { ...LICENCE, kind: 'registration', replaces: of('registration', before).id })
    await remove()
    expect((await shelf()).papers.map(({ kind }) => kind).toSorted()).toEqual([
      'licence',
      'registration',
      'registration',
    ])
    await call('DELETE', '/sample/removal')
    expect((await shelf()).papers).toHaveLength(3)
  })
})
