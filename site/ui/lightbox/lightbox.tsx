import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type ComponentProps } from 'react'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { LatePictureNote } from '../picture-note/late-picture-note.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './lightbox.css?inline'
import { Slides } from './slides.tsx'
import { ThumbnailStrip } from './thumbnail-strip.tsx'
import { useZoom } from './use-zoom.ts'
import { words } from './words.ts'

interface LightboxProps {
  title: string
  /** Of the title. */
  locale?: Locale | undefined
  pictures: PictureData[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  to?: string
}

/** Open while rendered (specification section 2, Gallery). A modal `dialog` traps the focus and closes on Escape. */
export function Lightbox({ title, locale, pictures, index, onIndex, onClose, to }: LightboxProps) {
  const t = useWords(words)
  const closeButton = useRef<HTMLButtonElement>(null)
  const dialog = useModal(closeButton, onClose)
  const [position, setPosition] = useState({ slide: index, index })
  const [direction, setDirection] = useState<1 | -1>(1)
  if (position.index !== index)
    setPosition({ slide: position.slide + wayTo(index, position.index, pictures.length, direction), index })

  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame, position.slide)
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
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (zoom.press(event.key)) return event.preventDefault()
        // A held key would race through all pictures and exceed the browser's limit of history changes.
        if (event.repeat) return
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <ComponentStyles name="lightbox" css={styles} />
      <div className="lightbox__head">
        <h2 className="lightbox__title" id="lightbox-title" lang={useForeign()(locale)}>
          {to ? <Link to={to}>{title}</Link> : title}
        </h2>
        <Button
          label={zoom.isZoomed ? t.zoomOut : t.zoomIn}
          sign={`M15.5 15.5 21 21M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M7.5 10.5h6${zoom.isZoomed ? '' : 'm-3-3v6'}`}
          onClick={() => zoom.toggle()}
        />
        <Button label={t.close} sign="M6 6 18 18M18 6 6 18" ref={closeButton} onClick={() => dialog.current?.close()} />
      </div>
      {!isAlone && (
        <Button className="lightbox__previous" label={t.previous} sign="M15 4 7 12l8 8" onClick={() => step(-1)} />
      )}
      <Slides
        pictures={pictures}
        slide={position.slide}
        frame={frame}
        zoom={zoom}
        onSwipe={step}
        onAside={() => dialog.current?.close()}
      />
      {!isAlone && <Button className="lightbox__next" label={t.next} sign="m9 4 8 8-8 8" onClick={() => step(1)} />}
      <div className="lightbox__caption" aria-live="polite">
        {!isAlone && <span className="lightbox__count">{t.place(index + 1, pictures.length)}</span>}{' '}
        {keepCompounds(pictures[index]?.alt ?? '')}
        <LatePictureNote picture={pictures[index]} />
      </div>
      {!isAlone && <ThumbnailStrip pictures={pictures} index={index} onIndex={onIndex} />}
    </dialog>
  )
}

/** Opens the dialog while rendered. `onClose` is called when the visitor closes it, not on unmount. */
function useModal(first: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })
  // A layout effect: a removed dialog cannot return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    // The event comes late: by then, the dialog may have been opened again.
    const closed = () => dialog?.open || latestOnClose.current()
    dialog?.showModal()
    first.current?.focus()
    dialog?.addEventListener('close', closed)
    return () => {
      dialog?.removeEventListener('close', closed)
      dialog?.close()
    }
  }, [first])
  return ref
}

/** The number of slides between two pictures, in the last direction if that leads there. */
function wayTo(index: number, from: number, count: number, direction: 1 | -1): number {
  return (from + direction + count) % count === index ? direction : index - from
}

interface ButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'onClick'> {
  label: string
  /** SVG path data. */
  sign: string
  className?: string
}

function Button({ label, sign, className = '', ...button }: ButtonProps) {
  return (
    <button className={`lightbox__button ${className}`.trimEnd()} type="button" aria-label={label} {...button}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
    </button>
  )
}
