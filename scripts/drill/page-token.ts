/** The token that pages give to forms and calls. @throws when the page has none */
export async function readPageToken(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/contact`)).text()
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1]
  if (!token) throw new Error('The page has no CSRF token')
  return token
}
