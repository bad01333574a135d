import { join } from 'node:path'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { sampleRemovalSchema, sampleReportSchema, sampleSchema } from '../../contract/seed/sample.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter } from '../core/api/router.ts'
import type { ApiDeps } from '../core/feature.ts'
import { projectFolder } from '../core/process/project-folder.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { removeSample, undoRemoval } from './remove-sample.ts'
import { describeSample } from './sample-plan.ts'

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

export const sampleApi = ({ db, now, workshop }: ApiDeps) =>
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
