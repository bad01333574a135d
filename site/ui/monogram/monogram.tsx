import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './monogram.css?inline'

/** A capital, or a syllable of a script without capitals: 'श्रे' of 'श्रेष्ठ'. */
const INITIAL = /^(?:\p{Lo}\u094d)*[\p{Lu}\p{Lo}]\p{M}*/u

/** Initials: of more than two words, of the first and the last. */
function initialsOf(name: string): string[] {
  const initials = name.split(/\s+/).flatMap((word) => INITIAL.exec(word) ?? [])
  return initials.length > 2 ? [initials[0]!, initials.at(-1)!] : initials
}

/** The initials of a name, or an acronym, in place of a portrait or logo. Decorative. */
export function Monogram({ name, text }: { name: string; text?: string | null }) {
  const shown = text || initialsOf(name).join('')
  return (
    <>
      <ComponentStyles name="monogram" css={styles} />
      <span className="monogram" data-length={Math.min(shown.length, 8)} aria-hidden="true">
        {shown}
      </span>
    </>
  )
}
