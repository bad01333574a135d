import write from 'write-excel-file/node'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import type { OfficeCheck, OfficeGroup } from '../contract/offices.ts'
import { callsOf, importedOf } from '../admin/offices/imported-offices.ts'
import { openOffices } from './offices-app.ts'

const HEAD = ['क्र.सं.', 'कार्यालयको नाम', 'Address', 'फोन', 'E-mail', 'आ.व.', 'रसिद नं.', 'रसिद मिति', 'दस्तुर', 'Status', 'Valid upto', 'File rack', 'कैफियत'] // prettier-ignore
const ROWS = [
  ['१', 'घोराही उपमहानगरपालिका', 'दाङ', '०८२-५६०१२३', 'info@ghorahi.example', '२०८१/८२', '४५', '२०८१/०४/१५', 'रु. १,०००/-', 'सूचीकृत', '2082-03-31 BS', 'B2', 'फोन गर्ने'],
  ['२', 'Ghorahi Sub-Metropolitan City Office', 'Dang', '', '', '2080/81', '12', '2080-05-01', 'Rs. 1,000/-', 'Listed', '2080/81', '', ''],
  ['३', 'Ghorai Sub Metropolitan', 'Dang', '', 'not a mail', '', '', '', '', '', '', '', ''],
  ['४', 'Division Road Office', 'Doti', '', '', '', '77', 'soon', '500', '', '', '', ''],
  ['५', 'Lamki Chuha Mun.', '', '', '', '2081/82', '', '', '', 'under process', '', '', ''],
  ['', '', 'Kathmandu', '', '', '', '', '', '', '', '', '', ''],
  ['', 'जम्मा', '', '', '', '', '', '', '2500', '', '', '', ''],
] // prettier-ignore

/** As people keep it: titles above the headings, one of them merged, and a sheet that is not read. */
const book = (rows: readonly string[][]) => {
  const cellsOf = (row: readonly string[]) => row.map((value) => (value === '' ? null : { value }))
  const title = [{ value: 'मौजुदा सूची दर्ता २०८२', columnSpan: 5 }, ...Array.from({ length: 4 }, () => null)]
  const data = [title, [{ value: 'Prepared for the year' }], [], ...[HEAD, ...rows].map(cellsOf)]
  return write(
    [
      { data, sheet: 'सूची' },
      { data: [[{ value: 'old' }]], sheet: 'Old' },
    ] as never,
    {} as never,
  ).toBuffer()
}
const csv = (rows: readonly string[][]) =>
  Buffer.from([HEAD, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'))

const offer = ({ office, given, applications }: OfficeGroup) => ({ office, given, applications })
const namesOf = ({ groups }: OfficeCheck) => groups.map(({ given, rows }) => [given[0]?.nameEn, rows.length])

describeOnEachEngine('a spreadsheet of offices', (engine) => {
  test('as people make it is read in both languages, and says what becomes of each row and what could not be read', async () => {
    const { check, list, dataDir } = await openOffices(engine)
    const said = await check(await book(ROWS))
    expect(namesOf(said)).toEqual([
      ['Ghorahi Sub-Metropolitan City', 2],
      ['Ghorai Sub Metropolitan', 1],
      ['Division Road Office', 1],
      ['Lamki Chuha Mun.', 1],
    ])
    const [ghorahi, near, road, lamki] = said.groups
    expect(ghorahi?.given[0]).toMatchObject({ kind: 'local', nameNe: 'घोराही उपमहानगरपालिका', localLevel: '51001' })
    expect(ghorahi?.given[0]?.notes).toBe('फोन गर्ने\nFile rack: B2')
    expect(ghorahi?.applications).toMatchObject([
      { fiscalYear: 2081, state: 'listed', receipt: '४५', receiptOn: '2024-07-30', fee: 'रु. १,०००/-', listedUntil: '2025-07-15' },
      { fiscalYear: 2080, state: 'listed', receiptOn: '2023-08-18', listedUntil: '2024-07-15' },
    ]) // prettier-ignore
    expect(near?.near).toEqual([{ name: 'Ghorahi Sub-Metropolitan City', office: null, group: 0 }])
    expect(near?.given[0]?.notes).toBe('E-mail: not a mail')
    expect([road?.applications, road?.given[0]?.kind]).toEqual([[], 'office'])
    expect(lamki).toMatchObject({ near: [], given: [{ nameNe: 'लम्कीचुहा नगरपालिका', addressEn: 'Kailali' }] })
    expect(lamki?.applications).toMatchObject([{ fiscalYear: 2081, state: 'sent', notes: 'under process' }])
    expect(said.faults.map(({ row, column }) => `${row} ${column}`)).toEqual(['7 E-mail', '8 रसिद मिति', '8 ', '10 '])
    const remarks = Object.fromEntries(said.remarks.map(({ about, examples }) => [about, examples]))
    expect(remarks).toMatchObject({ unknown: ['File rack'], numbers: ['क्र.सं.'], otherSheets: ['Old'] })
    expect([await list(), await readdir(join(dataDir, 'imports'))]).toEqual([[], []])
  })

  test('is stored by one press with its past applications, and pressed twice gives nothing twice', async () => {
    const { check, press, list, db } = await openOffices(engine)
    const { groups } = await check(csv(ROWS))
    const [ghorahi, near, ...others] = groups.map(offer)
    // The person says that both are one.
    const same = { ...ghorahi!, given: [...ghorahi!.given, ...near!.given] }
    const counts = { added: 3, changed: 0, known: 0, applications: 3, knownApplications: 0 }
    expect(await press([same, ...others])).toEqual(counts)
    const stored = await list()
    expect(stored.find(({ localLevel }) => localLevel === '51001')?.notes.split('\n')).toContain(
      'Ghorai Sub Metropolitan',
    )
    expect(await press([same, ...others])).toMatchObject({ added: 0, changed: 0, known: 3, applications: 0 })
    expect(await list()).toEqual(stored)
    expect(await db.selectFrom('standing_application').select('fiscal_year').execute()).toHaveLength(3)
    const again = await check(csv(ROWS))
    expect(again.groups.map(({ office, near: alike, isKnown }) => [office !== null, alike.length, isKnown])).toEqual([
      [true, 0, true],
      [false, 1, false],
      [true, 0, true],
      [true, 0, true],
    ])
    const filled = await check(csv([ROWS[3]!.map((cell) => (cell === '' ? 'x' : cell))]))
    expect(filled.groups[0]).toMatchObject({ office: expect.any(Number), isKnown: false })
  })

  test('keeps columns of numbers that do not number the rows, such as of wards, faxes and taxes', async () => {
    const { check } = await openOffices(engine)
    const text = 'क्र.सं. (S.No.),Office,Ward No.,Fax No,PAN No,वडा नं\n1,Division Road Office,5,082-1,600,५'
    const { groups, remarks } = await check(Buffer.from(text))
    expect(groups[0]?.given[0]?.notes.split('\n')).toEqual(['Ward No.: 5', 'Fax No: 082-1', 'PAN No: 600', 'वडा नं: ५']) // prettier-ignore
    expect(remarks.find(({ about }) => about === 'numbers')?.examples).toEqual(['क्र.सं. (S.No.)'])
  })

  test('has fiscal years of either calendar, and says of one that may be of both that it is not read', async () => {
    const { check } = await openOffices(engine)
    const years = [
      ['2024/25', '2025/26'],
      ['FY 2081-82', '2082/083'],
      ['2040/41', '2041/42'],
    ] as const
    const lines = years.map((cells, place) => `Division Road Office ${place},${cells.join(',')}`)
    const { groups, faults } = await check(Buffer.from(['Office,Fiscal year,Valid upto', ...lines].join('\n')))
    const same = [{ fiscalYear: 2081, listedUntil: '2026-07-16', state: 'listed' }]
    expect(groups.map(({ applications }) => applications)).toMatchObject([same, same, []])
    expect(groups[2]?.given[0]?.notes).toContain('Fiscal year: 2040/41, Valid upto: 2041/42')
    expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual(['4 Valid upto', '4 '])
  })

  test('takes no office as listed whose answer says that it is not, or not yet, and keeps that text', async () => {
    const { check } = await openOffices(engine)
    const sent = ['not yet listed', 'not listed yet', 'Unlisted', 'To be listed', 'listed: pending', 'सूचीकृत छैन', 'सूचीकृत हुन बाँकी', 'Not yet'] // prettier-ignore
    const refused = ['Not approved: turnover', 'सूचीकृत भएन, फेरि दिने']
    const listed = ['Listed', 'सूचीकृत', 'Listed, No. 45']
    const lines = [...sent, ...refused, ...listed].map((text) => `Division Road Office,2080/81,2082/83,"${text}"`)
    const { groups } = await check(Buffer.from(['Office,Fiscal year,Valid upto,Status', ...lines].join('\n')))
    const said = groups.flatMap(({ applications }) => applications.map(({ state, notes }) => [state, notes]))
    expect(said).toEqual([
      ...sent.map((text) => ['sent', text]),
      ...refused.map((text) => ['refused', text]),
      ...listed.map((text) => ['listed', text === 'Listed, No. 45' ? text : '']),
    ])
  })

  test('with more rows of one office than one call takes gives one office with all of them', async () => {
    const { check, press, list, db } = await openOffices(engine)
    const rows = Array.from({ length: 44 }, (_, row) => `Division Road Office,Doti,${2046 + row}/${47 + row},${row}`)
    const { groups } = await check(Buffer.from(['Office,Address,Fiscal year,Rack', ...rows].join('\n')))
    expect(groups.map((group) => group.rows.length)).toEqual([20, 20, 4])
    const same = importedOf(groups, { 1: '0', 2: '0' })
    for (const calls of [[{ offices: groups.map(offer) }], callsOf(same)]) {
      for (const { offices } of calls) await press(offices)
      const [road, ...others] = await list()
      expect([road?.notes.split('\n').length, others]).toEqual([44, []])
      expect(await db.selectFrom('standing_application').select('id').execute()).toHaveLength(44)
      await db.deleteFrom('standing_application').execute()
      await db.deleteFrom('office').execute()
    }
  })

  test('of 50 offices with 20 long rows each is sent in calls that fit, with all rows in their order', async () => {
    const { check, press, list } = await openOffices(engine)
    const rows = Array.from({ length: 1000 }, (_, row) => `सडक डिभिजन कार्यालय ${row % 50},${'दाङ'.repeat(80)},${2060 + Math.floor(row / 50)}/${61 + Math.floor(row / 50)},${row}`) // prettier-ignore
    const { groups } = await check(Buffer.from(['Office,Address,Fiscal year,Rack', ...rows].join('\n')))
    let sent = 0
    for (const { offices } of callsOf(importedOf(groups, {}))) sent += (await press(offices)).applications
    expect([sent, (await list()).length]).toEqual([1000, 50])
  })

  test('says of the row with which the notes of an office would be too long, before anything is pressed', async () => {
    const { check } = await openOffices(engine)
    const rows = ['a', 'b', 'c'].map((letter) => `Division Road Office,Doti,${letter.repeat(900)}`)
    const { faults } = await check(Buffer.from(['Office,Address,Remarks', ...rows].join('\n')))
    expect(faults).toMatchObject([{ row: 4, message: expect.stringMatching(/would be too long: shorten/) }])
  })

  test('is not asked about local levels whose names are near, since it names both as the list does', async () => {
    const { check } = await openOffices(engine)
    const rows = ['भक्तपुर नगरपालिका', 'भद्रपुर नगरपालिका'].map((name) => ['', name, ...Array<string>(11).fill('')])
    const { groups } = await check(csv(rows))
    expect(groups.map(({ given, near }) => [given[0]?.nameEn, near])).toEqual([
      ['Bhaktapur Municipality', []],
      ['Bhadrapur Municipality', []],
    ])
  })

  test('says of a second application for the same year that it only fills in', async () => {
    const { check } = await openOffices(engine)
    const { faults } = await check(csv([ROWS[0]!, ROWS[0]!]))
    expect(faults.map(({ column, text }) => [column, text])).toEqual([['2081/82', '४५, रु. १,०००/-']])
  })

  test('fills in what an office lacks, and keeps what it has', async () => {
    const { add, check, press, list } = await openOffices(engine)
    const { id } = await add({ phone: '', email: 'own@example.org', notes: 'ours' })
    const { groups } = await check(csv(ROWS.slice(0, 1)))
    expect(groups[0]?.office).toBe(id)
    expect(await press(groups.map(offer))).toMatchObject({ added: 0, changed: 1, applications: 1 })
    expect(await list()).toMatchObject([{ id, phone: '०८२-५६०१२३', email: 'own@example.org', version: 2 }])
    expect((await list())[0]?.notes.split('\n')).toEqual(['ours', 'info@ghorahi.example', 'फोन गर्ने', 'File rack: B2'])
  })

  test('that is hostile, too long, or none is refused in words, and kept nowhere', async () => {
    const { send, dataDir, writer } = await openOffices(engine)
    const refusal = async (file: Buffer) => {
      const answer = await send(file)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    const many = Array.from({ length: 1001 }, (_, row) => ROWS[3]!.map((cell) => (cell === '' ? '' : `${cell} ${row}`)))
    const cases: [Buffer, number, RegExp][] = [
      [Buffer.from('%PDF-1.4\n'), 422, /is a PDF/],
      [Buffer.from('PK\u0003\u0004 nothing'), 422, /ZIP file and no workbook/],
      [Buffer.from('[{"name": "x"}]'), 422, /is no table/],
      [Buffer.from('MZ\x90\0\x03\0\0\0 a program, or a picture', 'latin1'), 422, /is no table/],
      [Buffer.from('a,b,c\n1,2,3\n'), 422, /No column has the names/],
      [Buffer.alloc(0), 422, /is empty/],
      [csv(many), 422, /more than 1000 rows/],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, /at most 5 MB/],
    ]
    for (const [file, status, message] of cases)
      expect(await refusal(file)).toEqual([status, expect.stringMatching(message)])
    expect(await readdir(join(dataDir, 'imports'))).toEqual([])
    const press = async (offices: unknown) => (await writer.call('POST', '/offices/import', { offices })).status
    expect(await press(Array.from({ length: 21 }, () => ({ office: null, given: [], applications: [] })))).toBe(422)
    expect(await press([{ office: null, given: [], applications: [] }])).toBe(422)
  })
})
