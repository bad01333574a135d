import { join } from 'node:path'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { mediaOf } from '../core/media/site-place.ts'
import { openPictureFiles } from '../core/pictures/picture-files.ts'
import type { PictureWorkshop } from '../core/pictures/picture-workshop.ts'
import { openUploadFiles } from '../core/pictures/upload-files.ts'
import { DAY } from '../core/process/durations.ts'
import { projectFolder } from '../core/process/project-folder.ts'
import { joinDiscipline } from './join-discipline.ts'
import { sampleApi } from './sample-api.ts'
import { isSampleLeft } from './sample-store.ts'
import { templatesApi } from './templates-api.ts'

declare module '../core/feature.ts' {
  interface ApiDeps {
    /** Undefined: there is no folder for files. */
    workshop: PictureWorkshop | undefined
  }
}

const isSampleGone = async ({ db }: ApiDeps) => !(await isSampleLeft(db))

export const seedFeature: Feature = {
  api: (deps) => ({ '/sample': sampleApi(deps), '/templates': templatesApi(deps) }),
  on: { published: joinDiscipline },
  setUpSteps: [{ name: 'sample', isDone: isSampleGone }],
  readiness: { noSample: isSampleGone },
  jobs: ({ db, place, now, log }) => [
    {
      kind: 'mark-sample',
      async run() {
        const { markLoadedSample } = await import('./mark-loaded-sample.ts')
        const count = await markLoadedSample(db, join(projectFolder, 'content'))
        if (count > 0) log.info(`Sample content: ${count} items and pictures of an older version are marked`)
      },
    },
    {
      kind: 'purge-sample-pictures',
      every: DAY,
      async run() {
        const { purgeSamplePictures } = await import('./purge-sample-pictures.ts')
        const media = mediaOf(place)
        const stores = { files: openPictureFiles(media), uploads: openUploadFiles(media) }
        const count = await purgeSamplePictures({ db, now }, stores)
        if (count > 0) log.info(`${count} pictures of the removed sample deleted permanently`)
      },
    },
  ],
}
