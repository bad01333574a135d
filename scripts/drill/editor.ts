import { readPageToken } from './page-token.ts'

type Ask = (path: string, init: RequestInit) => Promise<Response>

/** A client of the staff API, across restarts of the server. */
export interface Editor {
  /** @throws without an answer */
  call(method: string, path: string, body?: object): Promise<Response>
}

/** @param ask sends the calls; without it, to the origin, for 10 s at most */
export async function signInEditor(
  origin: string,
  account: { email: string; password: string },
  ask: Ask = (path, init) => fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) }),
): Promise<Editor> {
  const headers: Record<string, string> = { 'X-CSRF-TOKEN': await readPageToken(origin) }
  const call: Editor['call'] = (method, path, body) => {
    const isFile = body instanceof Uint8Array
    return ask(`/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': isFile ? 'image/jpeg' : 'application/json' }) },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  }
  const answer = await call('POST', '/session', account)
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  headers['Cookie'] = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { call }
}
