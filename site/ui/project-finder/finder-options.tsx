import { useSiteData } from '../../site-data.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export interface PlaceChoice {
  slug: string
  name: string
  count: number
}

export function PlaceOptions({ places, chosen }: { places: PlaceChoice[]; chosen: string }) {
  const { counted } = useWords(words)
  return places.map(({ slug, name, count }) => (
    <option key={slug} value={slug} disabled={count === 0 && slug !== chosen}>
      {counted(name, count)}
    </option>
  ))
}

export function ServiceOptions({ counts }: { counts: Record<string, number> }) {
  const t = useWords(words)
  const services = useSiteData()?.services ?? []
  return services
    .filter(({ slug, children }) => [slug, ...children.map((child) => child.slug)].some((known) => known in counts))
    .map(({ slug, name, children }) => (
      <optgroup key={slug} label={name}>
        {slug in counts && <option value={slug}>{t.counted(t.wholeOf(name), counts[slug] ?? 0)}</option>}
        {children
          .filter((child) => child.slug in counts)
          .map((child) => (
            <option key={child.id} value={child.slug}>
              {t.counted(child.name, counts[child.slug] ?? 0)}
            </option>
          ))}
      </optgroup>
    ))
}
