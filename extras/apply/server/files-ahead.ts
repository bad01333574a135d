import type { RouteDeps } from '../../../server/core/feature.ts'
import { adoptPrivateFile, privatePath } from '../../../server/core/media/private-files.ts'
import { DAY, HOUR } from '../../../server/core/process/durations.ts'
import { seal, unseal } from '../../../server/core/process/seal.ts'
import type { AheadFile, LocalFile } from './form-fields.ts'

type Deps = Pick<RouteDeps, 'db' | 'now' | 'secret' | 'workshop'>

const purposeOf = (form: string) => `file of the application ${form}`

/** Stores a file that is sent before its form. @param form of this key alone @returns what the form names it by, for a day */
export async function keepAhead({ db, now, secret, workshop }: Deps, form: string, { path, ...facts }: LocalFile) {
  // A form that is sent in the last minute still finds it.
  const stored = await adoptPrivateFile(db, workshop.files.media, path, now(), DAY + HOUR)
  return seal(secret, purposeOf(form), JSON.stringify({ ...facts, stored, until: now().getTime() + DAY }))
}

/** @param sent as `keepAhead` named them @returns undefined if one is of another form, too old, or gone */
export async function readAhead({ now, secret, workshop }: Deps, form: string, sent: string[]) {
  const files: AheadFile[] = []
  for (const handle of sent) {
    const text = await unseal(secret, purposeOf(form), handle)
    const { until = 0, ...file } = JSON.parse(text ?? '{}') as AheadFile & { until?: number }
    if (until < now().getTime() || !(await workshop.files.media.has(privatePath(file.stored)))) return undefined
    files.push(file)
  }
  return files
}
