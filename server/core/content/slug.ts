import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/kinds/kind.ts'
import { isSlugPlanned } from './store/content-items.ts'
import { isValueInUse } from './store/records.ts'
import type { Database } from '../store/schema.ts'
import { romanise } from '../languages/skeleton.ts'
import { invalid } from '../process/service-error.ts'

const SLUG_LENGTH = 80
/** Its inherent a is not spoken: पुल is pul. */
const FINAL_CONSONANT = /(?<=[\u0900-\u094c\u094e-\u097f])[क-ह](?![\u0900-\u097f])/g

/** A slug is unique among the published items and drafts of its kind. */
export interface SlugOwner {
  kind: Kind
  id: number
}

/** 'The office has moved' becomes the-office-has-moved, a second one the-office-has-moved-2. */
export async function chooseSlug(tx: Kysely<Database>, owner: SlugOwner, title: string): Promise<string> {
  const first = slugOf(owner.kind, title)
  let slug = first
  for (let number = 2; await isSlugTaken(tx, owner, slug); number += 1) slug = `${first}-${number}`
  return slug
}

/** A title without usable letters or digits gets the kind's name. */
export function slugOf(kind: Kind, title: string): string {
  return romanSlug(title) || kind.singular.en.toLowerCase().replaceAll(' ', '-')
}

/** At most 80 Roman letters, digits and hyphens; may be empty. */
export function romanSlug(title: string): string {
  const plain = romanise(title.replaceAll(/[\u200c\u200d]/g, '').replaceAll(FINAL_CONSONANT, '$&\u094d'))
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return words.length > SLUG_LENGTH
    ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH)
    : words
}

/** @throws ServiceError invalid for a slug of another item or its draft */
export async function refuseTakenSlug(tx: Kysely<Database>, owner: SlugOwner, slug: string): Promise<void> {
  if (await isSlugTaken(tx, owner, slug)) throw invalid({ slug: `Another item has the slug ${slug}` })
}

export async function isSlugTaken(tx: Kysely<Database>, { kind, id }: SlugOwner, slug: string): Promise<boolean> {
  if (await isSlugPlanned(tx, kind.entity as ContentEntity, slug, id)) return true
  return isValueInUse(tx, { table: kind.table, column: 'slug', exceptId: id }, slug)
}
