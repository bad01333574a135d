import type { Context } from 'hono'
import type { Locale } from '../../../../contract/locale.ts'
import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { sendZip } from '../../../../server/core/api/zip.ts'
import { answerAttachment } from '../../../../server/core/documents/attachments.ts'
import type { MediaStore } from '../../../../server/core/media/media-store.ts'
import { privatePath } from '../../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../../server/core/media/site-place.ts'
import { conflict, invalid, notFound, orNotFound } from '../../../../server/core/process/service-error.ts'
import { writeWorkbook } from '../../../../server/transfer/public.ts'
import { aboutApplication, APPLICATION_BOUNDS } from '../../contract/application-states.ts'
import { getOffice, type OfficeRow } from '../offices/offices.ts'
import { getRows, noteOn } from './applications.ts'
import ZIP_WORDS from './downloads.json' with { type: 'json' }
import type { PackDeps } from './plan.ts'
import { getRow, type ApplicationRow } from './store.ts'

/** Bytes of one ZIP. */
const ZIP_BYTES = 500_000_000

/** A file of a pack, to be saved, which the audit log notes. @throws ServiceError not_found */
export async function sendPackFile(deps: PackDeps, context: Context, id: number, key: string): Promise<Response> {
  const row = await getRow(deps.db, id, deps.actor)
  const file = row.files.find((one) => one.key === key)
  if (!file || !deps.place) throw notFound('File')
  await noteOn(deps.db, deps, row, 'download', `, ${file.name}`)
  return answerAttachment(context, mediaOf(deps.place), file, `${aboutApplication(id)}-${file.name}`)
}

type Pack = { row: ApplicationRow; office: OfficeRow; folder: string }

/**
 * The packs of applications in a folder each, with a workbook of what they are and of addresses for envelopes.
 * @throws ServiceError invalid, not_found; conflict for too much
 */
export async function sendPacks(deps: PackDeps, context: Context, ids: number[], reader: Locale): Promise<Response> {
  const { db, now, place } = deps
  const most = APPLICATION_BOUNDS.offices
  if (ids.length > most) throw invalid({ ids: `Choose at most ${most} applications at once` })
  const packs: Pack[] = []
  for (const row of await getRows(db, ids, deps.actor)) {
    const office = await getOffice(db, row.office_id)
    const folder = `${String(packs.length + 1).padStart(2, '0')} ${folderName(office)}`
    if (row.files.length > 0) packs.push({ row, office, folder })
  }
  if (packs.length === 0 || !place) throw notFound('File')
  const bytes = packs.flatMap(({ row }) => row.files).reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > ZIP_BYTES) throw conflict('These are too many files for one ZIP file: choose fewer applications')
  for (const { row } of packs) await noteOn(db, deps, row, 'download', ' (ZIP)')
  const index = await writeWorkbook(sheetsOf(packs, reader), reader)
  return sendZip(context, 'standing-list', listEntries(packs, index, mediaOf(place)), now())
}

/** Without what file systems refuse. */
function folderName({ name_en, name_ne }: OfficeRow): string {
  const name = (name_en || name_ne).replaceAll(/[\\/:*?"<>|\p{Cc}.\s]+/gu, ' ')
  return name.trim().slice(0, 80).trim()
}

async function* listEntries(packs: Pack[], index: Uint8Array, media: MediaStore) {
  yield { name: 'index.xlsx', pieces: [index] }
  for (const { row, folder } of packs)
    for (const { key, name } of row.files) {
      // A ZIP that lacks a file must not look whole.
      const found = orNotFound(await media.find(privatePath(key)), `${folder}/${name}`)
      yield { name: `${folder}/${name}`, pieces: found.stream() }
    }
}

const OUTCOME = ['sent_on', 'receipt', 'receipt_on', 'fee', 'answered_on', 'listed_until'] as const
const ADDRESS = ['name_ne', 'address_ne', 'name_en', 'address_en', 'phone', 'email'] as const

/** Their columns are in the order of the heads. */
function sheetsOf(packs: Pack[], reader: Locale) {
  const words = ZIP_WORDS[reader]
  const files = packs.flatMap(({ row, office, folder }) => {
    const year = formatFiscalYear(row.fiscal_year)
    const outcome = OUTCOME.map((column) => row[column] ?? '')
    const shared = [folder, office.name_en, office.name_ne, year, words.states[row.state], ...outcome]
    return row.files.map(({ name, bytes, sha256 }) => [...shared, name, bytes, sha256])
  })
  const envelopes = packs.map(({ office, folder }) => [folder, ...ADDRESS.map((column) => office[column])])
  return [
    { name: words.index, head: words.indexHead, rows: files },
    { name: words.envelopes, head: words.envelopesHead, rows: envelopes },
  ]
}
