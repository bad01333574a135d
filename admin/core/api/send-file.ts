import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { UPLOAD_BYTES } from '../../../contract/pictures/picture-limits.ts'
import { csrfToken } from '../../../contract/csrf-token.ts'
import { nameOf, withRetries, type Answer } from './call.ts'
import { ApiError } from './api-error.ts'
import { makeOnce } from './one-press.ts'

export type FileAnswer<Stored = PictureRecord> = Answer<Stored> & { duplicate?: true }

export interface FileCall {
  method: 'POST' | 'PUT'
  /** Beneath /api/v1, without a query. */
  path: string
  file: File
  /** Default: of a picture. */
  maxBytes?: number
  /** Calls it off. */
  signal?: AbortSignal
  /** @param share of the file that has been sent, 0 to 1 */
  onProgress?: (share: number) => void
}

/**
 * Sends a file. `fetch` does not report the progress of a body, so this is the one call that does not go through
 * `call`.
 * @throws ApiError; DOMException 'AbortError' when it was called off
 */
export async function sendFile<Stored = PictureRecord>(given: FileCall): Promise<FileAnswer<Stored>> {
  // The server closes the connection on such a file, and browsers then say nothing but that it was closed.
  const { method, path, file, maxBytes = UPLOAD_BYTES } = given
  if (file.size > maxBytes) throw new ApiError(413)
  return makeOnce(`${method} ${path} ${nameOf(file)}`, (key) => withRetries(() => send<Stored>(given, key), given))
}

function send<Stored>({ method, path, file, signal, onProgress }: FileCall, key: string): Promise<FileAnswer<Stored>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, `/api/v1${path}?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-CSRF-TOKEN', csrfToken())
    request.setRequestHeader('Idempotency-Key', key)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const said = request.response as FileAnswer<Stored> | null
      if (request.status >= 200 && request.status < 300 && said) resolve(said)
      else reject(new ApiError(request.status, said ?? undefined))
    })
    request.addEventListener('error', () => reject(new ApiError(0)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) reject(new DOMException('Aborted', 'AbortError'))
    else request.send(file)
  })
}
