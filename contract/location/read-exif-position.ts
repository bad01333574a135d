import { isAroundNepal, roundPosition, type Position } from './geometry.ts'

/** Of a file: a JPEG has its EXIF, of at most 64 KB, at the beginning. */
export const EXIF_BYTES = 128 * 1024

const JPEG = 0xffd8
const APP1 = 0xffe1
const SCAN = 0xffda
const EXIF = 0x45786966
const GPS_DIRECTORY = 0x8825
const LATITUDE = { reference: 1, degrees: 2 }
const LONGITUDE = { reference: 3, degrees: 4 }
const ENTRY_BYTES = 12

/** Where a camera says that it was, from the beginning of a JPEG; undefined if it does not say so, or not in Nepal. */
export function readExifPosition(start: Uint8Array): Position | undefined {
  try {
    const view = new DataView(start.buffer, start.byteOffset, Math.min(start.byteLength, EXIF_BYTES))
    const tiff = findExif(view)
    const position = tiff && readGps(tiff)
    return position && isAroundNepal(position) ? roundPosition(position) : undefined
  } catch (error) {
    // An offset outside of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function findExif(view: DataView): DataView | undefined {
  if (view.getUint16(0) !== JPEG) return undefined
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xff00 || marker === SCAN) return undefined
    if (marker === APP1 && view.getUint32(at + 4) === EXIF)
      return new DataView(view.buffer, view.byteOffset + at + 10, view.byteLength - at - 10)
  }
  return undefined
}

function readGps(tiff: DataView): Position | undefined {
  const isLittle = tiff.getUint16(0) === 0x4949
  const entries = (directory: number) => {
    const count = tiff.getUint16(directory, isLittle)
    return new Map(
      Array.from({ length: count }, (_, index) => {
        const at = directory + 2 + index * ENTRY_BYTES
        return [tiff.getUint16(at, isLittle), at + 8] as const
      }),
    )
  }
  const pointer = entries(tiff.getUint32(4, isLittle)).get(GPS_DIRECTORY)
  if (pointer === undefined) return undefined
  const gps = entries(tiff.getUint32(pointer, isLittle))
  const degrees = ({ reference, degrees: tag }: typeof LATITUDE) => {
    const [side, value] = [gps.get(reference), gps.get(tag)]
    if (side === undefined || value === undefined) return Number.NaN
    const at = tiff.getUint32(value, isLittle)
    const part = (index: number) =>
      tiff.getUint32(at + index * 8, isLittle) / tiff.getUint32(at + index * 8 + 4, isLittle)
    const sign = /[SW]/.test(String.fromCodePoint(tiff.getUint8(side))) ? -1 : 1
    return sign * (part(0) + part(1) / 60 + part(2) / 3600)
  }
  const position: Position = [degrees(LONGITUDE), degrees(LATITUDE)]
  return position.every(Number.isFinite) ? position : undefined
}
