import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { categoryKind } from './category-kind.ts'

export function CategoryCreate() {
  return <ContentCreate kind={categoryKind} />
}

export function CategoryEdit() {
  return <ContentEdit kind={categoryKind} />
}
