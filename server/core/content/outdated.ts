import { isDeepStrictEqual } from 'node:util'
import { translatedFields, type Kind, type Outdated } from '../../../contract/kinds/kind.ts'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { ContentDocument } from './kind.ts'

/**
 * The translated fields whose English has changed since they were translated, each with the version of that English.
 * A text that is saved with a change, or that staff have checked, counts as made from the English of that save.
 */
export function outdatedIn(
  kind: Kind,
  { now, before, version }: { now: ContentDocument; before: ContentDocument | undefined; version: number | undefined },
  checked: readonly OtherLocale[],
): Outdated {
  const outdated: Outdated = {}
  if (!before || version === undefined) return outdated
  for (const locale of OTHER_LOCALES) {
    const [texts, earlier] = [now.translations[locale], before.translations[locale]]
    if (!texts || checked.includes(locale)) continue
    const fields = translatedFields(kind).flatMap(([name, field]) => {
      const isUntranslated = isDeepStrictEqual(texts[name], field.empty)
      if (isUntranslated || !isDeepStrictEqual(texts[name], earlier?.[name])) return []
      const known = before.outdated[locale]?.[name]
      if (known !== undefined) return [[name, known]]
      return isDeepStrictEqual(now[name], before[name]) ? [] : [[name, version]]
    })
    if (fields.length > 0) outdated[locale] = Object.fromEntries(fields)
  }
  return outdated
}
