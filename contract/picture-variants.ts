/** Widths in pixels in which a picture is kept beside its original. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const
/** Formats of the variants, best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/**
 * The widths in which a picture is kept: each of `VARIANT_WIDTHS` below its own width, and then its own width,
 * at most 1920. A picture is never enlarged.
 * @param width the original's width in pixels
 */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, 1920)
  return [...VARIANT_WIDTHS.filter((candidate) => candidate < largest), largest]
}

/**
 * The address of a variant, from the address of the original: `/media/pictures/{key}/original.jpg` becomes
 * `/media/pictures/{key}/640.avif`.
 */
export function variantUrl(originalUrl: string, width: number, format: VariantFormat): string {
  return `${originalUrl.slice(0, originalUrl.lastIndexOf('/'))}/${width}.${format}`
}
