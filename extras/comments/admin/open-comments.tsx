import type { AboutItem } from '../../../admin/core/feature.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { useComments } from './use-comments.ts'

/** How many comments are open. */
export default function OpenComments(item: AboutItem) {
  const say = useWords()
  const { comments = [] } = useComments(item).data ?? {}
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return open > 0 && ` (${say.number(open)})`
}
