/** A client of the staff API, across restarts of the server. */
export interface Editor {
  /** @throws without an answer */
  call(method: string, path: string, body: object): Promise<Response>
}

export async function signInEditor(origin: string, account: { email: string; password: string }): Promise<Editor> {
  const page = await (await fetch(`${origin}/contact`)).text()
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? ''
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token }
  const call = (method: string, path: string, body: object) =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
  const answer = await call('POST', '/session', account)
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  headers['Cookie'] = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { call }
}
