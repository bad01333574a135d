import { DataTable, ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin'
import { ContentList, DateColumn } from '../content/content-list.tsx'

/** All news, the newest change first. */
export function NewsList() {
  return (
    <ContentList
      filters={[
        <ReferenceInput key="group" source="group" reference="categories" alwaysOn>
          <SelectInput label="staff.field.category" optionText="title" resettable />
        </ReferenceInput>,
      ]}
    >
      <DataTable.Col source="group" label="staff.field.category">
        <ReferenceField source="group" reference="categories" link={false}>
          <TextField source="title" />
        </ReferenceField>
      </DataTable.Col>
      <DateColumn />
    </ContentList>
  )
}
