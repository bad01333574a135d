import { useState, type CSSProperties } from 'react'
import type { Picture as PictureData } from '../../../contract/picture.ts'
import { Picture } from '../picture/picture.tsx'
import { useSwipe } from './use-swipe.ts'

interface SlidesProps {
  pictures: PictureData[]
  /** Counted from the first picture on, beyond both ends: slide -1 is the last picture. */
  slide: number
  onSwipe: (step: 1 | -1) => void
  /** A click beside the picture. */
  onAside: () => void
}

/**
 * The picture that is shown and, once it is there, its neighbours, which wait at both sides: so they are loaded before they
 * are asked for.
 */
export function Slides({ pictures, slide, onSwipe, onAside }: SlidesProps) {
  const swipe = useSwipe(slide, onSwipe)
  const [isFirstLoaded, setIsFirstLoaded] = useState(false)
  const isAlone = pictures.length === 1
  return (
    // The keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="lightbox__slides"
      {...(!isAlone && swipe)}
      onLoadCapture={() => setIsFirstLoaded(true)}
      onClick={(event) => {
        if (!(event.target instanceof HTMLImageElement)) onAside()
      }}
    >
      {(isAlone || !isFirstLoaded ? [0] : [-1, 0, 1]).map((place) => (
        <Slide key={slide + place} picture={pictures[modulo(slide + place, pictures.length)]} place={place} />
      ))}
    </div>
  )
}

function Slide({ picture, place }: { picture: PictureData | undefined; place: number }) {
  if (!picture) return null
  return (
    <div
      className="lightbox__slide"
      inert={place !== 0}
      style={{ '--place': place, '--ratio': picture.width / picture.height } as CSSProperties}
    >
      <Picture className="lightbox__picture" picture={picture} sizes="100vw" isFirst />
    </div>
  )
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
