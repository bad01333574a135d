import type { Kysely } from 'kysely'
import type { Certificate, CertificateListQuery } from '../../contract/certificate.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { nepalDay } from '../../contract/nepal-day.ts'
import * as store from '../store/certificates.ts'
import type { Database } from '../store/schema.ts'
import { dayInBs } from './calendar.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

/** Without those that have expired, unless they are asked for. */
export async function listCertificates(
  db: Kysely<Database>,
  query: CertificateListQuery,
  now: Date,
): Promise<ListAnswer<Certificate>> {
  const today = nepalDay(now)
  const filter = query.validity === 'valid' ? { validOn: today } : {}
  const slice = sliceOf(query)
  const rows = await store.listCertificates(db, filter, query.locale, slice)
  const [total, pictureOf] = await Promise.all([
    totalOf(rows, slice, () => store.countCertificates(db, filter)),
    loadPictures(
      db,
      rows.map((row) => row.picture_id),
      query.locale,
    ),
  ])
  const certificates = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    issuer: row.issuer ?? '',
    number: row.number ?? '',
    issuedOn: row.issued_on,
    issuedOnBs: dayInBs(row.issued_on, query.locale),
    validUntil: row.valid_until,
    validUntilBs: dayInBs(row.valid_until, query.locale),
    isExpired: row.valid_until !== null && row.valid_until < today,
    scope: row.scope ?? '',
    picture: pictureOf(row.picture_id),
    locale: row.locale,
  }))
  return listAnswer(certificates, total, query)
}
