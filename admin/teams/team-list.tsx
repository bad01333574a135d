import { ContentList } from '../content/content-list.tsx'
import { TeamDialog } from './team-dialog.tsx'

/** The team members, added and edited in a dialog over the list (specification section 4). */
export function TeamList() {
  return (
    <>
      <ContentList />
      <TeamDialog />
    </>
  )
}
