import { hasBlank } from '../../contract/seed/blanks.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'

/** Whether visitors would see a blank of a template: a language that the site does not have is not read. */
export function useHasBlank() {
  const others = useOtherLocales()
  return ({ translations, ...english }: ContentValues) =>
    hasBlank(english) || (others.length > 0 && hasBlank(translations))
}
