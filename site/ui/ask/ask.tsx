// @chunk shared
import { href } from '../../../contract/addresses.ts'
import type { Locale } from '../../../contract/locale.ts'
import { MoreLink } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useForeign, useWords } from '../../words.ts'
import styles from './ask.css?inline'
import { words } from './words.ts'

interface AskProps {
  /** Such as "Ask about this project"; the usual words without one. */
  text: string | undefined
  subject: string
  /** Of the text, where staff write it. */
  locale?: Locale
}

/** The way from a page to the contact form. */
export function Ask({ text, subject, locale }: AskProps) {
  const { write } = useWords(words)
  const lang = useForeign()(locale)
  return (
    <p className="ask wrap">
      <ComponentStyles name="ask" css={styles} />
      <MoreLink to={href('contact', { subject })} lang={text ? lang : undefined}>
        {text || write}
      </MoreLink>
    </p>
  )
}
