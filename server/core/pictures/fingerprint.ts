import sharp from 'sharp'

/** The difference hash (dHash): whether each of 8 × 8 places is darker than the one to its right. */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(9, 8, { fit: 'fill' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const places = Array.from({ length: 64 }, (_, bit) => Math.floor(bit / 8) * 9 + (bit % 8))
  const bits = places.map((place) => (data[place]! < data[place + 1]! ? '1' : '0')).join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
