// @chunk shared
import type { ItemButtonProps } from '../../../../site/item-buttons.tsx'
import { useParts } from '../ui/late-parts.ts'

/** Puts a project or a person on the shortlist. */
export default function ShortlistToggle(item: ItemButtonProps) {
  const loaded = useParts()
  return loaded && <loaded.Toggle {...item} />
}
