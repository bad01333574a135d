import type { Picture } from './picture.ts'

/** Best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const
/** Social networks read it everywhere; pages do not use it. */
export const SHARED_FORMAT = 'jpg'
export type VariantFormat = (typeof VARIANT_FORMATS)[number] | typeof SHARED_FORMAT

export interface VariantSizes {
  /** In pixels, the smallest first. */
  widths: readonly number[]
  formats: readonly VariantFormat[]
  /** Of the one for shared links, in pixels at most. */
  shared?: number
}

/** After a change, the next start makes missing variants (variantSignature). */
export const VARIANT_SIZES: VariantSizes = {
  widths: [320, 640, 960, 1280, 1920],
  formats: VARIANT_FORMATS,
  shared: 1280,
}

/** All widths below the picture's own, and that or the largest: pictures are not enlarged. */
export function variantWidths(width: number, { widths }: VariantSizes = VARIANT_SIZES): number[] {
  const largest = Math.min(width, widths.at(-1)!)
  return [...widths.filter((candidate) => candidate < largest), largest]
}

/** All files of a picture. */
export function listVariantFiles(width: number, sizes: VariantSizes = VARIANT_SIZES) {
  const shared = sizes.shared ? [{ width: Math.min(width, sizes.shared), format: SHARED_FORMAT } as const] : []
  return [
    ...variantWidths(width, sizes).flatMap((each) => sizes.formats.map((format) => ({ width: each, format }))),
    ...shared,
  ]
}

/** The variant that shared links show. */
export function sharedVariant({ url, width, height }: Pick<Picture, 'url' | 'width' | 'height'>) {
  const shared = Math.min(width, VARIANT_SIZES.shared!)
  return { url: variantUrl(url, shared, SHARED_FORMAT), width: shared, height: Math.round((height * shared) / width) }
}

/** Identifies the sizes of a picture's variants; another signature means that some are missing. */
export function variantSignature({ widths, formats, shared }: VariantSizes = VARIANT_SIZES): string {
  return [...widths, ...formats, ...(shared ? [shared, SHARED_FORMAT] : [])].join(' ')
}

/** `/media/pictures/{key}/original.jpg` becomes `/media/pictures/{key}/640.avif`. */
export function variantUrl(originalUrl: string, width: number, format: VariantFormat): string {
  return `${originalUrl.slice(0, originalUrl.lastIndexOf('/'))}/${width}.${format}`
}
