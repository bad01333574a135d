import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import { useRead } from '../api/use-read.ts'

/** In which content is written besides English: none where the firm's site is in English only. */
export function useOtherLocales(): readonly OtherLocale[] {
  const { data } = useRead<Settings>(['settings', 'languages'], '/settings')
  return data?.languages === 'en' ? [] : OTHER_LOCALES
}
