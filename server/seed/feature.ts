import { join } from 'node:path'
import { z } from 'zod'
import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { sampleRemovalSchema, sampleReportSchema, sampleSchema } from '../../contract/seed/sample.ts'
import {
  madeDraftsSchema,
  pageTemplateSchema,
  pickedServicesSchema,
  serviceTemplateSchema,
} from '../../contract/seed/templates.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { mediaOf } from '../core/media/site-place.ts'
import { openPictureFiles } from '../core/pictures/picture-files.ts'
import type { PictureWorkshop } from '../core/pictures/picture-workshop.ts'
import { openUploadFiles } from '../core/pictures/upload-files.ts'
import { DAY } from '../core/process/durations.ts'
import { projectFolder } from '../core/process/project-folder.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { removeSample, undoRemoval } from './remove-sample.ts'
import { describeSample } from './sample-plan.ts'
import { isSampleLeft } from './sample-store.ts'
import { getPageTemplate, joinDiscipline, listServiceTemplates, makeServiceDrafts } from './templates.ts'

const CONTENT = join(projectFolder, 'content')

const call = callsOf('Sample content', { access: 'owner' })
const getCall = call('get /', 'What is left of the sample content, and what a removal would take', {
  200: answer(oneOf(sampleSchema), 'By kind; what is asked about by name'),
})
const removeCall = call('post /removal', 'Remove the sample content', {
  description:
    'Takes what nobody has changed and nothing that stays refers to, in one transaction. It can be undone for 30 days.',
  body: sampleRemovalSchema,
  200: answer(writtenOf(sampleReportSchema), 'It is in the trash'),
})
const undoCall = call('delete /removal', 'Bring back what the last removal took', {
  200: answer(writtenOf(sampleReportSchema), 'It is back; what stays in the trash is named'),
})
const loadCall = call('post /', 'Load the sample content into a site without content', {
  201: answer(writtenOf(sampleReportSchema), 'It is there. Settings and texts that somebody wrote stay'),
})

const sampleApi = ({ db, now, workshop }: ApiDeps) =>
  createRouter()
    .openapi(getCall, async (context) => context.json({ data: await describeSample(db, now()) }, 200))
    .openapi(removeCall, async (context) => {
      const data = await removeSample({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'The sample is in the trash.', data }, 200)
    })
    .openapi(undoCall, async (context) => {
      const data = await undoRemoval({ db, now, actor: actorOf(context) })
      return context.json({ message: 'The sample is back.', data }, 200)
    })
    .openapi(loadCall, async (context) => {
      if (!workshop) throw new ServiceError('unavailable', 'There is no folder for pictures here')
      const { loadExample } = await import('./load-example.ts')
      const { files } = workshop
      const data = await loadExample({ db, now, files, contentDir: CONTENT, actor: actorOf(context) })
      workshop.wake()
      return context.json({ message: 'The sample is loaded.', data }, 201)
    })

const templateCall = callsOf('Templates', { access: 'staff' })
const listCall = templateCall('get /services', 'Services to start from', {
  200: answer(listOf(serviceTemplateSchema).omit({ meta: true }), 'All of them, each discipline before its services'),
})
const pickCall = templateCall('post /services', 'Make drafts of services to start from', {
  body: pickedServicesSchema,
  201: answer(writtenOf(madeDraftsSchema), 'Drafts; those that are there already are left out'),
})
const pageCall = templateCall('get /pages/{key}', 'A text of a page to start from', {
  params: z.object({ key: z.string().max(100) }),
  200: answer(oneOf(pageTemplateSchema), 'The text, with its blanks'),
})

const templatesApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json({ data: await listServiceTemplates(db) }, 200))
    .openapi(pickCall, async (context) => {
      const { slugs } = context.req.valid('json')
      const data = await makeServiceDrafts({ db, now, actor: actorOf(context) }, slugs)
      return context.json({ message: 'Drafts are made.', data }, 201)
    })
    .openapi(pageCall, async (context) =>
      context.json({ data: await getPageTemplate(context.req.valid('param').key) }, 200),
    )

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
        const { purgeSamplePictures } = await import('./mark-loaded-sample.ts')
        const media = mediaOf(place)
        const stores = { files: openPictureFiles(media), uploads: openUploadFiles(media) }
        const count = await purgeSamplePictures({ db, now }, stores)
        if (count > 0) log.info(`${count} pictures of the removed sample deleted permanently`)
      },
    },
  ],
}
