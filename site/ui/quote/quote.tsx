import { Link } from '../../link.tsx'
import { Contours } from '../contours/contours.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './quote.css?inline&in-page'

export function Quote({
  words,
  signature,
  to,
  more,
}: {
  words: string
  signature: string | null
  to: string
  more: string
}) {
  const [name = '', ...position] = (signature ?? '').split(', ')
  return (
    <figure className="quote wrap">
      <ComponentStyles name="quote" css={styles} />
      <Contours className="quote__contours" />
      <blockquote className="quote__words">
        <p>{words}</p>
      </blockquote>
      <figcaption className="quote__signature">
        {name && (
          <span>
            <strong>{name}</strong>
            {position.length > 0 && <span className="quote__position">{position.join(', ')}</span>}
          </span>
        )}
        <Link className="more" to={to}>
          {more}
        </Link>
      </figcaption>
    </figure>
  )
}
