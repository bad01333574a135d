import type { Scheme } from '../../contract/brand/tones.ts'

/** A page of the site as the text of a frame. */
export const framedPage = (...page: Parameters<typeof framedDocument>) =>
  `<!doctype html>${framedDocument(...page).documentElement.outerHTML}`

/**
 * A page of the site for a frame: the page itself may not be framed. It has no scripts, and the policy of this
 * screen: styles need its nonce, and may not stand in attributes until `beginFrame`.
 * @param prepare changes the page before it is shown
 */
export function framedDocument(html: string, scheme: Scheme, prepare: (page: Document) => void): Document {
  const allowed = inScheme(html, scheme)
    .replaceAll('<style', `<style nonce="${frameNonce()}"`)
    .replaceAll(' style="', ' data-style="')
  const page = new DOMParser().parseFromString(allowed, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]')) script.remove()
  prepare(page)
  return page
}

/** To be called once the frame has loaded, and whenever it has got new elements. */
export function beginFrame(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
}

/** Colours do not depend on the reader's device. */
export const inScheme = (text: string, scheme: Scheme) =>
  text
    .replaceAll(/\(prefers-color-scheme: ?(\w+)\)/g, (_, asked) =>
      asked === scheme ? '(min-width:0)' : '(max-width:0)',
    )
    .replaceAll(/color-scheme: ?light dark/g, `color-scheme:${scheme}`)

/** That styles in frames need. */
export const frameNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
