import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type ComponentProps,
  type CSSProperties,
} from 'react'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Icon } from '../../icon.tsx'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { LatePictureNote } from '../picture-note/late-picture-note.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './lightbox.css?inline'
import { useZoom, type Zoom } from './use-zoom.ts'
import { words } from './words.ts'
import { Picture } from '../picture/picture.tsx'
import { useGestures } from './use-gestures.ts'
import stripStyles from './thumbnail-strip.css?inline'

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
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: a removed dialog cannot return the focus.
  useLayoutEffect(() => {
    const modal = dialog.current
    modal?.showModal()
    closeButton.current?.focus()
    return () => modal?.close()
  }, [])
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
      // The event comes late: by then, the dialog may have been opened again.
      onClose={() => dialog.current?.open || onClose()}
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
      <Icon d={sign} />
    </button>
  )
}

interface SlidesProps extends Pick<LightboxProps, 'pictures'> {
  /** From the first picture, beyond both ends: slide -1 is the last picture. */
  slide: number
  frame: RefObject<HTMLDivElement | null>
  zoom: Zoom
  onSwipe: (step: 1 | -1) => void
  onAside: () => void
}

/** Also renders the neighbours, so that they are loaded early. */
function Slides({ pictures, slide, frame, zoom, onSwipe, onAside }: SlidesProps) {
  const isAlone = pictures.length === 1
  const gestures = useGestures({ frame, zoom, position: slide, onSwipe: isAlone ? undefined : onSwipe, onAside })
  const [isFirstLoaded, setIsFirstLoaded] = useState(false)
  return (
    <div
      className="lightbox__slides"
      ref={frame}
      data-zoomed={zoom.isZoomed || undefined}
      {...gestures}
      onLoadCapture={() => setIsFirstLoaded(true)}
    >
      {(isAlone || !isFirstLoaded ? [0] : [-1, 0, 1]).map((place) => {
        const picture = pictures[modulo(slide + place, pictures.length)]!
        // A closer look takes a larger file.
        const sizes = place === 0 && zoom.isZoomed ? '300vw' : '100vw'
        return (
          <div
            key={slide + place}
            className="lightbox__slide"
            inert={place !== 0}
            style={{ '--place': place, '--ratio': picture.width / picture.height } as CSSProperties}
          >
            <Picture className="lightbox__picture" picture={picture} sizes={sizes} isFirst />
          </div>
        )
      })}
    </div>
  )
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}

/** 64 px (specification section 9). */
function ThumbnailStrip({ pictures, index, onIndex }: Pick<LightboxProps, 'pictures' | 'index' | 'onIndex'>) {
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
      <ComponentStyles name="thumbnail-strip" css={stripStyles} />
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
