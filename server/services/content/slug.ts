import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/content.ts'
import { isSlugPlanned } from '../../store/content-items.ts'
import { isSlugInUse, type RecordTable } from '../../store/records.ts'
import type { Database } from '../../store/schema.ts'
import { invalid } from '../service-error.ts'

const SLUG_LENGTH = 80

/** Whose slugs must differ: those of a table that visitors read, and of the drafts beside it. */
export interface SlugOwner {
  entity: ContentEntity
  table: RecordTable
  id: number
}

/**
 * Makes a slug of an English title: that of 'The office has moved' is the-office-has-moved, and of a second such title
 * the-office-has-moved-2.
 * @param fallback for a title without a letter or digit that a slug can have
 */
export async function chooseSlug(tx: Kysely<Database>, owner: SlugOwner, title: string, fallback: string): Promise<string> {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const short = words.length > SLUG_LENGTH ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH) : words
  const first = short || fallback
  let slug = first
  for (let number = 2; await isTaken(tx, owner, slug); number += 1) slug = `${first}-${number}`
  return slug
}

/** @throws ServiceError invalid when another item has the slug, or is to have it */
export async function refuseTakenSlug(tx: Kysely<Database>, owner: SlugOwner, slug: string): Promise<void> {
  if (await isTaken(tx, owner, slug)) throw invalid({ slug: `Another item has the slug ${slug}` })
}

async function isTaken(tx: Kysely<Database>, { entity, table, id }: SlugOwner, slug: string): Promise<boolean> {
  return (await isSlugPlanned(tx, entity, slug, id)) || isSlugInUse(tx, table, slug, id)
}
