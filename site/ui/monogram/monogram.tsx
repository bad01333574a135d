import { initialsOf } from '../../../contract/initials.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './monogram.css?inline'

/** The initials of a name, or an acronym, in place of a portrait or logo. Decorative. */
export function Monogram({ name, text }: { name: string; text?: string | null }) {
  const shown = text || initialsOf(name).join('')
  return (
    <span className="monogram" data-length={Math.min(shown.length, 8)} aria-hidden="true">
      <ComponentStyles name="monogram" css={styles} />
      {shown}
    </span>
  )
}
