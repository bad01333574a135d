declare module 'subset-font' {
  /** @returns the font with no glyph but those of `text`; an axis as a number is fixed there */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, { min: number; max: number; default: number } | number>
    },
  ): Promise<Buffer>
}
