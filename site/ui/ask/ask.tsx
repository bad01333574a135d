// @chunk shared
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './ask.css?inline'
import { words } from './words.ts'

interface AskProps {
  /** What the visitor can ask about, after "Ask about", in Nepali in front of "बारे". */
  about: string
  /** Subject with which the contact form opens. */
  subject: string
}

/** The way from a page to the contact form. */
export function Ask({ about, subject }: AskProps) {
  return (
    <p className="ask wrap">
      <ComponentStyles name="ask" css={styles} />
      <Link className="more" to={href('contact', { subject })}>
        {useWords(words).about(about)}
      </Link>
    </p>
  )
}
