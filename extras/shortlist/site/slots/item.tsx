// @chunk shared
import { useIsHydrated } from '../../../../site/hydrated.ts'
import type { ItemButtonProps } from '../../../../site/item-buttons.tsx'
import { latePart } from '../../../../site/late-part.tsx'

const Toggle = latePart(async () => ({ default: (await import('../ui/shortlist-parts.tsx')).Toggle }))

/** Puts a project or a person on the shortlist. Its code comes after hydration, and never without JavaScript. */
export default function ShortlistToggle(item: ItemButtonProps) {
  return useIsHydrated() && <Toggle {...item} />
}
