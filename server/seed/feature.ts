import { z } from 'zod'
import { sampleRemovalSchema, sampleReportSchema, sampleSchema } from '../../contract/seed/sample.ts'
import {
  madeDraftsSchema,
  pageTemplateSchema,
  pickedServicesSchema,
  serviceTemplateSchema,
} from '../../contract/seed/templates.ts'
import { one, routerOf, servedCallsOf, written } from '../core/accounts/served-calls.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { mediaOf } from '../core/media/site-place.ts'
import { openPictureFiles } from '../core/pictures/picture-files.ts'
import { DAY } from '../core/process/durations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { removeSample, undoRemoval } from './remove-sample.ts'
import { leaveSampleFirm } from './sample-events.ts'
import { CONTENT } from './sample-files.ts'
import { describeSample } from './sample-plan.ts'
import { isSampleLeft } from './sample-store.ts'
import { getPageTemplate, joinDiscipline, listServiceTemplates, makeServiceDrafts } from './templates.ts'

const call = servedCallsOf<ApiDeps>('Sample content', { access: 'owner' })

const sampleApi = routerOf(
  call('get /', 'What is left of the sample content, and what a removal would take', {
    200: one(sampleSchema, 'By kind; what is asked about by name'),
    handle: ({ db, now }) => describeSample(db, now()),
  }),
  call('post /removal', 'Remove the sample content', {
    description:
      'Takes what nobody has changed and nothing that stays refers to, in one transaction. It can be undone for 30 days.',
    body: sampleRemovalSchema,
    200: written(sampleReportSchema, 'It is in the trash', 'The sample is in the trash.'),
    handle: (deps, { body }) => removeSample(deps, body),
  }),
  call('delete /removal', 'Bring back what the last removal took', {
    200: written(sampleReportSchema, 'It is back; what stays in the trash is named', 'The sample is back.'),
    handle: (deps) => undoRemoval(deps),
  }),
  call('post /', 'Load the sample content into a site without content', {
    201: written(
      sampleReportSchema,
      'It is there. Settings and texts that somebody wrote stay',
      'The sample is loaded.',
    ),
    async handle({ db, now, actor, workshop }) {
      if (!workshop) throw new ServiceError('unavailable', 'There is no folder for pictures here')
      const { loadExample } = await import('./load-sample-content.ts')
      const report = await loadExample({ db, now, files: workshop.files, contentDir: CONTENT, actor })
      workshop.wake()
      return report
    },
  }),
)

const templateCall = servedCallsOf<ApiDeps>('Templates', { access: 'staff' })

const templatesApi = routerOf(
  templateCall('get /services', 'Services to start from', {
    200: one(z.array(serviceTemplateSchema), 'All of them, each discipline before its services'),
    handle: ({ db }) => listServiceTemplates(db),
  }),
  templateCall('post /services', 'Make drafts of services to start from', {
    body: pickedServicesSchema,
    201: written(madeDraftsSchema, 'Drafts; those that are there already are left out', 'Drafts are made.'),
    handle: (deps, { body }) => makeServiceDrafts(deps, body.slugs),
  }),
  templateCall('get /pages/{key}', 'A text of a page to start from', {
    params: z.object({ key: z.string().max(100) }),
    200: one(pageTemplateSchema, 'The text, with its blanks'),
    handle: (_deps, { params }) => getPageTemplate(params.key),
  }),
)

const isSampleGone = async ({ db }: ApiDeps) => !(await isSampleLeft(db))

export const feature: Feature = {
  api: (deps) => ({ '/sample': sampleApi(deps), '/templates': templatesApi(deps) }),
  on: {
    async published(tx, change) {
      await joinDiscipline(tx, change)
      await leaveSampleFirm(tx, change)
    },
  },
  setUpSteps: [{ name: 'sample', isDone: isSampleGone }],
  readiness: { noSample: isSampleGone },
  jobs: ({ db, place, now, log }) => [
    {
      kind: 'mark-sample',
      async run() {
        const { markLoadedSample } = await import('./mark-loaded-sample.ts')
        const count = await markLoadedSample(db, CONTENT)
        if (count > 0) log.info(`Sample content: ${count} items and pictures of an older version are marked`)
      },
    },
    {
      kind: 'purge-sample-pictures',
      every: DAY,
      async run() {
        const { purgeSamplePictures } = await import('./mark-loaded-sample.ts')
        const count = await purgeSamplePictures({ db, now }, openPictureFiles(mediaOf(place)))
        if (count > 0) log.info(`${count} pictures of the removed sample deleted permanently`)
      },
    },
  ],
}
