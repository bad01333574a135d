import { useEffect, useRef, type ReactNode } from 'react'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { Icon } from '../../icon.tsx'
import { useSiteData } from '../../site-data.ts'
import { defineWords, useWords } from '../../words.ts'
import { Picture } from '../picture/picture.tsx'
import { LatePictureNote } from '../picture-note/late-picture-note.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './picture-grid.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

interface PictureLinkProps {
  picture: PictureData
  onOpen: (picture: PictureData) => void
}

/** The pictures of a project (specification section 2). */
export function PictureGrid({ pictures, onOpen }: { pictures: PictureData[] } & Pick<PictureLinkProps, 'onOpen'>) {
  return (
    <ul className="picture-grid" data-field="picture">
      <ComponentStyles name="picture-grid" css={styles} />
      {pictures.map((picture) => (
        <li key={picture.url}>
          <PictureLink picture={picture} onOpen={onOpen}>
            <Picture picture={picture} sizes="(min-width: 80rem) 39rem, 46vw" />
          </PictureLink>
          <LatePictureNote picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** A click opens the full screen; without JavaScript, a link to the file. */
export function PictureLink({ picture, onOpen, children }: PictureLinkProps & { children: ReactNode }) {
  const base = useSiteData()?.mediaBaseUrl ?? ''
  return (
    <a
      className="picture-grid__link"
      data-enhanced
      href={base + picture.url}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(picture)
      }}
    >
      {children}
    </a>
  )
}

/** Over the full screen; a click closes it. */
export function PictureOverlay({ picture: shown, onClose }: { picture: PictureData | undefined; onClose: () => void }) {
  const t = useWords(words)
  const overlay = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (shown) overlay.current?.showModal()
  }, [shown])
  return (
    <dialog className="overlay" ref={overlay} aria-label={t.picture} onClose={onClose}>
      {shown && (
        <figure className="overlay__figure">
          <Picture className="overlay__picture" picture={shown} sizes="100vw" isFirst />
          {/* The same words as the picture's own. */}
          <figcaption className="overlay__caption">
            <span aria-hidden="true">{shown.alt}</span>
            <LatePictureNote picture={shown} />
          </figcaption>
        </figure>
      )}
      {/* Lies over the whole picture: a click anywhere closes. */}
      <button className="overlay__close" type="button" onClick={() => overlay.current?.close()}>
        <span className="visually-hidden">{t.close}</span>
        <span className="overlay__cross">
          <Icon d="M6 6 18 18M18 6 6 18" />
        </span>
      </button>
    </dialog>
  )
}
