/** What was put in is not a picture of a kind that we keep. */
export class UnknownPictureError extends Error {
  override name = 'UnknownPictureError'
}

/**
 * Tells the kind of a picture by its first bytes; its name is never trusted.
 * @returns the ending of its file's name
 * @throws UnknownPictureError
 */
export function pictureKind(start: Uint8Array): 'jpg' | 'png' | 'webp' {
  const text = Buffer.from(start.subarray(0, 12)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  throw new UnknownPictureError('A picture must be JPEG, PNG or WebP')
}
