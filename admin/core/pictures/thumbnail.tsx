import { Box, type SxProps, type Theme } from '@mui/material'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { variantUrl, variantWidths } from '../../../contract/pictures/picture-variants.ts'

interface ThumbnailProps {
  /** Undefined: its room is kept. */
  picture: Picture | undefined
  /** Stands beside words that say the same. */
  isDecorative?: boolean
  /** In pixels of the screen; the variant for twice as many is taken. */
  width?: number
  sx?: SxProps<Theme>
}

/** A picture of the library in one of its small variants, in the part that is kept when it is cropped. */
export function Thumbnail({ picture, isDecorative = false, width = 240, sx }: ThumbnailProps) {
  if (!picture) return <Box sx={sx} />
  const { alt, color, focalPoint } = picture
  // Logos and drawings: of one that is cropped, nothing can be told.
  const isDrawn = picture.url.endsWith('.png')
  return (
    <Box
      component="img"
      src={smallUrl(picture, width * 1.5)}
      alt={isDecorative ? '' : alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      sx={[{ display: 'block', objectFit: isDrawn ? 'contain' : 'cover' }, ...(Array.isArray(sx) ? sx : [sx])]}
      // Each picture has its own: as classes they would fill the style sheet. A pale logo and a dark one both show on grey.
      style={{
        backgroundColor: isDrawn ? 'gray' : color,
        objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
      }}
    />
  )
}

/** The address of the smallest variant that is at least so many pixels wide. */
export function smallUrl({ url, width }: Picture, wanted: number): string {
  const widths = variantWidths(width)
  return variantUrl(url, widths.find((candidate) => candidate >= wanted) ?? widths.at(-1)!, 'webp')
}
