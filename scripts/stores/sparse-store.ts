import '../../server/features.ts'
import { resolve } from 'node:path'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openStore } from '../../server/core/store/store.ts'
import { insertSampleContent } from '../../server/seed/insert-sample-content.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { readSampleContent } from '../../server/seed/read-sample-content.ts'
import type { SampleContent, SampleEntry } from '../../server/seed/sample-files.ts'
import { storeSample } from '../../server/seed/sample-documents.ts'

export interface Sparse {
  /** Of each kind. */
  items: number
  hasPictures?: boolean
  isInNepali?: boolean
  /** Nothing is known of the firm; `name`: only that. */
  firm?: 'none' | 'name' | 'all'
  hasPages?: boolean
  /** Instead of its name. */
  name?: string
}

const CONTENT = resolve(import.meta.dirname, '../../content')
const PICTURES = ['pictures', 'picture', 'image', 'photo', 'logo', 'darkLogo', 'socialPicture']
/** To other items, which may not be there. */
const NOBODY = {
  client: null,
  parent: null,
  parentService: null,
  services: [],
  projects: [],
  relatedProjects: [],
  publications: [],
  scope: [],
  partners: [],
  people: [],
  blocks: [],
}

/** Fills the store of a new data folder with so little content. */
export async function makeSparseStore(dataDir: string, wanted: Sparse): Promise<void> {
  const store = await openStore({ dataDir })
  try {
    const content = reduce(await readSampleContent(CONTENT), wanted)
    const files = openPictureFiles(openMediaFolder(dataDir))
    const sample = await storeSample(files, CONTENT, content)
    await loadPlaces({ db: store.db, contentDir: CONTENT })
    if (wanted.firm !== 'none') await store.db.transaction().execute((tx) => insertSampleContent(tx, sample))
  } finally {
    await store.close()
  }
}

function reduce({ entries, pictures, bodies }: SampleContent, wanted: Sparse): SampleContent {
  const { hasPictures = false, isInNepali = false, items, hasPages = false } = wanted
  const few = [...entries].map(([entity, all]) => {
    if (entity === 'settings') return [entity, all.map((entry) => firmOf(entry, wanted))] as const
    if (entity === 'pages') return [entity, hasPages ? all : []] as const
    return [entity, all.filter(({ isPublished }) => isPublished).slice(0, items)] as const
  })
  const plain = (entry: SampleEntry): SampleEntry => {
    const { translations, ...rest } = entry
    const own = Object.entries({ ...rest, ...pick(NOBODY, rest) }).filter(
      ([name, value]) => hasPictures || !(PICTURES.includes(name) || isRowsOfPictures(value)),
    )
    const category =
      rest['category'] === undefined ? {} : { category: few.find(([name]) => name === 'categories')?.[1][0]?.['slug'] }
    return { ...Object.fromEntries(own), ...category, ...(isInNepali && { translations }) } as SampleEntry
  }
  const withoutPictures = (html: string) =>
    hasPictures ? html : html.replaceAll(/<figure>.*?<\/figure>|<img[^>]*>/gs, '')
  return {
    entries: new Map(few.map(([entity, of]) => [entity, of.map(plain)])),
    pictures: hasPictures ? pictures : [],
    bodies: new Map(
      [...bodies]
        .filter(([file]) => isInNepali || !file.endsWith('.ne.html'))
        .map(([file, html]) => [file, withoutPictures(html)]),
    ),
  }
}

const isRowsOfPictures = (value: unknown) =>
  Array.isArray(value) && value.some((row: unknown) => PICTURES.some((name) => Object(row)[name] !== undefined))

function firmOf(entry: SampleEntry, { firm = 'all', name }: Sparse): SampleEntry {
  const known = firm === 'name' ? { name: entry['name'], isPublished: true } : entry
  return (name ? { ...known, name, translations: {} } : known) as SampleEntry
}

/** Those of the values that an entry has; certificates have a `scope` that is a text. */
const pick = (values: Record<string, unknown>, entry: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => key in entry && Array.isArray(value) === Array.isArray(entry[key])),
  )
