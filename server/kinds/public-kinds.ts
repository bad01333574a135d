import { certificateSchema } from '../../contract/certificates/certificate.ts'
import { certificateKind } from '../../contract/certificates/kind.ts'
import { clientKind } from '../../contract/clients/kind.ts'
import { DECLARED_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { partnerKind } from '../../contract/partners/kind.ts'
import { publicSchemas } from '../../contract/fields/public-schemas.ts'
import { timelineItemKind } from '../../contract/timeline/kind.ts'
import { wholeListQuerySchema } from '../../contract/list.ts'
import { clientDetailSchema, clientSchema, partnerSchema } from '../../contract/clients/organisation.ts'
import { timelineItemSchema } from '../../contract/pages/page.ts'
import { checkedOnColumn, toChecked } from '../core/content/record-checks.ts'
import { publicKind, type PublicKind, type Read } from '../core/content/public-kind.ts'

/** The address of the picture alone. */
const logo: Read = (row, { pictureOf }) => pictureOf(row['logo_picture_id'] as number | null)?.url ?? null
const query = wholeListQuerySchema

export const partners = publicKind(partnerKind, { item: partnerSchema, values: { logo } })
export const clients = publicKind(clientKind, {
  item: clientSchema,
  detail: clientDetailSchema,
  query,
  values: { logo },
  counts: { projectCount: { table: 'project', column: 'client_id' } },
  isGrouped: false,
})
export const certificates = publicKind(certificateKind, {
  item: certificateSchema,
  columns: [checkedOnColumn('certificates')],
  values: {
    checkedOn: (row, { locale }) => toChecked(row['checked_on'] as string | null, locale).checkedOn,
    checkedIn: (row, { locale }) => toChecked(row['checked_on'] as string | null, locale).checkedIn,
  },
})
export const timeline = publicKind(timelineItemKind, { item: timelineItemSchema })

/** All others. */
export const declaredKinds: PublicKind[] = DECLARED_ENTITIES.map((entity) => {
  const kind = kindOf(entity)
  const { item, detail } = publicSchemas(kind)
  return publicKind(kind, kind.path?.endsWith('/:slug') ? { item, detail } : { item })
})
