import type { Kysely } from 'kysely'
import type { Actor } from '../audit/audit.ts'
import { ServiceError } from '../process/service-error.ts'
import { mayPublish } from '../settings/publishing-right.ts'
import type { Database } from '../store/schema.ts'
import { listPictureUses } from './picture-uses.ts'

/** @throws ServiceError forbidden: those who may not publish change no picture that something shows; authors only their own */
export async function requirePictureWriter(
  tx: Kysely<Database>,
  actor: Actor,
  { id, uploaded_by }: { id: number; uploaded_by: string | null },
): Promise<void> {
  if (await mayPublish(tx, actor)) return
  if (actor.role === 'author' && uploaded_by !== actor.id)
    throw new ServiceError('forbidden', 'You may change pictures that you have uploaded: ask an editor')
  if ((await listPictureUses(tx, [id])).has(id))
    throw new ServiceError('forbidden', 'Something shows this picture: ask somebody who may publish to change it')
}
