import { DataTable } from 'react-admin'
import { ContentList } from '../content/content-list.tsx'
import { thumbnailColumn } from '../content/thumbnail.tsx'
import { TeamDialog } from './team-dialog.tsx'
import { teamKind } from './team-kind.ts'

/** The people; who is added or changed opens as a dialog over the list (specification section 4). */
export function TeamList() {
  return (
    <>
      <ContentList kind={teamKind} before={thumbnailColumn()}>
        <DataTable.Col source="group" label="staff.field.department" />
      </ContentList>
      <TeamDialog />
    </>
  )
}
