import { VARIANT_FORMATS, type VariantFormat } from '../../contract/picture-variants.ts'

/** Path beneath which all pictures are served. */
export const PICTURES_PATH = '/media/pictures'

/** What a picture's file can be, by the ending of its name. Originals come in the first three. */
const MEDIA_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

const KEY = /^[0-9a-f]{16}$/
const ORIGINAL = /^original\.(?:jpg|png|webp)$/
const VARIANT = new RegExp(`^([1-9]\\d{0,3})\\.(${VARIANT_FORMATS.join('|')})$`)

/** One of the files that are kept of a picture. */
export type PictureFileName = 'original' | { width: number; format: VariantFormat }

/** The path of a picture's original beneath the base media address: what `picture.url` of the contract holds. */
export function pictureAddress(picture: { key: string; file_name: string }): string {
  return `${PICTURES_PATH}/${picture.key}/${picture.file_name}`
}

/** Whether a text from outside is a picture's key: 16 hexadecimal digits, nothing else. */
export function isPictureKey(text: string): boolean {
  return KEY.test(text)
}

/**
 * Reads the name of a picture's file, such as `original.jpg` or `640.avif`.
 * @returns undefined for every other text; so no text from outside ever becomes part of a path
 */
export function parseFileName(text: string): PictureFileName | undefined {
  if (ORIGINAL.test(text)) return 'original'
  const [, width, format] = VARIANT.exec(text) ?? []
  return width === undefined ? undefined : { width: Number(width), format: format as VariantFormat }
}

/** The name under which a variant is kept and served: `640.avif`. */
export function variantFileName(width: number, format: VariantFormat): string {
  return `${width}.${format}`
}

/** @throws TypeError for a file name whose ending is none of a picture's */
export function mediaTypeOf(fileName: string): string {
  const mediaType = MEDIA_TYPES[fileName.slice(fileName.lastIndexOf('.') + 1)]
  if (!mediaType) throw new TypeError(`${fileName} is no picture file`)
  return mediaType
}
