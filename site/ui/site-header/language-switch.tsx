import { useLocation } from 'react-router'
import { LOCALE_NAMES } from '../../../contract/locale.ts'
import { localePath, PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { useLocale } from '../../words.ts'

/** Leads to the same page in each other language: a page of its own, loaded anew. */
export function LanguageSwitch() {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return PAGE_LOCALES.map(
    (other) =>
      other !== locale && (
        <a key={other} className="language" lang={other} hrefLang={other} href={localePath(other, pathname + search)}>
          {LOCALE_NAMES[other].own}
        </a>
      ),
  )
}
