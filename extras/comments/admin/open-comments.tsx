import type { AboutItem } from '../../../admin/core/feature.ts'
import { useLocale } from '../../../admin/core/packages.ts'
import { numberOf } from '../../../admin/core/words/numbers.ts'
import { useComments } from './use-comments.ts'

/** How many comments are open. */
export default function OpenComments(item: AboutItem) {
  const locale = useLocale()
  const { comments = [] } = useComments(item).data ?? {}
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return open > 0 && ` (${numberOf(open, locale)})`
}
