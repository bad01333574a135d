// @chunk shared
import type { Picture as PictureData } from '../../../contract/picture.ts'
import { variantUrl, variantWidths } from '../../../contract/picture-variants.ts'
import { useSiteData } from '../../site-data.ts'

/** A picture that stands beside words that say the same: its alternative text need not travel with the page. */
export function withoutAlt(picture: PictureData | null | undefined): PictureData | null {
  return picture ? { ...picture, alt: '' } : null
}

interface PictureProps {
  picture: PictureData
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** A card's, or smaller: its largest widths are not even named. */
  isSmall?: boolean
  /** Shown at once and first: the one picture that the first view is about. */
  isFirst?: boolean
  className?: string
}

/** Pixels: enough for a card, also on a phone, and for browsers of before 2023, which know no AVIF. */
const MIDDLING = 960

/**
 * A picture as AVIF in the widths that it is kept in, and in one of them as WebP for older browsers; its colour stands in its
 * place until it arrives.
 */
export function Picture({ picture, sizes, isSmall = false, isFirst = false, className = '' }: PictureProps) {
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const { url, width, height, alt, color, focalPoint } = picture
  const widths = variantWidths(width)
  const middling = widths.findLast((variantWidth) => variantWidth <= MIDDLING) ?? width
  const sources = widths.filter((variantWidth) => !isSmall || variantWidth <= middling)
  return (
    <picture className={`picture ${className}`.trimEnd()}>
      <source
        type="image/avif"
        srcSet={sources
          .map((variantWidth) => `${base}${variantUrl(url, variantWidth, 'avif')} ${variantWidth}w`)
          .join()}
        sizes={sizes}
      />
      <img
        src={base + variantUrl(url, middling, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
        style={{
          backgroundColor: color,
          objectPosition:
            focalPoint.x === 0.5 && focalPoint.y === 0.5 ? undefined : `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
        }}
      />
    </picture>
  )
}
