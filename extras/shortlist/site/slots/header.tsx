// @chunk shared
import { useIsHydrated } from '../../../../site/hydrated.ts'
import { latePart } from '../../../../site/late-part.tsx'

const CountLink = latePart(async () => ({ default: (await import('../ui/shortlist-parts.tsx')).CountLink }))

/** The way to the shortlist, where there is one. Its code comes after hydration, and never without JavaScript. */
export default function ShortlistLink() {
  return useIsHydrated() && <CountLink />
}
