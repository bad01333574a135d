import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ContentList, dateColumn } from '../content/content-list.tsx'
import { newsKind } from './news-kind.ts'
import { useChoices } from '../content/use-choices.ts'

/** All news, the newest change first. */
export function NewsList() {
  const categories = useChoices('categories')
  const nameOf = ({ group }: ContentRow) => categories.find(({ id }) => String(id) === group)?.name ?? ''
  return (
    <ContentList kind={newsKind} filters={[<SelectInput key="group" source="group" label="staff.field.category" choices={categories} alwaysOn resettable />]}>
      <DataTable.Col source="group" label="staff.field.category" render={nameOf} />
      {dateColumn}
    </ContentList>
  )
}
