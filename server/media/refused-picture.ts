/** The picture can be read, and is refused nevertheless; the message is for the person who uploads it. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError'
}
