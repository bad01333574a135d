// Before landing: imports whole sites.
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContent } from '../../../server/core/content/saving.ts'
import { listDocuments } from '../../../server/core/documents/document-store.ts'
import { followRedirect } from '../../../server/redirects/redirects.ts'
import { findImportRun } from '../../../server/transfer/import/import-store.ts'
import { undoImport } from '../../../server/transfer/import/undo-import.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { zipOf } from '../../../test/fixtures/zip.ts'
import { actor, importFile, openImports } from '../../../test/transfer/import-store.ts'
import { wxrItem, wxrOf } from './wordpress.ts'

const now = () => NOW
const PDF = Buffer.from('%PDF-1.7 a tender')
const part = (name: string) => ({ name, content: Buffer.from('<xml/>') })
const DOCX = zipOf([part('[Content_Types].xml'), part('word/document.xml')])
const XLSX = zipOf([part('[Content_Types].xml'), part('xl/workbook.xml')])

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An old site with two documents, and a page that only has the name of one. */
async function serveOldSite() {
  const requests: string[] = []
  const files: Record<string, Buffer> = {
    '/wp-content/uploads/2020/05/tender.pdf': PDF,
    '/files/plan.docx': DOCX,
    '/files/page.pdf': Buffer.from('<html><script>alert(1)</script>'),
  }
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    response.writeHead(files[url] ? 200 : 404).end(files[url])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** An export of it, and a ZIP file with a spreadsheet that the site has lost. */
async function writeExport(url: string) {
  const folder = await makeFolder()
  const item = { slug: 'a', link: `${url}/a/`, type: 'attachment', status: 'inherit' }
  const uploads = `${url}/wp-content/uploads`
  const content =
    `<p><a href="${uploads}/2020/05/tender.pdf#page=2">Tender</a> <a href="/files/plan.docx">Plan</a>` +
    ` <a href="${uploads}/2020/06/rates.xlsx">Rates</a> <a href="/files/page.pdf">Page</a>` +
    ' <a href="/files/lost.pdf">Lost</a> <a href="/files/lost.pdf">again</a> <a href="https://other.example/x.pdf">x</a></p>'
  const items = [
    { ...item, id: 1, title: 'Tender', attachmentUrl: `${uploads}/2020/05/tender.pdf` },
    { ...item, id: 2, title: 'Rates', attachmentUrl: `${uploads}/2020/06/दर रेट.xlsx` },
    { ...item, id: 3, title: 'Old', attachmentUrl: `${uploads}/2020/06/old.doc` },
    {
      id: 4,
      title: 'Notice',
      slug: 'notice',
      link: `${url}/notice/`,
      content: content.replace('rates.xlsx', 'दर रेट.xlsx'),
    },
  ]
  await writeFile(join(folder, 'wordpress.xml'), wxrOf(url, items.map(wxrItem)))
  await writeFile(join(folder, 'media.zip'), zipOf([{ name: 'uploads/2020/06/दर रेट.xlsx', content: XLSX }]))
  return { path: join(folder, 'wordpress.xml'), beside: join(folder, 'media.zip') }
}

const filesIn = (dataDir: string) => globSync('{documents,uploads}/**/*.*', { cwd: dataDir, dot: true } as object)

describeOnEachEngine('documents of a WordPress', (engine) => {
  test('are taken over by address and from a ZIP file, and undone', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const { db, place } = imports
    const { url, requests } = await serveOldSite()
    const { path, beside } = await writeExport(url)
    const tried = await importFile(imports, path, { format: 'wxr', beside, dryRun: true })
    expect(tried.made).toMatchObject({ document: 5 })
    expect([requests, await listDocuments(db), filesIn(place.dataDir)]).toEqual([[], [], []])

    const report = await importFile(imports, path, { format: 'wxr', beside })
    expect(report.made).toMatchObject({ news: 1, document: 3 })
    expect(report.notes.find(({ note }) => note === 'document')).toEqual({
      note: 'document',
      count: 3,
      examples: [
        `${url}/wp-content/uploads/2020/06/old.doc`,
        `${url}/files/page.pdf: It is no PDF file, whatever its name says`,
        `${url}/files/lost.pdf: The server answered 404`,
      ],
    })
    expect(requests.toSorted()).toEqual([
      '/files/lost.pdf',
      '/files/page.pdf',
      '/files/plan.docx',
      '/wp-content/uploads/2020/05/tender.pdf',
    ])
    const { document } = await db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'news')
      .executeTakeFirstOrThrow()
    const links = Array.from(
      (JSON.parse(document).description as string).matchAll(/href="([^"]*)"/g),
      ([, href]) => href!,
    )
    expect(links.slice(0, 3)).toEqual([
      expect.stringMatching(/^\/documents\/[0-9a-f]{16}\/tender\.pdf#page=2$/),
      expect.stringMatching(/^\/documents\/[0-9a-f]{16}\/plan\.docx$/),
      expect.stringMatching(/^\/documents\/[0-9a-f]{16}\/dar-ret\.xlsx$/),
    ])
    expect(links.slice(3)).toEqual([
      '/files/page.pdf',
      '/files/lost.pdf',
      '/files/lost.pdf',
      'https://other.example/x.pdf',
    ])
    const plan = links[1]!
    expect(await followRedirect(db, '/wp-content/uploads/2020/05/tender.pdf')).toBe(links[0]!.replace('#page=2', ''))
    expect(await followRedirect(db, '/files/plan.docx')).toBe(plan)
    expect(filesIn(place.dataDir)).toHaveLength(3)
    const again = await importFile(imports, path, { format: 'wxr', beside })
    expect(again).toMatchObject({ made: {}, known: 3 })

    const deps = { db, actor, now }
    const { id } = await createContent(deps, 'categories', { name: 'Works' }, { publish: true })
    const given = { name: 'Own', slug: 'own', categoryId: id, description: `<p><a href="${plan}">Plan</a></p>` }
    await createContent(deps, 'news', given, { publish: true })
    // The second one has made nothing.
    const { run_id } = await db.selectFrom('import_record').select('run_id').executeTakeFirstOrThrow()
    const left = await undoImport({ ...imports, actor }, (await findImportRun(db, run_id))!)
    expect(left.made).toMatchObject({ document: 1 })
    expect(left.notes).toContainEqual({ note: 'used', count: 1, examples: ['plan.docx'] })
    expect(await listDocuments(db)).toMatchObject([{ file_name: 'plan.docx' }])
    expect(filesIn(place.dataDir)).toEqual([plan.slice(1)])
    expect(await followRedirect(db, '/files/plan.docx')).toBe(plan)
    expect(await followRedirect(db, '/wp-content/uploads/2020/05/tender.pdf')).toBeUndefined()
  })
})
