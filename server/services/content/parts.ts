import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/content.ts'
import { listContentStates } from '../../store/content-items.ts'
import { listPictures } from '../../store/pictures.ts'
import type { Database } from '../../store/schema.ts'
import { invalid } from '../service-error.ts'

/** @throws ServiceError invalid when there is no such picture */
export async function requirePicture(tx: Kysely<Database>, field: string, id: number | null): Promise<void> {
  if (id === null) return
  if ((await listPictures(tx, [id], 'en')).length === 0) throw invalid({ [field]: 'This picture is not there any more' })
}

/** @throws ServiceError invalid unless all these pictures are there */
export async function requirePictures(tx: Kysely<Database>, field: string, ids: number[]): Promise<void> {
  if ((await listPictures(tx, ids, 'en')).length < ids.length) throw invalid({ [field]: 'One of these pictures is not there any more' })
}

/** What staff call one of them, where it is referred to. */
const NAMES: Partial<Record<ContentEntity, string>> = { services: 'service', projects: 'project', clients: 'client', categories: 'category' }

/** @throws ServiceError invalid unless visitors see all of these: what they see must not lead to what they do not */
export async function requirePublished(tx: Kysely<Database>, field: string, entity: ContentEntity, ids: (number | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  const items = new Map((await listContentStates(tx, entity, wanted)).map((item) => [item.item_id, item]))
  for (const id of wanted) {
    const item = items.get(id)
    if (item?.state === 'published') continue
    const name = NAMES[entity] ?? 'item'
    if (!item) throw invalid({ [field]: `This ${name} is not there any more` })
    const where = item.state === 'draft' ? 'is not published: publish it first' : 'lies in the trash: take it out first'
    throw invalid({ [field]: `The ${name} “${item.title}” ${where}, or choose another` })
  }
}

/** HTML of an editor as it may stand in a page. The sanitiser is loaded with the first write: visitors do without it. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitizeHtml } = await import('../html.ts')
  return sanitizeHtml(html)
}

/** Texts as a document has them: all there, empty where there is nothing. */
export function filled<Texts extends object>(texts: { [Field in keyof Texts]: Texts[Field] | null | undefined }): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as Record<keyof Texts, string>
}

/** Texts as the store has them: nothing where there is nothing, so that English stands in. */
export function stored<Texts extends object>(texts: Texts): { [Field in keyof Texts]: Texts[Field] | null } {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || null])) as { [Field in keyof Texts]: Texts[Field] | null }
}

/** The Nepali texts after a change: those given, whole, or those of before where nothing was said of them. */
export function changedNepali<Texts>(given: { ne?: Texts | null | undefined } | undefined, before: { ne: Texts | null } | undefined): Texts | null {
  return given?.ne === undefined ? (before?.ne ?? null) : given.ne
}

/** The names of what is lacking. */
export function listGaps(lacks: Record<string, boolean>): string[] {
  return Object.entries(lacks).filter(([, isLacking]) => isLacking).map(([name]) => name)
}
