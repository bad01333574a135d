import { LICENCES, RESERVED } from '../../../contract/pictures/licences.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { useSiteData } from '../../site-data.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './picture-note.css?inline'
import { words } from './words.ts'

interface PictureNoteProps {
  picture: Picture | undefined
  isBelow?: boolean
  /** Of the file that the press may download, without its ending. */
  printName?: string | undefined
}

/** Caption, credit and licence of a picture that stands large; nothing where it has none. */
export default function PictureNote({ picture, isBelow = false, printName }: PictureNoteProps) {
  const t = useWords(words)
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const { caption, credit, licence } = picture ?? {}
  if (!caption && !credit && !licence) return null
  return (
    <p className={isBelow ? 'picture-note picture-note--below' : 'picture-note'}>
      <ComponentStyles name="picture-note" css={styles} />
      {caption}
      {caption && (credit || licence) && ' · '}
      {credit && t.by(credit)}
      {credit && licence && ' · '}
      {licence &&
        (LICENCES[licence] ? <a href={LICENCES[licence]}>{licence}</a> : licence === RESERVED ? t.reserved : licence)}
      {printName && picture && (credit || licence) && (
        <>
          {' · '}
          <a href={base + picture.url} download={printName + picture.url.slice(picture.url.lastIndexOf('.'))}>
            {t.print(picture.width, picture.height)}
          </a>
        </>
      )}
    </p>
  )
}
