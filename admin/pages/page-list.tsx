import { DataTable } from 'react-admin'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { pageKind } from './page-kind.ts'

/** The pages whose texts the firm keeps: always the same ones. */
export function PageList() {
  return (
    <ContentList kind={pageKind} sort={{ field: 'title', order: 'ASC' }} before={thumbnailColumn()}>
      <DataTable.Col source="path" label="staff.field.slug" disableSort />
    </ContentList>
  )
}
