import { KINDS } from '../../../contract/kinds/index.ts'
import type { Locale } from '../../../contract/locale.ts'
import { staffFeatures } from '../feature.ts'
import errorWords from '../api/error-words.json' with { type: 'json' }
import { common, wordsIn } from '../words/use-words.ts'

/** Texts that react-admin looks up by itself: resources.ENTITY.name, and the message of an ApiError. */
export function ownMessages(locale: Locale) {
  const kinds = Object.values(KINDS).map(({ entity, singular, plural }) => [
    entity,
    { name: `${wordsIn(singular, locale)} |||| ${wordsIn(plural, locale)}` },
  ])
  const screens = staffFeatures().flatMap(({ name, title }) => (title ? [[name, { name: title[locale] }]] : []))
  const errors = Object.entries(errorWords).map(([code, text]) => [code, text[locale]])
  return {
    resources: Object.fromEntries([...kinds, ...screens]) as Record<string, { name: string }>,
    staff: { title: common.title[locale], error: Object.fromEntries(errors) as Record<string, string> },
  }
}
