import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { SampleReport } from '../../contract/seed/sample.ts'
import type { Actor } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { beginWork, loadItem, publishNewest, saveVersion } from '../core/content/items.ts'
import { LOADER } from '../core/content/registration.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import type { Log } from '../core/process/log.ts'
import { conflict, ServiceError } from '../core/process/service-error.ts'
import { waitForLock } from '../core/store/engine.ts'
import { raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { findPageId } from '../pages/public.ts'
import { givenOf, insertAll, insertEntry, insertSampleContent, type Loading } from './insert-sample-content.ts'
import { readSampleContent } from './read-sample-content.ts'
import type { SampleEntry } from './sample-files.ts'
import { noteSample } from './remove-sample.ts'
import { describeSample, listOwn } from './sample-plan.ts'
import { listSampleItems, listSamplePictures, markSample } from './sample-store.ts'
import { storeSample } from './sample-documents.ts'

interface ExampleDeps extends WriteDeps {
  contentDir: string
  files: PictureFiles
}

interface SampleContentParts {
  db: Db
  pictureFiles: PictureFiles
  contentDir: string
  log: Log
}

/**
 * Loads the sample content at the first start: all or nothing; two stores get the same rows. Needs the places
 * (`loadPlaces`). @throws ContentError
 */
export async function loadSampleContent({ db, pictureFiles, contentDir, log }: SampleContentParts): Promise<void> {
  const sample = await storeSample(pictureFiles, contentDir, await readSampleContent(contentDir))
  const countOf = (entity: ContentEntity) => sample.content.entries.get(entity)?.length
  const isLoaded = await db.transaction().execute((tx) => insertSampleContent(tx, sample))
  log.info(
    isLoaded
      ? `Sample content: ${countOf('services')} services, ${countOf('projects')} projects, ${countOf('news')} news items, ${sample.pictures.size} pictures`
      : 'Sample content: another process has loaded it meanwhile',
  )
}

/** Loads the sample content into a site without content. Settings, and texts of pages that somebody wrote, stay. */
export async function loadExample({ contentDir, files, ...deps }: ExampleDeps): Promise<SampleReport> {
  await refuseCollision(deps.db, deps.now())
  const sample = await storeSample(files, contentDir, await readSampleContent(contentDir))
  return deps.db.transaction().execute(async (tx) => {
    await waitForLock(tx, 'sample content')
    await raiseContentRevision(tx)
    // Another request may have loaded it meanwhile.
    await refuseCollision(tx, deps.now())
    await insertAll(tx, sample, (loading, entity, entry, position) =>
      kindOf(entity).isFixed
        ? fillFixed({ ...deps, db: tx }, loading, { entity, entry, position })
        : insertEntry(loading, entity, entry, position),
    )
    const loaded = [...(await listSampleItems(tx, null)), ...(await listSamplePictures(tx, null))]
    const done = await noteSample({ ...deps, db: tx }, 'create', loaded)
    return { done, left: [] }
  })
}

/** @throws ServiceError conflict */
async function refuseCollision(db: Db, now: Date): Promise<void> {
  const own = await listOwn(db)
  if (own.length > 0) {
    const counts = own.map(({ entity, count }) => `${count} × ${kindOf(entity as ContentEntity).noun.toLowerCase()}`)
    throw new ServiceError(
      'conflict',
      `The example is for a site without content, and this one has some: ${counts.join(', ')}`,
    )
  }
  if ((await describeSample(db, now)).removed) throw conflict('The sample is in the trash: bring it back from there')
}

interface Entry {
  entity: ContentEntity
  entry: SampleEntry
  position: number
}

/** Fills a text that nobody has written; settings stay as they are. */
async function fillFixed(deps: WriteDeps, loading: Loading, { entity, entry, position }: Entry): Promise<void> {
  const kind = kindOf(entity)
  if (kind.isForOwners) return
  const actor: Actor = { id: null, email: LOADER, address: undefined }
  const work = { ...(await beginWork({ ...deps, actor }, entity)), at: loading.at }
  const id = await findPageId(deps.db, entry['key'])
  if (id === undefined) return
  const { item, document: before } = await loadItem(work, id)
  if (hasText(kind.mainText!, before)) return
  const given = givenOf(loading, entity, entry, position)
  const document = await work.kind.complete(work.tx, given, before, { id, at: loading.at, version: item.version })
  await work.kind.check(work.tx, document, id)
  const saved = await saveVersion(work, item, document, 'load')
  await publishNewest(work, saved, document)
  await markSample(work.tx, { entity, id }, saved.version)
}

const hasText = (name: string, document: ContentDocument) =>
  LOCALES.some((locale) => Boolean(locale === 'en' ? document[name] : document.translations[locale]?.[name]))
