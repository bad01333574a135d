import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './monogram.css?inline'

/** Stands where there is no portrait or logo: the initials of a name, or an acronym. Decoration beside the name. */
export function Monogram({ name, text }: { name: string; text?: string | null }) {
  const initials = name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
  const shown = text || (initials.length > 2 ? initials[0]! + initials.at(-1)! : initials.join(''))
  return (
    <>
      <ComponentStyles name="monogram" css={styles} />
      <span className="monogram" data-length={Math.min(shown.length, 8)} aria-hidden="true">
        {shown}
      </span>
    </>
  )
}
