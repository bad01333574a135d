// Before landing: exports, imports and reads a whole site.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync, globSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { insertPicture } from '../../server/core/pictures/store/pictures.ts'
import { changeContent, createContent } from '../../server/core/content/saving.ts'
import type { Store } from '../../server/core/store/store.ts'
import { parseAddress } from '../../server/transfer/copy-store.ts'
import { exportSite, type ExportOptions } from '../../server/transfer/export-site.ts'
import { importSite } from '../../server/transfer/import-site.ts'
import { lineOf } from '../../server/transfer/read-export.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createStorePlace, createTestApp, describeOnEachEngine, NOW, type StorePlace } from '../create-test-app.ts'
import { EXTRAS } from '../extras.ts'
import { readPublicAnswers } from './public-answers.ts'
import { openEmptyStore, openSampleStore } from './sample-store.ts'

const LONG = { timeout: 180_000 }
const now = () => NOW
const actor = { id: null, email: 'test', role: 'owner', address: undefined } as const

async function exportTo({ dataDir, databaseUrl }: StorePlace, options: Partial<ExportOptions> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const from = parseAddress(databaseUrl ?? dataDir)
  await exportSite({ from, pictureFiles: openPictureFiles(openMediaFolder(dataDir)), folder, ...options })
  return folder
}

const importFrom = (folder: string, place: StorePlace, { db }: Store, isDryRun = false) =>
  importSite({ db, pictureFiles: openPictureFiles(openMediaFolder(place.dataDir)), folder, now, isDryRun })

/** Without those of extras, whose own rows are in no export. */
async function readAnswers(store: Store): Promise<Map<string, string>> {
  const ofExtras = EXTRAS.flatMap(({ addresses = [] }) => addresses)
  const answers = [...(await readPublicAnswers(store))]
  return new Map(answers.filter(([path]) => !ofExtras.some((own) => path.startsWith(own))))
}

/** Pictures get other numbers than where they came from. */
async function takePictureNumber({ db }: Store): Promise<void> {
  const [media_type, at] = ['image/jpeg', NOW.toISOString()]
  const size = { bytes: 1, width: 40, height: 30, color: '#000000' }
  const row = { key: '0'.repeat(16), file_name: 'original.jpg', media_type, ...size, created_at: at, updated_at: at }
  await insertPicture(db, { ...row, variants_made_at: null, translations: { en: { alt: 'A bridge' } } })
  await db.deleteFrom('picture').execute()
}

const readJson = async (folder: string, file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))

describeOnEachEngine('an export', (engine) => {
  test('imported into an empty site gives the same answers at all public addresses of the product', LONG, async () => {
    const [place, target] = [await createStorePlace(engine), await createStorePlace(engine)]
    const expected = await readAnswers(await openSampleStore(place))
    const folder = await exportTo(place)
    expect(readdirSync(join(folder, 'media'))).toContain('trail-bridge.jpg')
    expect(existsSync(join(folder, 'enquiries.json'))).toBe(false)
    const store = await openEmptyStore(target)
    await takePictureNumber(store)
    const report = await importFrom(folder, target, store, true)
    expect(report.items.projects).toBeGreaterThan(10)
    expect(await store.db.selectFrom('project').select('id').execute()).toEqual([])
    expect(existsSync(join(target.dataDir, 'pictures'))).toBe(false)
    const header = await readJson(folder, 'export.json')
    const older = { ...header, calendarCorrections: { 2083: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] } }
    await writeFile(join(folder, 'export.json'), JSON.stringify(older))
    expect(await importFrom(folder, target, store)).toEqual({ ...report, ignoredYears: ['2083'] })
    expect(await readAnswers(store)).toEqual(expected)
    await expect(importFrom(folder, target, store)).rejects.toThrow('The site has content')
  })

  test('has drafts, versions and enquiries only if wanted, and tables without formulas', LONG, async () => {
    const place = await createStorePlace(engine)
    const { db } = await openEmptyStore(place)
    const deps = { db, actor, now }
    const formula = '=HYPERLINK("https://x.example")'
    const { id } = await createContent(deps, 'categories', { name: formula }, { publish: true })
    await changeContent(deps, 'categories', id, { name: 'Second' }, { publish: true })
    await changeContent(deps, 'categories', id, { name: 'Third' }, { publish: false })
    await changeContent(deps, 'categories', id, { name: 'Fourth' }, { publish: false })
    await createContent(deps, 'categories', { name: 'A draft' }, { publish: false })
    const namesIn = async (folder: string) =>
      (await readJson(folder, 'content/categories.json')).map(
        ({ versions }: { versions: { document: { name: string } }[] }) => versions.map(({ document }) => document.name),
      )
    expect(await namesIn(await exportTo(place))).toEqual([['Second']])
    expect(await namesIn(await exportTo(place, { withDrafts: true }))).toEqual([['Second', 'Fourth'], ['A draft']])
    const all = await exportTo(place, { withVersions: true, withEnquiries: true })
    expect(await namesIn(all)).toEqual([[formula, 'Second', 'Third', 'Fourth'], ['A draft']])
    expect(await readJson(all, 'enquiries.json')).toEqual([])
    expect(globSync('schemas/*.schema.json', { cwd: all })).toHaveLength(CONTENT_ENTITIES.length + 4)

    const target = await createStorePlace(engine)
    const store = await openEmptyStore(target)
    await importFrom(all, target, store)
    const items = await store.db
      .selectFrom('content_item')
      .selectAll()
      .where('entity', '=', 'categories')
      .orderBy('item_id')
      .execute()
    expect(items).toMatchObject([
      { state: 'published', version: 4, published_version: 2, title: 'Fourth' },
      { state: 'draft', version: 1, title: 'A draft' },
    ])
    await changeContent({ ...deps, db: store.db }, 'categories', id, { name: formula }, { publish: true })
    const csv = await readFile(join(await exportTo(target), 'content/categories.csv'), 'utf8')
    expect(csv.startsWith('\uFEFF"id"')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")"`)
  })

  test('is downloaded by owners as a tar file, and noted in the audit log', LONG, async () => {
    const place = await createStorePlace(engine)
    await (await openEmptyStore(place)).close()
    const app = await createTestApp(engine, { place })
    const owner = await signIn(app, 'owner')
    // The system's temporary folder may be memory.
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TMPDIR', join(place.dataDir, 'missing'))
    const work = join(place.dataDir, 'transfer-work')
    await writeFile(work, '')
    expect((await owner.call('GET', '/export/archive')).status).toBe(500)
    await rm(work)
    expect((await owner.call('HEAD', '/export/archive')).status).toBe(200)
    expect(existsSync(work)).toBe(false)
    await mkdir(join(work, 'work-crashed/files'), { recursive: true })
    const response = await owner.call('GET', '/export/archive')
    expect(readdirSync(work), 'only its own').not.toContain('work-crashed')
    // Another export does not delete what is still being sent.
    const second = await owner.call('GET', '/export/archive')
    expect(readdirSync(work)).toHaveLength(2)
    await second.body?.cancel()
    vi.unstubAllEnvs()
    const folder = await mkdtemp(join(tmpdir(), 'export-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'a.tar'), Buffer.from(await response.arrayBuffer()))
    await vi.waitFor(() => expect(readdirSync(work)).toEqual([]))
    execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder })
    expect(await readJson(folder, 'export.json')).toMatchObject({ format: 1, drafts: true, versions: false })
    expect(globSync('enquiries.*', { cwd: folder })).toEqual([])
    const audit = (await (await owner.call('GET', '/audit?action=download')).json()) as { data: object[] }
    const entry = { entity: 'export', staffEmail: 'owner@example.org' }
    expect(audit.data).toMatchObject([entry, entry])
    const editor = await signIn(app, 'editor')
    expect((await editor.call('GET', '/export/archive')).status).toBe(403)
    expect((await visitor(app).call('GET', '/export/archive')).status).toBe(401)
  })

  test('with faults is not imported: each is named with its file, line and field', LONG, async () => {
    const [place, target] = [await createStorePlace(engine), await createStorePlace(engine)]
    const source = await openEmptyStore(place)
    const deps = { db: source.db, actor, now }
    const { id } = await createContent(deps, 'categories', { name: 'Works' }, { publish: true })
    await createContent(deps, 'news', { name: 'One', slug: 'one', categoryId: id }, { publish: true })
    const folder = await exportTo(place)
    const file = join(folder, 'content/news.json')
    const text = await readFile(file, 'utf8')
    const store = await openEmptyStore(target)
    const lineWith = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1
    const refused = async (from: string, to: string) => {
      expect(text).toContain(from)
      await writeFile(file, text.replace(from, to))
      const error = await importFrom(folder, target, store).catch((caught: Error) => caught)
      expect(await store.db.selectFrom('category').select('id').execute()).toEqual([])
      return (error as Error).message
    }
    const at = (part: string, name: string) =>
      `content/news.json line ${lineWith(part)} [0].versions[0].document.${name}: `
    expect(await refused(`"categoryId": ${id}`, '"categoryId": "x"')).toContain(at('"categoryId"', 'categoryId'))
    expect(await refused(`"categoryId": ${id}`, '"categoryId": 77')).toContain(
      `${at('"categoryId"', 'categoryId')}This category no longer exists`,
    )
    expect(await refused('"slug": "one"', '"slug": "No slug!"')).toContain(at('"slug"', 'slug'))
    expect(await refused('"id": 1,', '"id": 1,,')).toMatch(/content\/news\.json: .*line \d+/)
    await rm(file)
    await expect(importFrom(folder, target, store)).rejects.toThrow('content/news.json: the file is missing')
  })
})

test('the line of a value is found in any valid JSON', () => {
  const text = '\n{"a": [1, {"b\\"}": "]",\n "c": null}],\n "d": {\n  "e": "x" } }'
  expect(lineOf(text, ['a', 1, 'c'])).toBe(3)
  expect(lineOf(text, ['d', 'e'])).toBe(5)
  expect(lineOf(text, ['a', 1, 'missing'])).toBe(2)
  expect(lineOf(text, [])).toBe(2)
})
