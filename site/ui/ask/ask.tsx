// @chunk shared
import { href } from '../../../contract/addresses.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'

interface AskProps {
  /** What the visitor can ask about, after "Ask about". */
  about: string
  /** Subject with which the contact form opens. */
  subject: string
}

/** The way from a page to the contact form. */
export function Ask({ about, subject }: AskProps) {
  return (
    <p className="ask wrap">
      <Link className="more" to={href('contact', { subject: subject.slice(0, CONTACT_BOUNDS.subject) })}>
        Ask about {about}
      </Link>
    </p>
  )
}
