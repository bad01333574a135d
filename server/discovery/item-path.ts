import { kindOf, type PagedEntity } from '../../contract/kinds/index.ts'

export function itemPath(entity: PagedEntity, slug: string): string {
  return kindOf(entity).path!.replace(':slug', encodeURIComponent(slug))
}
