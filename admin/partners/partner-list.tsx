import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { PARTNER_KINDS, partnerKind } from './partner-kind.ts'

export function PartnerList() {
  const nameOf = ({ group }: ContentRow) => PARTNER_KINDS.find(({ id }) => String(id) === group)?.name ?? ''
  return (
    <ContentList
      kind={partnerKind}
      filters={[<SelectInput key="group" source="group" label="Kind" choices={PARTNER_KINDS} alwaysOn resettable sx={{ minWidth: 180 }} />]}
      before={thumbnailColumn(true)}
    >
      <DataTable.Col source="group" label="Kind" render={nameOf} />
    </ContentList>
  )
}
