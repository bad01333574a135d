import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { Log } from '../log.ts'
import type { PictureFiles } from '../media/picture-files.ts'
import type { Database } from '../store/schema.ts'

export interface SampleContentParts {
  db: Kysely<Database>
  pictureFiles: PictureFiles
  /** Folder of the content's files. */
  contentDir: string
  log: Log
}

/**
 * Loads the sample content into an empty store that knows the places (`loadPlaces`): everything or nothing. Two stores get
 * the same rows, whatever the time: ids in the order of the files, times as the content says.
 * @throws ContentError when the files are not as they must be; the store is as it was
 */
export async function loadSampleContent({ db, pictureFiles, contentDir, log }: SampleContentParts): Promise<void> {
  // Needed once in the life of a site, so the sanitiser and the files' schemas are not loaded on every start.
  const [{ readSampleContent }, { storeSamplePictures }, { insertSampleContent }] = await Promise.all([
    import('./read-sample-content.ts'),
    import('./store-sample-pictures.ts'),
    import('./insert-sample-content.ts'),
  ])
  const content = await readSampleContent(contentDir)
  const pictures = await storeSamplePictures(pictureFiles, contentDir, content.pictures)
  const countOf = (entity: ContentEntity) => content.entries.get(entity)?.length
  const isLoaded = await db.transaction().execute((tx) => insertSampleContent(tx, content, pictures))
  log.info(
    isLoaded
      ? `Sample content: ${countOf('services')} services, ${countOf('projects')} projects, ${countOf('news')} news items, ${pictures.size} pictures`
      : 'Sample content: another process has loaded it meanwhile',
  )
}
