import { useLocation } from 'react-router'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './untranslated.css?inline'
import { words } from './words.ts'

/** A note above a text in another language than the page's, with a link to the English page. @param locale of the text */
export function Untranslated({ locale }: { locale: Locale }) {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  if (!useForeign()(locale)) return null
  return (
    <p className="untranslated">
      <ComponentStyles name="untranslated" css={styles} />
      {t.note} {/* Another language is another page: outside of the router, whose links stay in this one. */}
      <a href={pathname + search} hrefLang={DEFAULT_LOCALE}>
        {t.link}
      </a>
    </p>
  )
}
