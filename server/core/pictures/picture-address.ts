import { SHARED_FORMAT, VARIANT_FORMATS, type VariantFormat } from '../../../contract/pictures/picture-variants.ts'

export const PICTURES_PATH = '/media/pictures'

const MEDIA_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

const KEY = /^[0-9a-f]{16}$/
const ORIGINAL = /^original\.(?:jpg|png|webp)$/
const VARIANT = new RegExp(`^([1-9]\\d{0,3})\\.(${[...VARIANT_FORMATS, SHARED_FORMAT].join('|')})$`)

export type PictureFileName = 'original' | { width: number; format: VariantFormat }

/** The path of `picture.url` in the contract. */
export function pictureAddress(picture: { key: string; file_name: string }): string {
  return `${PICTURES_PATH}/${picture.key}/${picture.file_name}`
}

/** The key in a `picture.url`. */
export function pictureKeyOf(url: string): string | undefined {
  const key = url.split('/').at(-2) ?? ''
  return isPictureKey(key) ? key : undefined
}

/** 16 hexadecimal digits. */
export function isPictureKey(text: string): boolean {
  return KEY.test(text)
}

/** Parses `original.jpg` or `640.avif`; undefined for all other text, so that none becomes part of a path. */
export function parseFileName(text: string): PictureFileName | undefined {
  if (ORIGINAL.test(text)) return 'original'
  const [, width, format] = VARIANT.exec(text) ?? []
  return width === undefined ? undefined : { width: Number(width), format: format as VariantFormat }
}

export function variantFileName(width: number, format: VariantFormat): string {
  return `${width}.${format}`
}

export function mediaTypeOf(fileName: string): string {
  const mediaType = MEDIA_TYPES[fileName.slice(fileName.lastIndexOf('.') + 1)]
  if (!mediaType) throw new TypeError(`${fileName} is no picture file`)
  return mediaType
}
