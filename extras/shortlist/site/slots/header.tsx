// @chunk shared
import { useParts } from '../ui/late-parts.ts'

/** The way to the shortlist, where there is one. */
export default function ShortlistLink() {
  const loaded = useParts()
  return loaded && <loaded.CountLink />
}
