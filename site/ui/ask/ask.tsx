// @chunk shared
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './ask.css?inline'

interface AskProps {
  /** Such as "Ask about this project". */
  text: string
  /** Subject with which the contact form opens. */
  subject: string
}

/** The way from a page to the contact form. */
export function Ask({ text, subject }: AskProps) {
  return (
    <p className="ask wrap">
      <ComponentStyles name="ask" css={styles} />
      <Link className="more" to={href('contact', { subject })}>
        {text}
      </Link>
    </p>
  )
}
