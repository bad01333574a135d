/** A readable picture that is not accepted; the message is for the user. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError'
}
