import { KINDS } from '../../contract/kinds/index.ts'
import type { Locale } from '../../contract/locale.ts'
import { wordsIn } from './use-words.ts'

/** Names of all kinds of content as react-admin looks for them: resources.ENTITY.name, singular and plural. */
export function kindNames(locale: Locale): Record<string, { name: string }> {
  const names = Object.values(KINDS).map(({ entity, singular, plural }) => [
    entity,
    { name: `${wordsIn(singular, locale)} |||| ${wordsIn(plural, locale)}` },
  ])
  return Object.fromEntries(names)
}
