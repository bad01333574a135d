import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import type { Log } from '../core/process/log.ts'
import type { Db } from '../core/store/schema.ts'
import { insertSampleContent } from './insert-sample-content.ts'
import { readSampleContent } from './read-sample-content.ts'
import { storeSample } from './sample-documents.ts'

interface SampleContentParts {
  db: Db
  pictureFiles: PictureFiles
  contentDir: string
  log: Log
}

/** All or nothing; two stores get the same rows. Needs the places (`loadPlaces`). @throws ContentError */
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
