import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/kinds/kind.ts'
import { isSlugPlanned } from '../../store/content-items.ts'
import { isValueInUse } from '../../store/records.ts'
import type { Database } from '../../store/schema.ts'
import { invalid } from '../service-error.ts'

const SLUG_LENGTH = 80

/** The item that a slug is for: it must differ from those of other published items of its kind, and of their drafts. */
export interface SlugOwner {
  kind: Kind
  id: number
}

/**
 * Makes a slug of an English title: that of 'The office has moved' is the-office-has-moved, and of a second such title
 * the-office-has-moved-2.
 */
export async function chooseSlug(tx: Kysely<Database>, owner: SlugOwner, title: string): Promise<string> {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const short =
    words.length > SLUG_LENGTH
      ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH)
      : words
  // A title without any letter or digit that a slug can have is called by its kind.
  const first = short || owner.kind.singular.en.toLowerCase().replaceAll(' ', '-')
  let slug = first
  for (let number = 2; await isTaken(tx, owner, slug); number += 1) slug = `${first}-${number}`
  return slug
}

/** @throws ServiceError invalid when another item has the slug, or is to have it */
export async function refuseTakenSlug(tx: Kysely<Database>, owner: SlugOwner, slug: string): Promise<void> {
  if (await isTaken(tx, owner, slug)) throw invalid({ slug: `Another item has the slug ${slug}` })
}

async function isTaken(tx: Kysely<Database>, { kind, id }: SlugOwner, slug: string): Promise<boolean> {
  if (await isSlugPlanned(tx, kind.entity as ContentEntity, slug, id)) return true
  return isValueInUse(tx, { table: kind.table, column: 'slug', exceptId: id }, slug)
}
