import { useLocation } from 'react-router'
import { LOCALE_NAMES } from '../../../contract/locale.ts'
import { localePath, PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { useLocale } from '../../words.ts'

/** Leads to the same page in each other language: a page of its own, loaded anew. */
export function LanguageSwitch({ isInBar = false }: { isInBar?: boolean }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return PAGE_LOCALES.map(
    (other) =>
      other !== locale && (
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
      ),
  )
}
