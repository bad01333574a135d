import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { projectKind, STATUSES } from './project-kind.ts'

export function ProjectList() {
  const nameOf = ({ group }: ContentRow) => STATUSES.find(({ id }) => id === group)?.name ?? ''
  return (
    <ContentList
      kind={projectKind}
      filters={[<SelectInput key="group" source="group" label="Status" choices={STATUSES} alwaysOn resettable sx={{ minWidth: 150 }} />]}
      before={thumbnailColumn()}
    >
      <DataTable.Col source="group" label="Status" render={nameOf} />
      <DataTable.Col source="date" label="Start" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }} />
    </ContentList>
  )
}
