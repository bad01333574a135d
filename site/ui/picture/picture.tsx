// @chunk shared
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { variantUrl, variantWidths } from '../../../contract/pictures/picture-variants.ts'
import { useSiteData } from '../../site-data.ts'

/** For a picture beside a text that says the same. */
export function withoutAlt(picture: PictureData | null | undefined): PictureData | null {
  return picture ? { ...picture, alt: '' } : null
}

interface PictureProps {
  picture: PictureData
  sizes: string
  /** At most a card: leaves the largest widths out. */
  isSmall?: boolean
  /** The main picture of the first view. */
  isFirst?: boolean
  className?: string
}

/** Pixels of the WebP: enough for a card, also on a phone, in browsers from before 2023 without AVIF. */
const MIDDLING = 960

export const middlingWidth = ({ width }: PictureData): number =>
  variantWidths(width).findLast((variantWidth) => variantWidth <= MIDDLING) ?? width

/** AVIF in all widths and one WebP; the average colour shows until it is loaded. */
export function Picture({ picture, sizes, isSmall = false, isFirst = false, className = '' }: PictureProps) {
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const { url, width, height, alt, color, focalPoint } = picture
  const widths = variantWidths(width)
  const middling = middlingWidth(picture)
  const sources = widths.filter((variantWidth) => !isSmall || variantWidth <= middling)
  return (
    <picture className={`picture ${className}`.trimEnd()} data-field={isFirst ? 'picture' : undefined}>
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
