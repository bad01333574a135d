import { useEffect } from 'react'
import { useLocale } from 'react-admin'

/** Says in which language the page is: by it screen readers choose a voice, and styles a script. */
export function usePageLanguage(): void {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
