import type { Kysely } from 'kysely'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { listContentStates } from '../../store/content-items.ts'
import { listPictures } from '../../store/pictures.ts'
import type { Database } from '../../store/schema.ts'
import { invalid } from '../service-error.ts'

/** @throws ServiceError invalid unless all these pictures are there */
export async function requirePictures(tx: Kysely<Database>, field: string, ids: number[]): Promise<void> {
  if ((await listPictures(tx, ids, 'en')).length < ids.length)
    throw invalid({ [field]: `${ids.length > 1 ? 'One of these pictures' : 'This picture'} is not there any more` })
}

/** @throws ServiceError invalid unless visitors see all of these: what they see must not lead to what they do not */
export async function requirePublished(
  tx: Kysely<Database>,
  field: string,
  entity: ContentEntity,
  ids: (number | null)[],
): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  const items = new Map((await listContentStates(tx, entity, wanted)).map((item) => [item.item_id, item]))
  for (const id of wanted) {
    const item = items.get(id)
    if (item?.state === 'published') continue
    const name = kindOf(entity).singular.en.toLowerCase()
    if (!item) throw invalid({ [field]: `This ${name} is not there any more` })
    const where = item.state === 'draft' ? 'is not published: publish it first' : 'is in the trash: restore it first'
    throw invalid({ [field]: `The ${name} “${item.title}” ${where}, or choose another` })
  }
}

/** HTML of an editor as it may stand in a page. The sanitiser is loaded with the first write: visitors do without it. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitizeHtml } = await import('../html.ts')
  return sanitizeHtml(html)
}
