import { expect, test } from 'vitest'
import { HOUR } from '../../../server/core/process/durations.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { SCAN_BOUNDS } from '../contract/paper-kinds.ts'
import { CLEARANCE, JPG, LICENCE, openPapers, PDF } from './papers-app.ts'

describeOnEachEngine('papers', (engine) => {
  test('are on the shelf by their state on today’s day in Nepal, the most urgent first', async () => {
    const { add, shelf, clock } = await openPapers(engine)
    await add({ validUntil: null })
    await add({ validUntil: '2026-11-20' })
    await add({ validUntil: '2027-01-20' })
    await add({ validUntil: '2027-01-21' })
    await add({ validUntil: '2026-11-21' })
    const states = async () => (await shelf()).papers.map(({ endsOn, state }) => `${endsOn} ${state}`)
    expect(await states()).toEqual([
      '2026-11-21 ending',
      '2027-01-20 ending',
      '2026-11-20 ended',
      '2027-01-21 valid',
      'null valid',
    ])
    expect((await shelf()).counts).toEqual({ missing: 3, ending: 2, ended: 1, valid: 2, replaced: 0 })
    clock.now = Date.parse('2026-11-21T18:14:59Z')
    expect((await shelf()).counts.ended).toBe(1)
    clock.now = Date.parse('2026-11-21T18:15:00Z')
    expect((await shelf()).counts.ended).toBe(2)
  })

  test('that the standing list asks for are missing until a valid one is there', async () => {
    const { add, shelf, clock } = await openPapers(engine)
    const missing = async () => (await shelf()).gaps.map(({ kind, fiscalYear }) => `${kind} ${fiscalYear}`)
    const all = ['registration null', 'tax-registration null', 'tax-clearance 2082', 'licence null']
    expect(await missing()).toEqual(all)
    await add({ kind: 'registration', validUntil: null })
    await add({ kind: 'tax-registration', validUntil: '2026-11-20' })
    await add({ kind: 'membership' })
    const { id: last } = await add({ ...CLEARANCE, fiscalYear: 2081 })
    await add({ ...CLEARANCE, fiscalYear: 2079 })
    await add({ validFrom: '2026-11-22' })
    expect(await missing()).toEqual(all.slice(1))
    expect((await shelf('kind=tax-clearance')).gaps[0]?.latest).toBe(last)
    const { gaps, papers } = await shelf('kind=tax-registration')
    expect(gaps).toEqual([{ kind: 'tax-registration', fiscalYear: null, dueUntil: null, latest: papers[0]?.id }])
    await add({ kind: 'tax-registration' })
    await add(CLEARANCE)
    await add()
    expect(await missing()).toEqual([])
    // 1 Shrawan 2084: the clearance of the year that has just ended cannot be there yet.
    clock.now = Date.parse('2027-07-17T06:00:00Z')
    const [gap] = (await shelf('kind=tax-clearance')).gaps
    expect(gap).toMatchObject({ fiscalYear: 2083, dueUntil: '2027-10-17' })
    const stateOfOld = async () => (await shelf('search=2082/83')).papers[0]?.state
    expect(await stateOfOld()).toBe('valid')
    clock.now = Date.parse('2027-10-18T06:00:00Z')
    expect((await shelf('kind=tax-clearance')).gaps[0]?.dueUntil).toBeNull()
    expect(await stateOfOld()).toBe('ended')
  })

  test('are filtered by state and kind, and found by words of both languages', async () => {
    const { add, shelf } = await openPapers(engine)
    await add()
    await add(CLEARANCE)
    await add({ kind: 'insurance', name: 'Professional liability', notes: 'Broker: Ram' })
    const found = async (query: string) => (await shelf(query)).papers.map(({ kind }) => kind)
    expect(await found('kind=insurance')).toEqual(['insurance'])
    expect(await found('state=replaced')).toEqual([])
    expect(await found('search=a-17 CLASS&kind=licence')).toEqual(['licence'])
    expect(await found(`search=${encodeURIComponent('कर चुक्ता')}`)).toEqual(['tax-clearance'])
    expect(await found('search=2082/83')).toEqual(['tax-clearance'])
    expect(await found('search=broker')).toEqual(['insurance'])
    const missing = await shelf('state=missing')
    expect([missing.papers, missing.gaps.length]).toEqual([[], 2])
    expect((await shelf('state=valid')).gaps).toEqual([])
  })

  test('take the place of each other, once, and keep their history', async () => {
    const { add, one, owner, shelf, faults } = await openPapers(engine)
    const first = await add()
    const second = await add({ number: 'B', replaces: first.id })
    const third = await add({ number: 'C', replaces: second.id })
    expect((await one(second.id)).history.map(({ number }) => number)).toEqual(['C', 'B', 'A-17'])
    expect((await shelf('state=replaced')).papers.map(({ id }) => id).toSorted()).toEqual([first.id, second.id])
    expect(await faults({ replaces: first.id })).toEqual([409])
    expect(await faults({ replaces: 999 })).toEqual([404])
    expect(await faults({ ...CLEARANCE, replaces: third.id })).toEqual([422, 'kind'])
    const twice = await Promise.all([1, 2].map(() => faults({ replaces: third.id })))
    expect(twice.toSorted()).toEqual([[201], [409]])
    expect((await owner.call('DELETE', `/papers/${second.id}`)).status).toBe(200)
    expect((await one(third.id)).history.map(({ number }) => number)).toEqual(['A-17', 'C', 'A-17'])
    const [newest] = (await one(first.id)).history
    await owner.call('DELETE', `/papers/${newest!.id}`)
    await owner.call('DELETE', `/papers/${third.id}`)
    expect(await one(first.id)).toMatchObject({ state: 'ending', replacedBy: null })
  })

  test('are refused with faults in words', async () => {
    const { faults, add } = await openPapers(engine)
    const cases: [object, ...string[]][] = [
      [{ issuedOn: null, validUntil: '2026-01-14' }, 'validUntil'],
      [{ validFrom: null, validUntil: '2026-01-14' }, 'issuedOn'],
      [{ issuedOn: '2026-11-22' }, 'issuedOn'],
      [{ validUntil: '2026-02-30' }, 'validUntil'],
      [{ validUntil: '2183-02-01' }, 'validUntil'],
      [{ kind: 'other', name: '' }, 'name'],
      [{ kind: 'passport' }, 'kind'],
      [{ fiscalYear: 2082, validFrom: null, validUntil: null }, 'fiscalYear'],
      [{ ...CLEARANCE, fiscalYear: null }, 'fiscalYear'],
      [{ ...CLEARANCE, fiscalYear: 2084 }, 'fiscalYear'],
      [{ ...CLEARANCE, fiscalYear: 1e9 }, 'fiscalYear'],
      [{ ...CLEARANCE, validUntil: '2027-01-01' }, 'validUntil'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ notes: 'x'.repeat(2001) }, 'notes'],
      [{ carerId: 'nobody' }, 'carerId'],
      [{ access: 'all' }, 'access'],
      [{ replaces: '1' }, 'replaces'],
      [{ colour: 'red' }, 'colour'],
    ]
    for (const [values, ...fields] of cases)
      expect(await faults(values), JSON.stringify(values)).toEqual([422, ...fields])
    const { id } = await add()
    expect(await faults({ issuedOn: null, validUntil: '2026-01-14' }, 'PUT', `/papers/${id}`)).toEqual([
      422,
      'validUntil',
    ])
    for (const path of ['/papers/0', '/papers/abc', '/papers/999999999999'])
      expect((await faults({}, 'PUT', path))[0], path).toBe(404)
  })

  test('of two saves of the same version keep the first, and tell the second', async () => {
    const { add, owner, one } = await openPapers(engine)
    const { id, version } = await add()
    const save = (number: string) => owner.call('PUT', `/papers/${id}`, { ...LICENCE, number, version })
    const answers = await Promise.all([save('first'), save('second')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = answers[0]?.status === 200 ? 'first' : 'second'
    expect(await one(id)).toMatchObject({ number: kept, version: version + 1 })
  })

  test('have scans that are known by their contents, in an order, at most ten', async () => {
    const { add, send, one, owner, files, clock, deleteFiles } = await openPapers(engine)
    const { id } = await add()
    expect((await send(id, 'page\0.pdf', PDF)).status).toBe(400)
    for (const [name, bytes] of [
      ['page 1.exe', PDF],
      ['पाना.jpg', JPG],
    ] as const)
      expect((await send(id, name, bytes)).status).toBe(201)
    for (const [name, bytes] of [
      ['page.pdf', Buffer.from('<html>')],
      ['empty.pdf', Buffer.alloc(0)],
      ['sheet.docx', Buffer.from('PK\u0003\u0004')],
      // No pack could hold it.
      ['photo.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ] as const)
      expect((await send(id, name, bytes)).status, name).toBe(422)
    expect((await send(id, 'large.pdf', Buffer.concat([PDF, Buffer.alloc(SCAN_BOUNDS.bytes)]))).status).toBe(413)
    const scans = async () => (await one(id)).scans
    expect((await scans()).map(({ name, kind }) => [name, kind])).toEqual([
      ['page 1.exe', 'pdf'],
      ['पाना.jpg', 'jpg'],
    ])
    const [first, second] = await scans()
    const order = (keys: unknown[]) => owner.call('PUT', `/papers/${id}/files`, { keys })
    expect((await order([second!.key, first!.key])).status).toBe(200)
    expect((await order([second!.key])).status).toBe(409)
    expect((await order([second!.key, second!.key])).status).toBe(409)
    expect((await scans())[0]?.kind).toBe('jpg')
    expect((await owner.call('DELETE', `/papers/${id}/files/${second!.key}`)).status).toBe(200)
    expect((await owner.call('DELETE', `/papers/${id}/files/${second!.key}`)).status).toBe(404)
    const many = await Promise.all(Array.from({ length: 10 }, () => send(id, 'page.pdf', PDF)))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(9)
    clock.now += 2 * HOUR
    await deleteFiles()
    expect([(await scans()).length, (await files()).length]).toEqual([10, 10])
    await owner.call('DELETE', `/papers/${id}`)
    expect([await files(), await files('uploads')]).toEqual([[], []])
  })

  test('have files that are sent to be saved, and noted in the audit log without names', async () => {
    const { add, send, owner, one } = await openPapers(engine)
    const { id } = await add()
    await send(id, 'Secret.pdf', PDF)
    const [scan] = (await one(id)).scans
    const answer = await owner.call('GET', `/papers/${id}/files/${scan!.key}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="paper-${id}-1.pdf"`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    const log = await (await owner.call('GET', '/audit?entity=paper&limit=100')).json()
    expect(log.data.map(({ action, label }: Record<string, string>) => `${action} ${label}`)).toEqual([
      'download Licence, file 1',
      'update Licence, files',
      'create Licence',
    ])
  })
})
