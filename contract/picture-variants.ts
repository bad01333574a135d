/** Formats of the variants, best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** Sizes and formats in which pictures are kept beside their originals. */
export interface VariantSizes {
  /** In pixels, the smallest first. */
  widths: readonly number[]
  formats: readonly VariantFormat[]
}

/** A change here is enough: the next start makes what is missing of every picture (variantSignature). */
export const VARIANT_SIZES: VariantSizes = { widths: [320, 640, 960, 1280, 1920], formats: VARIANT_FORMATS }

/**
 * The widths in which a picture is kept: each one below its own width, and then its own width, at most the largest one.
 * A picture is never enlarged.
 * @param width the original's width in pixels
 */
export function variantWidths(width: number, { widths }: VariantSizes = VARIANT_SIZES): number[] {
  const largest = Math.min(width, widths.at(-1)!)
  return [...widths.filter((candidate) => candidate < largest), largest]
}

/** Stands for the sizes with a picture's variants: those of another signature lack some. */
export function variantSignature({ widths, formats }: VariantSizes = VARIANT_SIZES): string {
  return [...widths, ...formats].join(' ')
}

/**
 * The address of a variant, from the address of the original: `/media/pictures/{key}/original.jpg` becomes
 * `/media/pictures/{key}/640.avif`.
 */
export function variantUrl(originalUrl: string, width: number, format: VariantFormat): string {
  return `${originalUrl.slice(0, originalUrl.lastIndexOf('/'))}/${width}.${format}`
}
