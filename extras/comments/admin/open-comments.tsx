import { useRead } from '../../../admin/core/api/use-read.ts'
import type { AboutItem } from '../../../admin/core/feature.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import type { Comments } from '../contract/comments.ts'

export const COMMENTS = 'comments'

export const useComments = ({ entity, id }: AboutItem) =>
  useRead<Comments>([COMMENTS, entity, id], `/content/${entity}/${id}/comments`)

/** How many comments are open. */
export default function OpenComments(item: AboutItem) {
  const say = useWords()
  const { comments = [] } = useComments(item).data ?? {}
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return open > 0 && ` (${say.number(open)})`
}
