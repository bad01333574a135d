import { useEffect, useRef } from 'react'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { useWords } from '../../words.ts'
import { Picture } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './thumbnail-strip.css?inline'
import { words } from './words.ts'

interface ThumbnailStripProps {
  pictures: PictureData[]
  index: number
  onIndex: (index: number) => void
}

/** 64 px (specification section 9). */
export function ThumbnailStrip({ pictures, index, onIndex }: ThumbnailStripProps) {
  const t = useWords(words)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // scrollIntoView would also scroll a small screen away from the picture.
    const thumbnail = list.current?.children[index]
    if (!(thumbnail instanceof HTMLElement)) return
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thumbnail
    list.current?.scrollTo({
      left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2,
      top: offsetTop - (list.current.clientHeight - offsetHeight) / 2,
    })
  }, [index])

  return (
    <ul className="lightbox__strip" ref={list}>
      <ComponentStyles name="thumbnail-strip" css={styles} />
      {pictures.map((picture, position) => (
        <li key={picture.url}>
          <button
            className="lightbox__thumbnail"
            type="button"
            aria-label={t.picture(position + 1)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onIndex(position)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="4rem" isSmall />
          </button>
        </li>
      ))}
    </ul>
  )
}
