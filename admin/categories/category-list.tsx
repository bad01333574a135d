import { DataTable } from 'react-admin'
import { ContentList } from '../content/content-list.tsx'
import { categoryKind } from './category-kind.ts'

/** What news are sorted into. */
export function CategoryList() {
  return (
    <ContentList kind={categoryKind} sort={{ field: 'position', order: 'ASC' }}>
      <DataTable.Col source="slug" label="staff.field.slug" disableSort />
    </ContentList>
  )
}
