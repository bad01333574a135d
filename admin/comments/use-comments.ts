import type { Comments } from '../../contract/comments/comments.ts'
import { useRead } from '../core/api/use-read.ts'

export const COMMENTS = 'comments'

/** @param id undefined: an item that is not saved yet has none */
export const useComments = (entity: string, id: number | undefined) =>
  useRead<Comments>([COMMENTS, entity, id], `/content/${entity}/${id}/comments`, { enabled: id !== undefined })
