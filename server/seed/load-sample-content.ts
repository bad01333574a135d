import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import type { Log } from '../core/process/log.ts'
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
