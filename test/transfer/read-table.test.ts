import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { describeFile } from '../../server/transfer/import/describe-file.ts'
import { readCsv, readRows } from '../../server/transfer/import/read-table.ts'
import { readXlsx } from '../../server/transfer/import/read-xlsx.ts'
import { workbookOf } from '../fixtures/workbook.ts'

async function fileOf(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'table-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'file'), content)
  return join(folder, 'file')
}

/** Rows by their headings, and notes such as `cellError row 2: #N/A`. */
async function read(content: string | Buffer) {
  const notes: string[] = []
  const note = (code: string, example: string) => void notes.push(`${code} ${example}`)
  const path = await fileOf(content)
  const { format } = await describeFile(path)
  const sheet = format === 'xlsx' ? readXlsx(path, undefined, note) : readCsv(path, note)
  const rows: unknown[] = []
  const places: string[] = []
  for await (const { where, values } of readRows(sheet, note)) {
    rows.push(values)
    places.push(where)
  }
  return { rows, places, notes }
}

describe('a CSV file', () => {
  const bridge = { 'S.N.': '1', Title: 'Bridge one', District: 'Kaski' }

  test.each([',', ';', '\t', '|'])(
    'has its separator %j told by several rows, also below a title',
    async (separator) => {
      const lines = [['Projects completed'], ['S.N.', 'Title', 'District'], ['1', 'Bridge one', 'Kaski']]
      const { rows, places } = await read(lines.map((cells) => cells.join(separator)).join('\r\n'))
      expect([rows, places]).toEqual([[bridge], ['row 3']])
    },
  )

  test('with decimal commas, several line ends or the separator that Excel names is read', async () => {
    expect((await read('S.N.;Title;Cost\n1;A;45,2\n2;B;5,1\n')).rows).toMatchObject([{ Cost: '45,2' }, { Cost: '5,1' }])
    expect((await read('sep=;\r\nS.N.;Title;District\r1;Bridge one;Kaski\n')).rows).toEqual([bridge])
  })

  test('in UTF-16 or Windows-1252 is read, and says so of the latter', async () => {
    const utf16 = Buffer.from('\uFEFFTitle\tकाम\nपुल\tx\n', 'utf16le')
    expect((await read(utf16)).rows).toEqual([{ Title: 'पुल', काम: 'x' }])
    const { rows, notes } = await read(Buffer.from('Title,Name\nCaf\u00e9,x\n', 'latin1'))
    expect([rows, notes]).toEqual([[{ Title: 'Café', Name: 'x' }], ['encoding windows-1252']])
  })

  test('keeps quotation marks inside of cells, and names the row of one that is not closed', async () => {
    const { rows } = await read('S.N.,Title\n1,GI pipe 4" dia laid\n2,"6"" pipe"\n3,"8" pipe"\n')
    expect(rows).toMatchObject([{ Title: 'GI pipe 4" dia laid' }, { Title: '6" pipe' }, { Title: '"8" pipe"' }])
    await expect(read('S.N.,Title\n\n2,B\n3,"C\n4,D\n')).rejects.toThrow('Row 4: a quotation mark (")')
  })

  test('has errors of spreadsheets as empty, and cells without a heading left out, each noted', async () => {
    const { rows, notes } = await read('S.N.,Title,District\n1,#N/A,Err:502\n2,B,Kaski,checked by R.\n')
    expect(rows).toEqual([
      { 'S.N.': '1', Title: '', District: '' },
      { 'S.N.': '2', Title: 'B', District: 'Kaski' },
    ])
    expect(notes).toEqual(['cellError row 2: #N/A', 'cellError row 2: Err:502', 'strayCell row 3: checked by R.'])
  })

  test('has sums, signatures and repeated headings left out, but not works that are called alike', async () => {
    const lines = ['S.N.,Title,Cost', '1,Total station survey,5', 'S.N.,Title,Cost', ',जम्मा,5', '', 'Prepared by: R.,,']
    const { rows, notes } = await read(lines.join('\n'))
    expect(rows).toEqual([{ 'S.N.': '1', Title: 'Total station survey', Cost: '5' }])
    expect(notes).toEqual(['besideTable row 3: S.N.', 'besideTable row 4: जम्मा', 'besideTable row 6: Prepared by: R.'])
  })

  test('may have two columns of one name, and a heading over several columns', async () => {
    const { rows } = await read(
      'Firm,,,Phone: 1,,\nTitle,Period,,Cost (lakh),,Remarks,Remarks\n,Start,End,All,Ours,,\nA,1,2,3,4,x,y\n',
    )
    expect(rows).toEqual([
      {
        Title: 'A',
        Start: '1',
        End: '2',
        'Cost (lakh) All': '3',
        'Cost (lakh) Ours': '4',
        Remarks: 'x',
        'Remarks (2)': 'y',
      },
    ])
  })
})

describe('a workbook', () => {
  const TYPE = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const sheetOf = (rows: string, more = '') => ({
    'xl/worksheets/sheet2.xml': `<worksheet>${more}<sheetData>${rows}</sheetData></worksheet>`,
  })
  const text = (place: string, value: string) => `<c r="${place}" t="str"><v>${value}</v></c>`
  const header = `<row r="1">${text('A1', 'S.N.')}${text('B1', 'Title')}${text('C1', 'District')}</row>`

  test('of another program may have its parts anywhere, with any prefix, also strict ones', async () => {
    const relation = (id: string, type: string, target: string) =>
      `<p:Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"/>`
    const parts = {
      '_rels/.rels': `<p:Relationships xmlns:p="p">${relation('a', 'officeDocument', '/book/main.xml')}</p:Relationships>`,
      'book/main.xml': `<x:workbook xmlns:x="x" xmlns:d3p1="d" xmlns:e="e"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Chart" d3p1:id="c"/><x:sheet name="A" d3p1:id="s"/></x:sheets><e:workbookPr/></x:workbook>`,
      'book/_rels/main.xml.rels': `<p:Relationships xmlns:p="p">${relation('c', 'chartsheet', 'c.xml')}${relation('s', 'worksheet', 'a.xml')}${relation('y', 'styles', '../xl/styles.xml')}</p:Relationships>`,
      'book/a.xml': `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Ti</x:t><x:r><x:t>tle</x:t></x:r></x:is></x:c></x:row><x:row><x:c s="1"><x:v>43538</x:v></x:c></x:row><x:row><x:c t="d"><x:v>2019-04-01T00:00:00</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    }
    expect((await read(workbookOf([], parts))).rows).toEqual([{ Title: '2023-03-15' }, { Title: '2019-04-01' }])
  })

  test('has errors empty, merged cells filled down, escaped characters decoded, and says what is hidden', async () => {
    const rows = `${header}<row r="2">${text('A2', '1')}${text('B2', 'A_x000D_&#10;B _x005F_x000D_')}${text('C2', 'Kaski')}</row>
      <row r="3" hidden="1"><c r="A3"><v>2</v></c><c r="B3" t="e"><v>#REF!</v></c><c r="C3"/></row><row r="4"><c r="A4" s="5"/></row>
      <row r="5"><c r="A5"><v>3</v></c></row>`
    const more = '<cols><col min="2" max="2" hidden="1"/></cols>'
    const sheet = sheetOf(rows, more)['xl/worksheets/sheet2.xml'].replace(
      '</worksheet>',
      '<mergeCells><mergeCell ref="C2:C4"/></mergeCells></worksheet>',
    )
    const found = await read(workbookOf([], { 'xl/worksheets/sheet2.xml': sheet }))
    expect(found.rows).toEqual([
      { 'S.N.': '1', Title: 'A\nB _x000D_', District: 'Kaski' },
      { 'S.N.': '2', Title: '', District: 'Kaski' },
      { 'S.N.': '3', Title: '', District: '' },
    ])
    expect(found.notes).toEqual([
      'hiddenSheet Lists',
      'hiddenCells columns 2 to 2',
      'mergedCells row 3: Kaski',
      'hiddenCells row 3',
      'cellError row 3: #REF!',
    ])
  })

  test('has percentages as shown, and serial numbers without a format as numbers', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>`
    const rows = `${header}<row r="2"><c r="A2"><v>43556</v></c><c r="B2" s="1"><v>0.355</v></c></row>`
    expect((await read(workbookOf([], { ...sheetOf(rows), 'xl/styles.xml': styles }))).rows).toMatchObject([
      { 'S.N.': '43556', Title: '35.5%' },
    ])
  })
})

test.each([
  ['an old or protected workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'save it as .xlsx without a password'],
  ['an OpenDocument table', 'PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'save it as .xlsx'],
  ['a document of Numbers', 'PK\x03\x04Index/Document.iwa', 'export it as .xlsx'],
  ['a web page named .xls', '\n<html><table>', 'save it as .xlsx'],
  ['a flat OpenDocument table', '<?xml version="1.0"?>\n<office:document xmlns:office="a">', 'save it as .xlsx'],
  ['an XML table of 2003', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'save it as .xlsx'],
  ['a PDF', '%PDF-1.7', 'save that as .xlsx'],
  ['nothing', '', 'empty'],
])('%s is refused in words that name the way out', async (_, start, words) => {
  await expect(read(Buffer.from(start, 'latin1'))).rejects.toThrow(words)
})
