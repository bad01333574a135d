/** The token of the page's `csrf-token` meta tag (specification section 7). */
export function csrfToken(): string {
  return tokenOf(document)?.content ?? ''
}

/**
 * The page was open for longer than its token is valid; every page brings a new one.
 * @param path of a page @returns whether there is another one now
 */
export async function renewCsrfToken(path: string, options?: RequestInit): Promise<boolean> {
  try {
    const page = await fetch(path, { ...options, cache: 'reload' })
    const fresh = tokenOf(new DOMParser().parseFromString(await page.text(), 'text/html'))
    const stale = tokenOf(document)
    if (!fresh || !stale || fresh.content === stale.content) return false
    stale.content = fresh.content
    return true
  } catch {
    return false
  }
}

function tokenOf(page: Document): HTMLMetaElement | null {
  return page.querySelector('meta[name="csrf-token"]')
}
