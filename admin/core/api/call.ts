import { csrfToken, renewCsrfToken } from '../../../contract/csrf-token.ts'
import { ApiError } from './api-error.ts'
import { makeOnce, newKey } from './one-press.ts'
import { waitFor } from './questions.ts'

export interface Answer<Data> {
  data: Data
  message?: string
  meta?: { total: number; page: number; limit: number }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON; a Blob as it is. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** A call that is part of signing in must not wait for somebody to sign in. */
  isSignIn?: boolean
  /** Not made by a press, such as autosave. */
  isBackground?: boolean
}

/**
 * Calls the API. Where the session has ended, the person is asked to sign in over the screen, and the call goes on as if
 * nothing had been; where it needs a proof, that is asked for; where the page's token is too old, it is renewed. The same change twice at once is made once.
 * @param path beneath /api/v1, with its query
 * @throws ApiError
 */
export function call<Data>(path: string, options: CallOptions = {}): Promise<Answer<Data>> {
  const { method, body, isBackground } = options
  const make = (key?: string) => withRetries(() => send<Data>(path, options, key), options)
  if (!method || method === 'GET' || isBackground) return make()
  return makeOnce(`${method} ${path} ${nameOf(body)}`, make)
}

const files = new WeakMap<Blob, string>()

/** Tells contents apart. */
export function nameOf(body: unknown): string {
  if (!(body instanceof Blob)) return JSON.stringify(body)
  const name = files.get(body) ?? newKey()
  files.set(body, name)
  return name
}

/** Sends again with a new token, or once somebody has answered a dialog. */
export async function withRetries<Result>(
  send: () => Promise<Result>,
  options: Pick<CallOptions, 'method' | 'isSignIn'>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body.code === 'unproven' && (await waitFor('proof'))) return withRetries(send, options)
    // The same status says that this person may not do it: then the second answer says so again.
    if (error.status === 403 && options.method && (await renewCsrfToken('/admin'))) return send()
    if (error.status === 401 && !options.isSignIn && (await waitFor('sign-in'))) return withRetries(send, options)
    throw error
  }
}

async function send<Data>(
  path: string,
  { method = 'GET', body, signal }: CallOptions,
  key: string | undefined,
): Promise<Answer<Data>> {
  const headers = new Headers({ Accept: 'application/json' })
  if (method !== 'GET') headers.set('X-CSRF-TOKEN', csrfToken())
  if (key !== undefined) headers.set('Idempotency-Key', key)
  if (body !== undefined)
    headers.set('Content-Type', body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json')
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(`/api/v1${path}`, { method, headers, body: sent ?? null, signal: signal ?? null })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0)
  }
  const said = (await response.json().catch(() => undefined)) as Answer<Data> | undefined
  if (!response.ok) throw new ApiError(response.status, said as object | undefined)
  // The welcome page of a network also answers with success.
  if (said === undefined) throw new ApiError(0)
  return said
}
