import { useState, type CSSProperties, type RefObject } from 'react'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { Picture } from '../picture/picture.tsx'
import { useGestures } from './use-gestures.ts'
import type { Zoom } from './use-zoom.ts'

interface SlidesProps {
  pictures: PictureData[]
  /** From the first picture, beyond both ends: slide -1 is the last picture. */
  slide: number
  frame: RefObject<HTMLDivElement | null>
  zoom: Zoom
  onSwipe: (step: 1 | -1) => void
  onAside: () => void
}

/** Also renders the neighbours, so that they are loaded early. */
export function Slides({ pictures, slide, frame, zoom, onSwipe, onAside }: SlidesProps) {
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
      {(isAlone || !isFirstLoaded ? [0] : [-1, 0, 1]).map((place) => (
        <Slide
          key={slide + place}
          picture={pictures[modulo(slide + place, pictures.length)]}
          place={place}
          isZoomed={place === 0 && zoom.isZoomed}
        />
      ))}
    </div>
  )
}

interface SlideProps {
  picture: PictureData | undefined
  place: number
  isZoomed: boolean
}

function Slide({ picture, place, isZoomed }: SlideProps) {
  if (!picture) return null
  return (
    <div
      className="lightbox__slide"
      inert={place !== 0}
      style={{ '--place': place, '--ratio': picture.width / picture.height } as CSSProperties}
    >
      {/* A closer look takes a larger file. */}
      <Picture className="lightbox__picture" picture={picture} sizes={isZoomed ? '300vw' : '100vw'} isFirst />
    </div>
  )
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
