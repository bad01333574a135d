import { useQuery } from '@tanstack/react-query'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import { call } from '../api/call.ts'

/** In which content is written besides English: none where the firm's site is in English only. */
export function useOtherLocales(): readonly OtherLocale[] {
  const { data } = useQuery({
    queryKey: ['settings', 'languages'],
    queryFn: async () => (await call<Settings>('/settings')).data.languages,
  })
  return data === 'en' ? [] : OTHER_LOCALES
}
