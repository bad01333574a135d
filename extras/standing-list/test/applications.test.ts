import { appendFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { createPackHandler } from '../server/applications/make-packs.ts'
import { listRows } from '../server/applications/store.ts'
import { describeWithPapers, openStanding } from './standing-app.ts'
import { LAWFUL } from './standing-facts.ts'

describeWithPapers('applications to stand on a list', (engine) => {
  test('are stopped by each paper that is missing, has ended or has no scan, named with its link', async () => {
    const { addOffice, addPaper, check, apply, list } = await openStanding(engine)
    const office = await addOffice()
    const ended = await addPaper({ kind: 'licence', validUntil: '2026-11-20' })
    const empty = await addPaper({ kind: 'registration' }, [])
    const [found] = await check([office])
    expect(found!.stops.map(({ kind, why, isAsked, path }) => [kind, why, isAsked, path])).toEqual([
      ['registration', 'empty', true, `/papers/${empty}`],
      ['tax-registration', 'missing', true, '/papers/create?kind=tax-registration'],
      ['tax-clearance', 'missing', true, '/papers/create?kind=tax-clearance'],
      ['licence', 'ended', true, `/papers/${ended}?renew`],
    ])
    const overruled = LAWFUL.map(({ kind }) => kind)
    const refused = await apply([office], { overruled })
    expect(refused.status).toBe(409)
    expect(refused.message).toContain('Dhulikhel Municipality: Company registration has no scan')
    expect(refused.message).toContain('Licence has ended')
    expect((await list()).counts.none).toBe(1)
  })

  test('go without a paper that the office does not ask for, if that is said', async () => {
    const { addOffice, addPaper, apply, make, one } = await openStanding(engine)
    const asks = ['registration', 'insurance']
    const office = await addOffice({ asks })
    await addPaper({ kind: 'registration' })
    const without = { overruled: ['tax-registration', 'tax-clearance', 'licence', 'insurance'] }
    expect((await apply([office], without)).message).toContain('Insurance is missing')
    await addPaper({ kind: 'insurance' })
    expect((await apply([office])).status).toBe(409)
    const { ids } = await apply([office], without)
    await make()
    const { state, papers } = await one(ids[0]!)
    expect([state, papers.map(({ kind }) => kind)]).toEqual(['made', asks])
  })

  test('have a letter and one PDF of the papers, kept as made while records change, which are told', async () => {
    const { addOffice, addLawful, addPaper, apply, make, one, ask, owner, list, db } = await openStanding(engine)
    await addLawful()
    const offices = [await addOffice(), await addOffice({ nameEn: 'Banepa Municipality' })]
    const { ids } = await apply(offices)
    expect((await list()).counts.making).toBe(2)
    await make()
    const made = await one(ids[0]!)
    expect(made.files.map(({ name, bytes }) => [name, bytes > 1000])).toEqual([
      ['letter.docx', true],
      ['papers.pdf', true],
    ])
    // The list is read every other second while packs are made.
    expect(Object.keys((await listRows(db))[0]!)).not.toContain('letter')
    const licence = made.papers.find(({ kind }) => kind === 'licence')!
    await addPaper({ kind: 'licence', number: '18', replaces: licence.id, validUntil: '2028-01-14' })
    const office = await ask<object>(owner, 'GET', `/offices/${offices[0]}`)
    const { id: _, updatedAt: __, ...given } = office as Record<string, unknown>
    await ask(owner, 'PUT', `/offices/${offices[0]}`, { ...given, nameEn: 'Dhulikhel City' })
    const { changes } = await ask<{ changes: { was: string; is: string }[] }>(
      owner,
      'GET',
      `/standing-list/${ids[0]}/comparison`,
    )
    expect(changes.map(({ was, is }) => [was, is])).toEqual([
      ['Dhulikhel Municipality', 'Dhulikhel City'],
      ['Licence', 'Licence'],
    ])
    const still = await one(ids[0]!)
    expect([still.letter, still.files, still.papers]).toEqual([made.letter, made.files, made.papers])
    expect((await apply([offices[1]!])).message).toContain('there is an application of this fiscal year')
  })

  test('with bounds of their own share the PDF that fits the smaller one, and the others get a smaller one', async () => {
    const { addOffice, addLawful, apply, one, jobDeps } = await openStanding(engine)
    await addLawful()
    const bounds = [1_000_000, 3_000_000, 2_000_000]
    const offices = await Promise.all(bounds.map((bound) => addOffice({ nameEn: `Office ${bound}`, bound })))
    const { ids } = await apply(offices)
    const join = vi.fn<NonNullable<typeof jobDeps.papers>['join']>(async (...given) => {
      const joined = await jobDeps.papers!.join(...given)
      const { bound, to } = given[2]
      // A scan of 2 MB, which can be made smaller.
      await appendFile(to, Buffer.alloc(Math.min(bound - 10_000, 1_900_000)))
      return joined
    })
    await createPackHandler({ ...jobDeps, papers: { ...jobDeps.papers!, join } }).run({} as never, AbortSignal.any([]))
    expect(join.mock.calls.map(([, , { bound }]) => bound)).toEqual([3_000_000, 1_000_000])
    const [small, large, middle] = await Promise.all(
      ids.map(async (id) => (await one(id)).files.find(({ kind }) => kind === 'pdf')!),
    )
    expect(middle!.bytes).toBe(large!.bytes)
    expect(small!.bytes).toBeLessThan(1_000_000)
  })

  test('go on after a process was killed, and none is made twice', async () => {
    const { addOffice, addLawful, apply, make, one, files, db, jobDeps, list } = await openStanding(engine)
    await addLawful()
    const before = (await files()).length
    const offices = [await addOffice(), await addOffice({ nameEn: 'Banepa' }), await addOffice({ nameEn: 'Panauti' })]
    const { ids } = await apply(offices)
    const killed = new AbortController()
    const join: typeof jobDeps.papers = {
      ...jobDeps.papers!,
      async join(...given) {
        const joined = await jobDeps.papers!.join(...given)
        killed.abort(new Error('killed'))
        return joined
      },
    }
    const run = createPackHandler({ ...jobDeps, papers: join }).run({} as never, killed.signal)
    await expect(run).rejects.toThrow('killed')
    expect((await list()).counts.making).toBeGreaterThan(0)
    await make()
    await make()
    for (const id of ids) expect((await one(id)).state).toBe('made')
    expect((await files()).length - before).toBe(6)
    const rows = await db.selectFrom('private_file').select('key').where('about', 'like', 'standing-%').execute()
    expect(rows).toHaveLength(6)
  })

  test('that cannot be made say why, and are made again', async () => {
    const { addOffice, addLawful, apply, make, one, ask, owner } = await openStanding(engine)
    await addLawful()
    const office = await addOffice()
    const { ids } = await apply([office])
    const [{ id: paper } = { id: 0 }] = (await one(ids[0]!)).papers
    const hidden = await ask<{ scans: { key: string }[] }>(owner, 'GET', `/papers/${paper}`)
    await ask(owner, 'DELETE', `/papers/${paper}`)
    await make()
    expect(await one(ids[0]!)).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('Company registration'),
    })
    expect(hidden.scans).toHaveLength(1)
    expect((await owner.call('POST', `/standing-list/${ids[0]}/pack`)).status).toBe(200)
    expect((await owner.call('DELETE', `/standing-list/${ids[0]}`)).status).toBe(200)
    expect((await apply([office])).status).toBe(409)
  })

  test('are said to be sent, answered and listed, and of two changes of one version the second is told', async () => {
    const { addOffice, addLawful, apply, make, one, owner } = await openStanding(engine)
    await addLawful()
    const { ids } = await apply([await addOffice()])
    await make()
    const path = `/standing-list/${ids[0]}`
    const { version } = await one(ids[0]!)
    const said = { sentOn: null, receipt: 'R-1', receiptOn: null, fee: '500', answeredOn: null, listedUntil: null }
    const put = (values: object) => owner.call('PUT', path, { ...said, notes: '', version, ...values })
    expect((await put({ state: 'sent' })).status).toBe(422)
    expect((await put({ state: 'sent', sentOn: '2026-11-21' })).status).toBe(200)
    expect((await put({ state: 'listed', sentOn: '2026-11-21' })).status).toBe(409)
    expect(await one(ids[0]!)).toMatchObject({ state: 'sent', receipt: 'R-1', fee: '500', sentOn: '2026-11-21' })
    expect((await owner.call('DELETE', path)).status).toBe(409)
    expect((await owner.call('POST', '/standing-list/sent', { ids, sentOn: '2026-11-21' })).status).toBe(409)
  })

  test('are repeated for the next year as they were, with what has changed', async () => {
    const { addOffice, addLawful, addPaper, check, apply, make, one, clock } = await openStanding(engine)
    await addLawful()
    const office = await addOffice()
    const asNever = { language: null, works: null }
    expect((await check([office], asNever))[0]).toMatchObject({ isUnknown: true })
    const { ids } = await apply([office], { language: 'ne' })
    await make()
    clock.now = Date.parse('2027-08-01T06:00:00Z')
    await addPaper({ kind: 'licence', number: '19', validUntil: '2028-01-14' })
    const [found] = await check([office], asNever)
    expect(found).toMatchObject({ stops: [], appliedId: null, isUnknown: false })
    expect(found!.changes.map(({ name }) => name.en)).toEqual(['Licence'])
    const again = await apply([office], asNever)
    const repeated = await one(again.ids[0]!)
    expect(repeated).toMatchObject({ fiscalYear: 2084, language: 'ne', day: '2027-08-01' })
    expect(repeated.history.map(({ id }) => id)).toEqual([again.ids[0], ids[0]])
  })

  test('come as a ZIP with a folder for each, an index and addresses', async () => {
    const { addOffice, addLawful, apply, make, owner } = await openStanding(engine)
    await addLawful()
    const { ids } = await apply([await addOffice({ nameEn: 'Office: a/b' }), await addOffice()])
    await make()
    const answer = await owner.call('GET', `/standing-list/zip?ids=${ids.join()}&locale=ne`)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual([
      'index.xlsx',
      '01 Office a b/letter.docx',
      '01 Office a b/papers.pdf',
      '02 Dhulikhel Municipality/letter.docx',
      '02 Dhulikhel Municipality/papers.pdf',
    ])
    const sheets = unzipSync(files['index.xlsx']!)
    const text = new TextDecoder().decode(sheets['xl/sharedStrings.xml'] ?? sheets['xl/worksheets/sheet2.xml'])
    expect(text).toContain('काभ्रेपलाञ्चोक')
    const log = await (await owner.call('GET', '/audit?entity=standing-application&action=download')).json()
    expect(log.data).toHaveLength(2)
  })
})
