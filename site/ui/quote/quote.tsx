import type { Locale } from '../../../contract/locale.ts'
import { MoreLink } from '../../link.tsx'
import { useForeign } from '../../words.ts'
import { Contours } from '../contours/contours.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './quote.css?inline&in-page'

interface QuoteProps {
  words: string
  signature: string | undefined
  /** Of words and signature. */
  locale?: Locale
  to: string
  more: string
}

export function Quote({ words, signature, locale, to, more }: QuoteProps) {
  const lang = useForeign()(locale)
  const [name = '', ...position] = (signature ?? '').split(', ')
  return (
    <figure className="quote wrap">
      <ComponentStyles name="quote" css={styles} />
      <Contours className="quote__contours" />
      <blockquote className="quote__words" lang={lang}>
        <p>{words}</p>
      </blockquote>
      <figcaption className="quote__signature">
        {name && (
          <span lang={lang}>
            <strong>{name}</strong>
            {position.length > 0 && <span className="quote__position">{position.join(', ')}</span>}
          </span>
        )}
        <MoreLink to={to}>{more}</MoreLink>
      </figcaption>
    </figure>
  )
}
