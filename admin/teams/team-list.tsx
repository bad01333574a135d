import { ContentList } from '../content/content-list.tsx'
import { TeamDialog } from './team-dialog.tsx'

/** The people; who is added or changed opens as a dialog over the list (specification section 4). */
export function TeamList() {
  return (
    <>
      <ContentList />
      <TeamDialog />
    </>
  )
}
