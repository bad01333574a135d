import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { isSlugPlanned } from './store/content-items.ts'
import { isValueInUse } from './store/records.ts'
import type { Db } from '../store/schema.ts'
import { romanSlug } from '../languages/skeleton.ts'
import { invalid } from '../process/service-error.ts'

/** A slug is unique among the published items and drafts of its kind. */
export interface SlugOwner {
  kind: Kind
  id: number
}

/** 'The office has moved' becomes the-office-has-moved, a second one the-office-has-moved-2. */
export async function chooseSlug(tx: Db, owner: SlugOwner, title: string): Promise<string> {
  const first = slugOf(owner.kind, title)
  let slug = first
  for (let number = 2; await isSlugTaken(tx, owner, slug); number += 1) slug = `${first}-${number}`
  return slug
}

/** A title without usable letters or digits gets the kind's name. */
export function slugOf(kind: Kind, title: string): string {
  return romanSlug(title) || kind.singular.en.toLowerCase().replaceAll(' ', '-')
}

/** @throws ServiceError invalid for a slug of another item or its draft */
export async function refuseTakenSlug(tx: Db, owner: SlugOwner, slug: string): Promise<void> {
  if (await isSlugTaken(tx, owner, slug))
    throw invalid({ slug: `This address is taken. Try ${await chooseSlug(tx, owner, slug)}` })
}

export async function isSlugTaken(tx: Db, { kind, id }: SlugOwner, slug: string): Promise<boolean> {
  if (await isSlugPlanned(tx, kind.entity as ContentEntity, slug, id)) return true
  return isValueInUse(tx, { table: kind.table, column: 'slug', exceptId: id }, slug)
}
