import { useLocation } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { localePath, toPageLocale } from '../../../contract/page-locales.ts'
import { defineWords, useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './untranslated.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

/** Above a text in another language than the page's: a note, and a link to its page. @param locale of the text */
export function Untranslated({ locale }: { locale: Locale }) {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const original = toPageLocale(locale)
  if (!useForeign()(locale)) return null
  return (
    <p className="untranslated">
      <ComponentStyles name="untranslated" css={styles} />
      {t.note} {/* Another language is another page: outside of the router, whose links stay in this one. */}
      <a href={localePath(original, pathname + search)} hrefLang={original}>
        {t.link}
      </a>
    </p>
  )
}
