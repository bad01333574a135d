import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { useTopServices } from './use-top-services.ts'
import { serviceKind } from './service-kind.ts'

export function ServiceList() {
  const parents = useTopServices()
  const nameOf = ({ group }: ContentRow) => parents.find(({ id }) => String(id) === group)?.name ?? (group === null ? 'Top level' : '')
  return (
    <ContentList
      kind={serviceKind}
      filters={[<SelectInput key="group" source="group" label="Parent service" choices={parents} alwaysOn resettable sx={{ minWidth: 180 }} />]}
      before={thumbnailColumn()}
    >
      <DataTable.Col source="group" label="Parent service" render={nameOf} />
    </ContentList>
  )
}
