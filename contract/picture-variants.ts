/** Best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

export interface VariantSizes {
  /** In pixels, the smallest first. */
  widths: readonly number[]
  formats: readonly VariantFormat[]
}

/** After a change, the next start makes missing variants (variantSignature). */
export const VARIANT_SIZES: VariantSizes = { widths: [320, 640, 960, 1280, 1920], formats: VARIANT_FORMATS }

/** All widths below the picture's own, and that or the largest: pictures are not enlarged. */
export function variantWidths(width: number, { widths }: VariantSizes = VARIANT_SIZES): number[] {
  const largest = Math.min(width, widths.at(-1)!)
  return [...widths.filter((candidate) => candidate < largest), largest]
}

/** Identifies the sizes of a picture's variants; another signature means that some are missing. */
export function variantSignature({ widths, formats }: VariantSizes = VARIANT_SIZES): string {
  return [...widths, ...formats].join(' ')
}

/** `/media/pictures/{key}/original.jpg` becomes `/media/pictures/{key}/640.avif`. */
export function variantUrl(originalUrl: string, width: number, format: VariantFormat): string {
  return `${originalUrl.slice(0, originalUrl.lastIndexOf('/'))}/${width}.${format}`
}
