import { useGetIdentity } from 'react-admin'
import { isAtLeast, leastPublisher, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { ApprovalSetting } from '../../../contract/approval/approval.ts'
import type { ContentRecord } from '../../../contract/content/content.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import type { PictureDetail } from '../../../contract/pictures/picture-library.ts'
import { useRead } from '../api/use-read.ts'

/** Rights of the signed-in account on content; the server refuses the rest as well. */
export function useMay() {
  const { identity } = useGetIdentity()
  const role = identity?.['role'] as StaffRole | undefined
  const { data, isPending } = useRead<ApprovalSetting>(['approval'], '/approval', {
    enabled: role === 'editor',
    staleTime: 60_000,
  })
  const edits = isAtLeast(role, 'editor')
  const publishes = isAtLeast(role, leastPublisher(data?.editorsAsk ?? isPending))
  const isOwn = (item: ContentRecord) => item.draftedBy === identity?.id && item.publishedVersion === null
  return {
    /** Undefined until it is known what they may do. */
    identity: role === 'editor' && isPending ? undefined : identity,
    edits,
    writesNew: isAtLeast(role, 'author'),
    publishes,
    writes: (kind: Kind, item: ContentRecord | undefined) =>
      edits || (role === 'author' && !kind.isFixed && !kind.isForOwners && (!item || isOwn(item))),
    writesPicture: ({ uses, uploadedBy }: PictureDetail) =>
      publishes || (uses.length === 0 && (edits || (role === 'author' && uploadedBy === identity?.id))),
  }
}
