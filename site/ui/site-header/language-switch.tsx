import { useLocation } from 'react-router'
import { LOCALE_NAMES } from '../../../contract/locale.ts'
import { localePath, publicLocales, type PageLocale } from '../../../contract/page-locales.ts'
import { useSiteData } from '../../site-data.ts'
import { useLocale } from '../../words.ts'

/** The languages of the site besides the page's; none where the firm has chosen one. */
export function useOtherLocales(): PageLocale[] {
  const locale = useLocale()
  const languages = useSiteData()?.settings.languages ?? 'both'
  return publicLocales(languages).filter((other) => other !== locale)
}

/** Leads to the same page in each other language: a page of its own, loaded anew. */
export function LanguageSwitch({ isInBar = false }: { isInBar?: boolean }) {
  const { pathname, search } = useLocation()
  return useOtherLocales().map((other) => (
    <a
      key={other}
      className="language"
      lang={other}
      hrefLang={other}
      href={localePath(other, pathname + search)}
      aria-label={isInBar ? LOCALE_NAMES[other].own : undefined}
    >
      {isInBar && <span className="language__short">{LOCALE_NAMES[other].short}</span>}
      <span className={isInBar ? 'language__name' : undefined}>{LOCALE_NAMES[other].own}</span>
    </a>
  ))
}
