import type { PictureRecord } from '../../contract/picture-library.ts'
import { UPLOAD_BYTES } from '../../contract/picture-limits.ts'
import type { Answer } from '../api/call.ts'
import { ApiError } from '../api/api-error.ts'
import { csrfToken, renewCsrfToken } from '../api/csrf-token.ts'
import { waitForSignIn } from '../api/session-end.ts'

export type FileAnswer = Answer<PictureRecord> & { duplicate?: true }

interface FileCall {
  method: 'POST' | 'PUT'
  /** Beneath /api/v1, without a query. */
  path: string
  file: File
  signal: AbortSignal
  /** @param share of the file that has been sent, 0 to 1 */
  onProgress: (share: number) => void
}

/**
 * Sends a picture's file. `fetch` does not say how much of a body has gone, so this is the one call that does not go through
 * `call`; what it does about ended sessions and old tokens is the same.
 * @throws ApiError; DOMException 'AbortError' when it was called off
 */
export async function sendFile(given: FileCall): Promise<FileAnswer> {
  // The server closes the connection on such a file, and browsers then say nothing but that it was closed.
  if (given.file.size > UPLOAD_BYTES) throw new ApiError(413)
  try {
    return await send(given)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403 && (await renewCsrfToken())) return send(given)
    if (error.status === 401 && (await waitForSignIn())) return sendFile(given)
    throw error
  }
}

function send({ method, path, file, signal, onProgress }: FileCall): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, `/api/v1${path}?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-CSRF-TOKEN', csrfToken())
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const said = request.response as FileAnswer | null
      if (request.status >= 200 && request.status < 300 && said) resolve(said)
      else reject(new ApiError(request.status, said ?? undefined))
    })
    request.addEventListener('error', () => reject(new ApiError(0)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    if (signal.aborted) reject(new DOMException('Aborted', 'AbortError'))
    else request.send(file)
  })
}
