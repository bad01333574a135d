import { DataTable } from 'react-admin'
import { ContentList } from '../content/content-list.tsx'
import { timelineKind } from './timeline-kind.ts'

/** The firm's history, the oldest period first. */
export function TimelineList() {
  return (
    <ContentList kind={timelineKind} sort={{ field: 'date', order: 'ASC' }}>
      <DataTable.Col source="date" label="Years" className="column-years" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }} />
    </ContentList>
  )
}
