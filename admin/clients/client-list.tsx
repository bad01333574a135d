import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { CLIENT_KINDS, clientKind } from './client-kind.ts'

export function ClientList() {
  const nameOf = ({ group }: ContentRow) => CLIENT_KINDS.find(({ id }) => id === group)?.name ?? ''
  return (
    <ContentList
      kind={clientKind}
      filters={[<SelectInput key="group" source="group" label="Kind" choices={CLIENT_KINDS} alwaysOn resettable sx={{ minWidth: 180 }} />]}
      before={thumbnailColumn(true)}
    >
      <DataTable.Col source="group" label="Kind" render={nameOf} />
    </ContentList>
  )
}
