import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Picture as PictureData } from '../../../contract/picture.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './lightbox.css?inline'
import { Slides } from './slides.tsx'
import { ThumbnailStrip } from './thumbnail-strip.tsx'

interface LightboxProps {
  /** What the pictures are of. */
  title: string
  pictures: PictureData[]
  /** Which picture is shown, from 0. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** Address of a page about what is shown, if there is another one. */
  to?: string
}

/**
 * Pictures over the full screen, one at a time (specification section 2, Gallery). It is open while it is rendered. A modal
 * `dialog` keeps the focus inside, closes on Escape and gives the focus back.
 */
export function Lightbox({ title, pictures, index, onIndex, onClose, to }: LightboxProps) {
  const dialog = useModal(onClose)
  const [position, setPosition] = useState({ slide: index, index })
  const [direction, setDirection] = useState<1 | -1>(1)
  // Slides are counted on beyond both ends, so that the first comes in from the right after the last.
  if (position.index !== index) setPosition({ slide: position.slide + wayTo(index, position.index, pictures.length, direction), index })

  const isAlone = pictures.length === 1
  const step = (way: 1 | -1) => {
    if (isAlone) return
    setDirection(way)
    onIndex((index + way + pictures.length) % pictures.length)
  }
  return (
    <dialog
      className="lightbox"
      ref={dialog}
      aria-labelledby="lightbox-title"
      onKeyDown={(event) => {
        // A held key would run through all pictures, and through the browser's patience with new addresses.
        if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <ComponentStyles name="lightbox" css={styles} />
      <button className="lightbox__button lightbox__close" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <Sign d="M6 6 18 18M18 6 6 18" />
      </button>
      <h2 className="lightbox__title" id="lightbox-title">
        {to ? <Link to={to}>{title}</Link> : title}
      </h2>
      {!isAlone && (
        <button className="lightbox__button lightbox__previous" type="button" aria-label="Previous picture" onClick={() => step(-1)}>
          <Sign d="M15 4 7 12l8 8" />
        </button>
      )}
      <Slides pictures={pictures} slide={position.slide} onSwipe={step} onAside={() => dialog.current?.close()} />
      {!isAlone && (
        <button className="lightbox__button lightbox__next" type="button" aria-label="Next picture" onClick={() => step(1)}>
          <Sign d="m9 4 8 8-8 8" />
        </button>
      )}
      <p className="lightbox__caption" aria-live="polite">
        <span className="lightbox__count">
          {index + 1} of {pictures.length}
        </span>{' '}
        {pictures[index]?.alt}
      </p>
      {!isAlone && <ThumbnailStrip pictures={pictures} index={index} onIndex={onIndex} />}
    </dialog>
  )
}

/** Opens the dialog for as long as it is rendered. `onClose` is told when the visitor closes it, and not when it is taken away. */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })
  // Before the dialog is taken out of the page: one that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    // The event comes late: by then, the dialog may have been opened again.
    const closed = () => dialog?.open || latestOnClose.current()
    dialog?.showModal()
    dialog?.addEventListener('close', closed)
    return () => {
      dialog?.removeEventListener('close', closed)
      dialog?.close()
    }
  }, [])
  return ref
}

/** How many slides lie between two pictures: one in the direction last taken where that leads there, else the plain way. */
function wayTo(index: number, from: number, count: number, direction: 1 | -1): number {
  return (from + direction + count) % count === index ? direction : index - from
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
