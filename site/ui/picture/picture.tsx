import type { Picture as PictureData } from '../../../contract/picture.ts'
import { VARIANT_FORMATS, variantUrl, variantWidths, type VariantFormat } from '../../../contract/picture-variants.ts'
import { useSiteData } from '../../site-data.ts'

/** A picture that stands beside words that say the same: its alternative text need not travel with the page. */
export function withoutAlt(picture: PictureData | null | undefined): PictureData | null {
  return picture ? { ...picture, alt: '' } : null
}

interface PictureProps {
  picture: PictureData
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** Shown at once and first: the one picture that the first view is about. */
  isFirst?: boolean
  className?: string
}

/** A picture in the formats and widths that it is kept in; its colour stands in its place until it arrives. */
export function Picture({ picture, sizes, isFirst = false, className = '' }: PictureProps) {
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const { url, width, height, alt, color, focalPoint } = picture
  const widths = variantWidths(width)
  const sourceSet = (format: VariantFormat) =>
    widths.map((variantWidth) => `${base}${variantUrl(url, variantWidth, format)} ${variantWidth}w`).join(', ')
  return (
    <picture className={`picture ${className}`.trimEnd()}>
      {VARIANT_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        src={base + url}
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
