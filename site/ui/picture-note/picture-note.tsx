import { LICENCES, RESERVED } from '../../../contract/pictures/licences.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './picture-note.css?inline'
import { words } from './words.ts'

/** Caption, credit and licence of a picture that stands large; nothing where it has none. */
export default function PictureNote({ picture, isBelow = false }: { picture: Picture | undefined; isBelow?: boolean }) {
  const t = useWords(words)
  const { caption, credit, licence } = picture ?? {}
  if (!caption && !credit && !licence) return null
  return (
    <>
      <ComponentStyles name="picture-note" css={styles} />
      <p className={isBelow ? 'picture-note picture-note--below' : 'picture-note'}>
        {caption}
        {caption && (credit || licence) && ' · '}
        {credit && t.by(credit)}
        {credit && licence && ' · '}
        {licence &&
          (LICENCES[licence] ? <a href={LICENCES[licence]}>{licence}</a> : licence === RESERVED ? t.reserved : licence)}
      </p>
    </>
  )
}
