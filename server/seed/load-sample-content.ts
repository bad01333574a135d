import type { ContentEntity } from '../../contract/kinds/index.ts'
import { listKnownIds } from '../core/content/store/content-items.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import type { Log } from '../core/process/log.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import { hasContent, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'

interface SampleContentParts {
  db: Db
  pictureFiles: PictureFiles
  contentDir: string
  log: Log
}

/** All or nothing; two stores get the same rows. Needs the places (`loadPlaces`). @throws ContentError */
export async function loadSampleContent({ db, pictureFiles, contentDir, log }: SampleContentParts): Promise<void> {
  // Loaded once in a site's life, so not at every start.
  const [{ readSampleContent }, { storeSamplePictures, storeSampleDocuments }, { insertSampleContent }] =
    await Promise.all([
      import('./read-sample-content.ts'),
      import('./sample-documents.ts'),
      import('./insert-sample-content.ts'),
    ])
  const content = await readSampleContent(contentDir)
  const pictures = await storeSamplePictures(pictureFiles, contentDir, content.pictures)
  const documents = await storeSampleDocuments(pictureFiles.media, contentDir, content)
  const countOf = (entity: ContentEntity) => content.entries.get(entity)?.length
  const isLoaded = await db.transaction().execute((tx) => insertSampleContent(tx, content, pictures, documents))
  log.info(
    isLoaded
      ? `Sample content: ${countOf('services')} services, ${countOf('projects')} projects, ${countOf('news')} news items, ${pictures.size} pictures`
      : 'Sample content: another process has loaded it meanwhile',
  )
}

/** Of a store from before brands were content: the invented firm keeps its logo, which the program itself drew until then. */
export async function loadSampleBrand({ db, pictureFiles, contentDir }: SampleContentParts): Promise<void> {
  if (!(await isDue(db))) return
  // Once in a store's life.
  const [{ readContentFile, SAMPLE_FILES, SAMPLE_PICTURES }, { storeSamplePictures }, insert] = await Promise.all([
    import('./sample-files.ts'),
    import('./sample-documents.ts'),
    import('./insert-sample-content.ts'),
  ])
  const entries = await readContentFile(contentDir, 'brand.json', SAMPLE_FILES.brand)
  const files = new Set(entries.flatMap(({ logo, darkLogo }) => [logo, darkLogo]))
  const listed = await readContentFile(contentDir, 'pictures/index.json', SAMPLE_PICTURES)
  const own = listed.filter(({ file }) => files.has(file))
  const pictures = await storeSamplePictures(pictureFiles, contentDir, own)
  await db.transaction().execute(async (tx) => {
    if (!(await isDue(tx))) return
    await raiseContentRevision(tx)
    await insert.insertBrand(tx, { entries: new Map([['brand', entries]]), pictures: own, bodies: new Map() }, pictures)
  })
}

async function isDue(db: Db): Promise<boolean> {
  return (await listKnownIds(db, 'brand')).size === 0 && (await getSettings(db, 'en')).name === SAMPLE_FIRM
}

/** Whether content was ever written: a site whose staff deleted everything stays empty. */
export async function isEmptyStore(db: Db): Promise<boolean> {
  return !(await hasContent(db))
}
