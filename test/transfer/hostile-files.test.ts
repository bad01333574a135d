// Before landing: starts a reader for each file, which takes a minute.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp } from '../create-test-app.ts'
import { pdfOf } from '../fixtures/pdf.ts'
import { workbookOf } from '../fixtures/workbook.ts'
import { zipOf } from '../fixtures/zip.ts'
import { openPublications } from '../publications/publications-app.ts'

const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const BILLION = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha">${LAUGHS}]><rss><channel>&l9;</channel></rss>`
const SHEET = 'xl/worksheets/sheet2.xml'
const rows = (cell: string, count: number) =>
  `<worksheet><sheetData>${`<row>${cell}</row>`.repeat(count)}</sheetData></worksheet>`
const part = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content) })

/** Processes that this one has started, and that are still there. */
const children = () =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')[1] === String(process.pid)
        return isOurs && /-worker/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))
      } catch {
        return false
      }
    })

async function open() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await createTestApp('sqlite', { place: { dataDir, databaseUrl: undefined } })
  const owner = await signIn(app, 'owner')
  const send = async (method: string, path: string, body: Buffer | string) => {
    const headers = { Cookie: owner.cookie(), 'Content-Type': 'application/octet-stream' }
    const answer = await app.request(path, { method, headers, body: body as BodyInit })
    return { status: answer.status, ...((await answer.json()) as { message?: string; data?: { id: string } }) }
  }
  return { app, send, files: () => readdir(join(dataDir, 'imports'), { recursive: true }) }
}

test.each([
  [
    'a workbook that unpacks to 400 times its size',
    workbookOf([['Name']], { [SHEET]: rows('<c><v>1</v></c>', 3_000_000) }),
    /too large/,
  ],
  [
    'a workbook with a text of 60 MB',
    workbookOf([['Name']], { [SHEET]: rows(`<c t="inlineStr"><is><t>${'x'.repeat(60e6)}</t></is></c>`, 1) }),
    /too large|too long/,
  ],
  ['a workbook with elements 100,000 deep', workbookOf([['Name']], { [SHEET]: '<a>'.repeat(100_000) }), /damaged/],
  ['a workbook with entities that grow', workbookOf([['Name']], { [SHEET]: BILLION }), /damaged|no table|empty/],
  ['a ZIP file in a ZIP file', zipOf([part('a.zip', zipOf([part('b.zip', 'PK')]))]), /no workbook/],
  ['a table of one line of 30 MB', 'x,'.repeat(15_000_000), /too long/],
  ['a list that is 300,000 deep', '['.repeat(300_000), /too early|list|memory/],
])('%s is refused in words, and nothing of it stays', async (_, bytes, words) => {
  const { app, send, files } = await open()
  const sent = send('POST', '/imports/files?name=file', bytes)
  // The server answers others meanwhile.
  expect((await app.request('/projects')).status).toBe(200)
  const { status, message } = await sent
  expect([status, message]).toEqual([422, expect.stringMatching(words)])
  expect([await files(), children()]).toEqual([[], []])
})

test.each([
  ['no ZIP file', 'PK nothing', /^media/],
  ['a ZIP file whose directory is cut off', zipOf([part('a.jpg', 'x')]).subarray(0, -30), /^media/],
])('pictures in %s are refused with the upload, and the table stays', async (_, bytes, words) => {
  const { send, files } = await open()
  const { data } = await send('POST', '/imports/files?name=news.csv', 'title\nA\n')
  const { status, message } = await send('PUT', `/imports/files/${data!.id}/media`, bytes)
  expect([status, message]).toEqual([422, expect.stringMatching(words)])
  expect((await files()).filter((name) => name.includes('media'))).toEqual([])
  expect((await send('PUT', `/imports/files/${data!.id}/media`, zipOf([part('a.jpg', 'x')]))).status).toBe(200)
})

test('a PDF of some kilobytes that unpacks to 800 MB is unreadable, and its reader ends before it has that memory', async () => {
  const { upload, readTexts, document } = await openPublications('sqlite')
  const packed = deflateSync(deflateSync(Buffer.alloc(800_000_000, ' ')))
  const { data } = await upload(withStream(packed))
  await readTexts()
  expect(await document(data.id)).toMatchObject({ text: 'unreadable', firstPage: null })
  expect(children()).toEqual([])
}, 120_000)

/** A PDF whose page is this, packed twice. */
function withStream(packed: Buffer): Buffer<ArrayBuffer> {
  const [head = '', tail = ''] = pdfOf(['Page'])
    .toString('latin1')
    .split(/\/Length \d+ >>\nstream\n[^]*?\nendstream/)
  const stream = `/Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`
  return Buffer.concat([Buffer.from(head + stream, 'latin1'), packed, Buffer.from(`\nendstream${tail}`, 'latin1')])
}
