import { useRead } from '../../../admin/core/api/use-read.ts'
import type { AboutItem } from '../../../admin/core/feature.ts'
import type { Comments } from '../contract/comments.ts'

export const COMMENTS = 'comments'

export const useComments = ({ entity, id }: AboutItem) =>
  useRead<Comments>([COMMENTS, entity, id], `/content/${entity}/${id}/comments`)
