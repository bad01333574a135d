import { useRef, useState } from 'react'
import type { Picture as PictureData } from '../../../contract/picture.ts'
import { useSiteData } from '../../site-data.ts'
import { useWords } from '../../words.ts'
import { Picture } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './picture-grid.css?inline'
import { words } from './words.ts'

/** A click opens and closes the full screen (specification section 2). Without JavaScript, a link to the file. */
export function PictureGrid({ pictures }: { pictures: PictureData[] }) {
  const t = useWords(words)
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const overlay = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<PictureData>()
  return (
    <>
      <ComponentStyles name="picture-grid" css={styles} />
      <ul className="picture-grid">
        {pictures.map((picture) => (
          <li key={picture.url}>
            <a
              className="picture-grid__link"
              data-enhanced
              href={base + picture.url}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setShown(picture)
                overlay.current?.showModal()
              }}
            >
              <Picture picture={picture} sizes="(min-width: 80rem) 39rem, 46vw" />
            </a>
          </li>
        ))}
      </ul>
      <dialog className="overlay" ref={overlay} aria-label={t.picture} onClose={() => setShown(undefined)}>
        {shown && (
          <figure className="overlay__figure">
            <Picture className="overlay__picture" picture={shown} sizes="100vw" isFirst />
            {/* The same words as the picture's own. */}
            <figcaption className="overlay__caption" aria-hidden="true">
              {shown.alt}
            </figcaption>
          </figure>
        )}
        {/* Lies over the whole picture: a click anywhere closes. */}
        <button className="overlay__close" type="button" onClick={() => overlay.current?.close()}>
          <span className="visually-hidden">{t.close}</span>
          <span className="overlay__cross">
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M6 6 18 18M18 6 6 18" />
            </svg>
          </span>
        </button>
      </dialog>
    </>
  )
}
