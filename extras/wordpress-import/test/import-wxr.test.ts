import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { ImportReport } from '../../../contract/transfer/import.ts'
import { followQueryRedirect, followRedirect } from '../../../server/redirects/redirects.ts'
import { cancelImportRun } from '../../../server/transfer/import/import-store.ts'
import { runImport, startImport } from '../../../server/transfer/import/run-import.ts'
import { undoImport } from '../../../server/transfer/import/undo-import.ts'
import { changeContent } from '../../../server/core/content/saving.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { makeWxr, serveUploads, wxrItem, wxrOf } from './wordpress.ts'
import { zipOf } from '../../../test/fixtures/zip.ts'
import { actor, findRun, importFile, openImports, type Imports } from '../../../test/transfer/import-store.ts'

const OLD = 'https://old.example'

async function fileOf(pieces: Iterable<string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'wordpress.xml'), pieces)
  return join(folder, 'wordpress.xml')
}

async function startUploads(): Promise<Awaited<ReturnType<typeof serveUploads>>> {
  const uploads = await serveUploads({ side: 16 })
  onTestFinished(() => uploads.close())
  return uploads
}

const notesOf = ({ notes }: ImportReport) => Object.fromEntries(notes.map(({ note, count }) => [note, count]))

async function documentOf({ db }: Imports, entity: 'news' | 'pages', title: string) {
  const found = await db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join
        .onRef('version.entity', '=', 'item.entity')
        .onRef('version.item_id', '=', 'item.item_id')
        .onRef('version.number', '=', 'item.version'),
    )
    .select(['document', 'state', 'item.item_id', 'path'])
    .where('item.entity', '=', entity)
    .where('item.title', '=', title)
    .executeTakeFirstOrThrow()
  return { ...found, document: JSON.parse(found.document) }
}

describeOnEachEngine('an import of WordPress', (engine) => {
  test('keeps texts, languages, dates, categories, pictures and addresses', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const { url } = await startUploads()
    const path = await fileOf(makeWxr({ url, posts: 12, media: 3, withOddities: true }))
    const tried = await importFile(imports, path, { format: 'wxr', publish: true, dryRun: true })
    expect(await imports.db.selectFrom('news').select('id').execute()).toEqual([])
    const report = await importFile(imports, path, { format: 'wxr', publish: true })
    expect(report.made).toMatchObject({ news: 19, pages: 1, picture: 3, document: 1, categories: 4 })
    // It fetches nothing, so it cannot know that a picture is lost.
    expect({ ...tried.made, picture: 3 }).toEqual(report.made)
    expect(notesOf(report)).toMatchObject({
      trashed: 1,
      private: 2,
      scheduled: 1,
      otherType: 1,
      sitePage: 1,
      otherPage: 1,
      tooLong: 1,
      foreignPicture: 1,
      pictureLost: 1,
      embedded: 1,
      comments: 2,
    })

    const { document, state, path: at } = await documentOf(imports, 'news', 'River survey 2 & more')
    expect(state).toBe('published')
    expect(document).toMatchObject({ createdAt: '2019-05-04T04:30:00.000Z', imageId: expect.any(Number) })
    expect(document.description).toContain('<figcaption>By the river</figcaption>')
    expect(document.description).toMatch(/<img src="\/media\/pictures\/[0-9a-f]{16}\/original\.jpg" alt="/)
    expect(document.description).not.toContain('wp:')
    const classic = (await documentOf(imports, 'news', 'River survey 5 & more')).document.description
    expect(classic).toMatch(/<\/p>\s*<figure><img [^>]*><figcaption>By the river<\/figcaption><\/figure>\s*<p>See/)
    expect(classic).toContain(']]&gt;')
    expect(classic).not.toContain('contact-form')
    const nepali = await documentOf(imports, 'news', 'नदी सर्वेक्षण 3')
    expect(document.description).toContain(`<a href="${nepali.path}">the next one</a>`)
    expect(nepali.document).toMatchObject({ name: '', translations: { ne: { name: 'नदी सर्वेक्षण 3' } } })
    const odd = (await documentOf(imports, 'news', 'Odd 1011')).document.description
    expect(odd.match(/<img /g)).toHaveLength(2)
    expect(odd).toContain('<a href="/about/overview#top">us</a> [sic]')
    expect(odd).toContain('Words within')
    expect(odd).not.toMatch(/pricing|script|alert|embed\]/)

    expect(await followRedirect(imports.db, '/2019/05/post-12/')).toBe(at)
    expect(await followQueryRedirect(imports.db, '/?p=12')).toBe(at)
    expect(await followRedirect(imports.db, '/2019/05/%E0%A4%A8%E0%A4%A6%E0%A5%80-3')).toBe(nepali.path)
    expect(await followRedirect(imports.db, '/about-us')).toBe('/about/overview')
    expect(await followRedirect(imports.db, '/category/tenders')).toBe('/news?category=tenders-notices')
    expect(await followRedirect(imports.db, '/wp-content/uploads/2019/02/picture-1.jpg')).toMatch('/media/pictures/')
    expect((await documentOf(imports, 'pages', 'About us')).state).toBe('published')

    const again = await importFile(imports, path, { format: 'wxr', publish: true })
    expect(again).toMatchObject({ made: {}, known: 24 })
  })

  test('reports bad files of a ZIP and endless addresses, and imports the rest', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const long = `${OLD}/${'a/'.repeat(50_000)}`
    const content = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b5c5f' } })
      .png()
      .toBuffer()
    const bad = [
      { name: 'bomb.jpg', content: Buffer.alloc(40_000_000) },
      { name: 'grows.jpg', content: Buffer.alloc(3_000_000), claimed: 1_000 },
      { name: 'locked.jpg', content, isEncrypted: true },
      { name: 'cut.jpg', content: randomBytes(500_000), isCutOff: true },
    ]
    const entries = [...bad, { name: 'good.png', content }]
    const items = [...entries.map(({ name }) => `${OLD}/wp-content/uploads/${name}`), `${long}b.jpg`].map(
      (attachmentUrl, at) => wxrItem({ id: at + 1, title: '', slug: '', link: OLD, type: 'attachment', attachmentUrl }),
    )
    const short = long.slice(0, 4_000)
    const text = `<p><img src="${short}c.jpg"> <a href="${short}">A link</a></p>`
    const post = wxrItem({ id: 90, title: 'A post', slug: 'a-post', link: long, content: text })
    const path = await fileOf(wxrOf(OLD, [...items, post]))
    const beside = join(path, '../media.zip')
    await writeFile(beside, zipOf(entries))
    const report = await importFile(imports, path, { format: 'wxr', beside })
    expect(report.made).toMatchObject({ news: 1, picture: 1 })
    expect(notesOf(report)).toMatchObject({ pictureLost: bad.length, longAddress: 1 })
    const reasons = report.notes.find(({ note }) => note === 'pictureLost')!.examples.toSorted()
    expect(reasons.map((each) => each.replace(/.*uploads\//, ''))).toEqual([
      expect.stringContaining('bomb.jpg: The file is too large'),
      'cut.jpg: It is damaged in the ZIP file: pack it again',
      'grows.jpg: It has more bytes than the ZIP file says: pack it again',
      'locked.jpg: It is encrypted: make the ZIP file without a password',
    ])
  })

  test('goes on where it was interrupted, and makes nothing twice', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const { url, requests } = await startUploads()
    const path = await fileOf(makeWxr({ url, posts: 6, media: 4 }))
    const stop = new AbortController()
    const news = () => imports.db.selectFrom('content_item').select('title').where('entity', '=', 'news').execute()
    // It looks before each picture and each post: stops before the third post.
    let looks = 0
    stop.signal.throwIfAborted = () => {
      looks += 1
      if (looks > 6) stop.abort()
      AbortSignal.prototype.throwIfAborted.call(stop.signal)
    }
    await expect(importFile(imports, path, { format: 'wxr', signal: stop.signal })).rejects.toThrow('aborted')
    expect(await findRun(imports)).toMatchObject({ state: 'waiting' })
    expect(await news()).toHaveLength(2)
    const report = await importFile(imports, path, { format: 'wxr' })
    expect(report).toMatchObject({ made: { news: 6, picture: 4 }, known: 0, faultCount: 0 })
    expect(requests).toHaveLength(4)
    expect(await imports.db.selectFrom('import_run').select('id').execute()).toHaveLength(1)
  })

  test('makes nothing more once it is cancelled, and stays cancelled', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const path = await fileOf(makeWxr({ url: OLD, posts: 6, media: 0 }))
    const options = { publish: false, dryRun: false }
    const run = await startImport(imports, { format: 'wxr', name: 'a.xml', options, actor })
    expect(await cancelImportRun(imports.db, run.id, NOW.toISOString())).toBe(true)
    await expect(runImport(imports, run, { path }, actor)).rejects.toThrow('cancelled')
    expect(await findRun(imports)).toMatchObject({ state: 'failed', fault: null, cancelled_at: NOW.toISOString() })
    expect(await imports.db.selectFrom('content_item').select('title').where('entity', '=', 'news').execute()).toEqual(
      [],
    )
  })

  test('is undone as a whole, but for what was edited since', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const { url } = await startUploads()
    const path = await fileOf(makeWxr({ url, posts: 3, media: 3, withOddities: true }))
    await importFile(imports, path, { format: 'wxr', publish: true })
    const { item_id } = await documentOf(imports, 'news', 'River survey 2 & more')
    await changeContent({ db: imports.db, actor, now: () => NOW }, 'news', item_id, { summary: 'Changed' }, {})
    const report = await undoImport({ ...imports, actor }, await findRun(imports))
    expect(report.made).toMatchObject({ news: 1, picture: 1, categories: 1 })
    expect(report.notes).toContainEqual({ note: 'edited', count: 1, examples: ['River survey 2 & more'] })
    expect(await imports.db.selectFrom('news').select('id').execute()).toEqual([{ id: item_id }])
    expect(await imports.db.selectFrom('picture').select('id').execute()).toHaveLength(1)
    expect(await followRedirect(imports.db, '/about-us')).toBeUndefined()
    expect(await followQueryRedirect(imports.db, '/?p=12')).toBeDefined()
    expect(await followQueryRedirect(imports.db, '/?p=11')).toBeUndefined()
    await expect(documentOf(imports, 'pages', 'About us')).rejects.toThrow('no result')
  })
})

const item = (title: string) => wxrItem({ id: 1, title, slug: 'a', link: `${OLD}/a/` })
const whole = (items: string[]) => [...wxrOf(OLD, items)].join('')

test.each<[string, () => string, RegExp]>([
  [
    'expands no entities',
    () =>
      whole([item('x')]).replace(
        '<rss',
        `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n} "&a;&a;">`).join('')}]><rss`,
      ),
    /document type/,
  ],
  ['bounds each text', () => whole([item('x'.repeat(50_000_000))]), /more than 4000000 characters/],
  ['refuses a file whose elements end in each other', () => whole([item('x')]).replace('</item>', ''), /damaged/],
  ['refuses a file that ends too early', () => whole([item('x')]).slice(0, -60), /damaged or incomplete: line/],
  [
    'refuses another feed',
    () => '<rss version="2.0"><channel><title>x</title></channel></rss>',
    /nothing of WordPress/,
  ],
  ['refuses another document', () => '<html><body></body></html>', /begins with <rss>/],
  ['bounds depth', () => whole(['<a>'.repeat(100)]), /too deep/],
])('an import of WordPress %s', async (_, make, message) => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const path = await fileOf([make()])
  await expect(importFile(imports, path, { format: 'wxr' })).rejects.toThrow(message)
  expect(await findRun(imports)).toMatchObject({ state: 'failed', fault: expect.stringMatching(message) })
  expect(await imports.db.selectFrom('import_record').select('kind').execute()).toEqual([])
})

test('an import of WordPress reads files with small faults, and says where', async () => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const text = `\n${whole([item('x')]).replace('<channel>', '<channel><media:x>&nbsp;&eacute; & more</media:x>')}`
  const faulty = text.replace('<link>https://old.example/a/', '<odd at=1>]]></odd><link>https://old.example/a/')
  const report = await importFile(imports, await fileOf([faulty]), { format: 'wxr' })
  expect(report.made).toMatchObject({ news: 1 })
  const flaw = report.notes.find(({ note }) => note === 'flaw')!
  expect(flaw.examples).toContainEqual(expect.stringMatching(/^Line 2:/))
  expect(flaw.count).toBeGreaterThan(3)
})

test('an import of WordPress finds pictures behind other addresses, keeps joined cells apart and what is raised', async () => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const { url } = await startUploads()
  const { host } = new URL(url)
  const attachmentUrl = `${url}/wp-content/uploads/2019/02/picture-1.jpg`
  const media = wxrItem({ id: 1, title: 'p', slug: 'p', link: `${url}/p`, type: 'attachment', attachmentUrl })
  const behind = [
    'https://i0.wp.com/HOST/wp-content/uploads/2019/02/picture-1.jpg?resize=300%2C200',
    'https://cdn.statically.io/img/HOST/wp-content/uploads/2019/02/picture-1-300x200.jpg',
    'https://x1.cloudfront.net/wp-content/uploads/2019/02/picture-1.jpg',
  ]
  const pictures = behind.map((address) => `<p><img src="${address.replace('HOST', host)}"></p>`).join('')
  const table = '<table><tr><td rowspan="2">Koshi</td><td>A</td><td>45</td></tr><tr><td>B</td><td>60</td></tr></table>'
  const content = `<!-- wp:x -->${pictures}${table}<p>10<sup>6</sup> N <del>45</del> 54</p><ol start="3"><li>c</li></ol>`
  const post = wxrItem({ id: 2, title: 'Raised 10<sup>6</sup>', slug: 'a', link: `${url}/a`, content })
  const report = await importFile(imports, await fileOf(wxrOf(url, [media, post])), { format: 'wxr' })
  expect(notesOf(report)).not.toHaveProperty('foreignPicture')
  const { description } = (await documentOf(imports, 'news', 'Raised 10⁶')).document
  expect(description.match(/<img src="\/media/g)).toHaveLength(behind.length)
  expect(description).toContain('<tr><td></td><td>B</td><td>60</td></tr>')
  expect(description).toContain('<p>10<sup>6</sup> N <s>45</s> 54</p><ol start="3"><li>c</li></ol>')
})

test('an import of WordPress leaves out what it writes into every new site, unless somebody has changed it', async () => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const date = '2019-05-04 10:15:00'
  const hello = 'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!'
  const sample = `<p>उदाहरण <a href="${OLD}/wp-admin/">ड्यासबोर्ड</a></p>`
  const texts = [
    { slug: 'hello-world', title: 'Hello world!', content: `<!-- wp:paragraph --><p>${hello}</p>`, comments: 1 },
    { slug: 'hello-world-2', title: 'Our first words', content: `${hello} We are engineers.` },
    { slug: 'namaste', title: 'नमस्ते', content: 'WordPress मा स्वागत छ।', modified: date, id: 1 },
    {
      slug: 'ours',
      title: 'Ours',
      content: 'WordPress is what we wrote this with.',
      modified: '2020-01-01 10:00:00',
      id: 1,
    },
    { slug: 'udaharan', title: 'नमुना पृष्ठ', type: 'page', content: sample, modified: date, id: 2 },
    { slug: 'ours-2', title: 'Our page', type: 'page', content: sample, modified: '2020-01-01 10:00:00', id: 2 },
    {
      slug: 'privacy-policy',
      title: 'Privacy',
      type: 'page',
      status: 'draft',
      content: 'Who we are',
      modified: date,
      id: 3,
    },
  ]
  const made: string[] = []
  const left: string[] = []
  for (const [at, text] of texts.entries()) {
    const item = wxrItem({ id: 20 + at, link: `${OLD}/${text.slug}/`, date, ...text })
    const { notes } = await importFile(imports, await fileOf(wxrOf(`${OLD}/${at}`, [item])), {
      format: 'wxr',
      publish: true,
    })
    const note = notes.find((one) => one.note === 'untouched')
    if (note) left.push(...note.examples)
    else made.push(text.title)
  }
  expect(left).toEqual(['Hello world!', 'नमस्ते', 'नमुना पृष्ठ', 'Privacy'])
  expect(made).toEqual(['Our first words', 'Ours', 'Our page'])
})
