import type { Context } from 'hono'
import { sendZip } from '../../../server/core/api/zip.ts'
import { answerAttachment } from '../../../server/core/documents/attachments.ts'
import { note, type Actor } from '../../../server/core/audit/audit.ts'
import type { ApiDeps, RouteDeps } from '../../../server/core/feature.ts'
import {
  adoptPrivateFile,
  listPrivateFiles,
  privatePath,
  type PrivateFile,
} from '../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../server/core/media/site-place.ts'
import { DAY, HOUR } from '../../../server/core/process/durations.ts'
import { seal, unseal } from '../../../server/core/process/seal.ts'
import { conflict, notFound } from '../../../server/core/process/service-error.ts'
import type { ApplicationFilter } from '../contract/applications.ts'
import { ZIP_BYTES } from '../contract/bounds.ts'
import type { AheadFile, LocalFile } from './form-fields.ts'
import { getRow, selectApplications } from './store.ts'

type FileDeps = Pick<ApiDeps, 'db' | 'now' | 'place'> & { actor: Actor }

/** Such as HIM-7K3M9QXW-2.pdf: nothing of what the applicant called it. */
const sentName = (files: PrivateFile[], file: PrivateFile) => `${file.about}-${files.indexOf(file) + 1}.${file.kind}`

/** @throws ServiceError not_found */
export async function sendFile({ db, now, place, actor }: FileDeps, context: Context, id: number, key: string) {
  const { reference } = await getRow(db, id)
  const files = await listPrivateFiles(db, [reference])
  const row = files.find((one) => one.key === key)
  if (!row || !place) throw notFound('File')
  const name = sentName(files, row)
  await note(db, actor, now(), { action: 'download', entity: 'application', id, label: name })
  return answerAttachment(context, mediaOf(place), row, name)
}

/** The files of applications, without packing them: they are packed already. @throws ServiceError conflict for too much */
export async function sendAllFiles({ db, now, place, actor }: FileDeps, context: Context, filter: ApplicationFilter) {
  const isChosen = filter.ids !== undefined || filter.state !== undefined
  const chosen = selectApplications(db, isChosen ? filter : { ...filter, state: 'shortlist' })
  const rows = await chosen.select(['application.id', 'reference']).execute()
  const references = rows.map(({ reference }) => reference)
  const files = await listPrivateFiles(db, references)
  if (!place || files.length === 0) throw notFound('File')
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > ZIP_BYTES)
    throw conflict('These are too many files for one ZIP file: choose fewer applications')
  for (const { id, reference } of rows)
    await note(db, actor, now(), { action: 'download', entity: 'application', id, label: `${reference} (ZIP)` })
  return sendZip(context, 'applications', listEntries(files, mediaOf(place)), now())
}

async function* listEntries(files: PrivateFile[], media: ReturnType<typeof mediaOf>) {
  for (const file of files) {
    const found = await media.find(privatePath(file.key))
    const of = files.filter(({ about }) => about === file.about)
    if (found) yield { name: `${file.about}/${sentName(of, file)}`, pieces: found.stream() }
  }
}

type AheadDeps = Pick<RouteDeps, 'db' | 'now' | 'secret' | 'workshop'>

const purposeOf = (form: string) => `file of the application ${form}`

/** Stores a file that is sent before its form. @param form of this key alone @returns what the form names it by, for a day */
export async function keepAhead({ db, now, secret, workshop }: AheadDeps, form: string, { path, ...facts }: LocalFile) {
  // A form that is sent in the last minute still finds it.
  const stored = await adoptPrivateFile(db, workshop.files.media, path, now(), DAY + HOUR)
  return seal(secret, purposeOf(form), JSON.stringify({ ...facts, stored, until: now().getTime() + DAY }))
}

/** @param sent as `keepAhead` named them @returns undefined if one is of another form, too old, or gone */
export async function readAhead({ now, secret, workshop }: AheadDeps, form: string, sent: string[]) {
  const files: AheadFile[] = []
  for (const handle of sent) {
    const text = await unseal(secret, purposeOf(form), handle)
    const { until = 0, ...file } = JSON.parse(text ?? '{}') as AheadFile & { until?: number }
    if (until < now().getTime() || !(await workshop.files.media.has(privatePath(file.stored)))) return undefined
    files.push(file)
  }
  return files
}
