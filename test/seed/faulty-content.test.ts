import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasContent } from '../../server/core/store/revision.ts'
import { createDataFolder } from '../core/pictures/picture-fixtures.ts'
import { copyContent, dump, load } from './content-folder.ts'
import { listReferenceFaults } from './sample-references.ts'

describe('faulty content', () => {
  test.each<[string, string, (text: string) => string, string]>([
    ['no JSON', 'teams.json', (text) => text.slice(1), 'teams.json: '],
    [
      'an unknown field',
      'teams.json',
      (text) => text.replace('"position": "Managing Director"', '"role": "Managing Director"'),
      'teams.json [0]: Unrecognized key: "role"',
    ],
    ['a wrong status', 'projects.json', (text) => text.replace('"completed"', '"done"'), 'projects.json [0].status: '],
    [
      'an end before the start',
      'projects.json',
      (text) => text.replace(/"start": "[^"]*"/, '"start": "2099"'),
      'projects.json [0].end: End must not be before the start',
    ],
    [
      'a translation without its title',
      'projects.json',
      (text) => text.replace(/"title": "मध्यपहाडी[^"]*",/, ''),
      'projects.json [0].translations.ne.title: is missing (trail-suspension-bridge-over-a-mid-hill-river)',
    ],
    [
      'a name that nothing has',
      'projects.json',
      (text) => text.replace(/"client": "[^"]*"/, '"client": "nobody"'),
      "projects.json [0].client: There is no 'nobody' (trail-suspension-bridge-over-a-mid-hill-river)",
    ],
  ])('%s is refused by file and place, and the store stays empty', async (_name, file, change, message) => {
    const { dataDir } = await createDataFolder()
    const { store, loading } = await load({ contentDir: await copyContent(dataDir, { [file]: change }) })
    await expect(loading).rejects.toThrow(message)
    expect(await hasContent(store.db)).toBe(false)
    expect((await dump(store))['picture']).toEqual([])
  })

  test('all errors are listed at once, also missing files', async () => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, {
      'timeline.json': (text) => text.replace('"2009"', '"long ago"'),
      'clients.json': (text) => text.replace('"kind": "federal"', '"kind": "foreign"'),
    })
    await rm(join(contentDir, 'partners.json'))
    const { loading } = await load({ contentDir })
    const error = await loading.catch((reason: unknown) => reason)
    expect(String(error)).toMatch(/The content has 3 faults:\n/)
    expect(String(error)).toContain('timeline.json [0].date: Years must be a year or two')
    expect(String(error)).toContain('clients.json [0].kind: ')
    expect(String(error)).toContain('partners.json: the file is missing')
  })

  test('a file in the place of a picture that is none is refused', async () => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, {})
    await writeFile(join(contentDir, 'pictures/hospital.jpg'), 'no picture')
    const { store, loading } = await load({ contentDir })
    await expect(loading).rejects.toThrow('pictures/hospital.jpg: A picture must be JPEG, PNG or WebP')
    expect(await hasContent(store.db)).toBe(false)
  })

  test.each<[string, string, (text: string) => string, string]>([
    [
      'an unknown client',
      'projects.json',
      (text) => text.replace(/"client": "[^"]*"/, '"client": "nobody"'),
      "projects.json [0].client: there is no client 'nobody'",
    ],
    [
      'a parent that comes later',
      'services.json',
      (text) => text.replace('"parent": "civil-engineering"', '"parent": "research"'),
      "services.json [1].parent: there is no service 'research' before this one",
    ],
    [
      'an unknown district',
      'projects.json',
      (text) => text.replace(/"districts": \[\s*"\d+"/, '"districts": ["999"'),
      "projects.json [0].districts[0]: there is no district '999'",
    ],
    [
      'a slug twice',
      'categories.json',
      (text) => text.replace('"project-news"', '"notices"'),
      "categories.json [1].slug: 'notices' occurs twice",
    ],
    [
      'an unknown picture in a body',
      'news/ten-years-after-the-2015-earthquake.html',
      (text) => text.replace('picture:seismic-retrofit.jpg', 'picture:none.jpg'),
      "news/ten-years-after-the-2015-earthquake.html: there is no picture 'none.jpg'",
    ],
    [
      'a file that is no picture',
      'pictures/index.json',
      (text) => text.replace('"trail-bridge.jpg"', '"index.jpg"'),
      "pictures/index.json [0].file: there is no file 'index.jpg'",
    ],
  ])('%s is found by file and place', async (_name, file, change, message) => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, { [file]: change })
    expect((await listReferenceFaults(contentDir)).join('\n')).toContain(message)
  })
})

test('the sample content names nothing that is not there', async () => {
  expect(await listReferenceFaults(resolve(import.meta.dirname, '../../content'))).toEqual([])
})
