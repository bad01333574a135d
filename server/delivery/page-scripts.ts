import openingScript from './browser/opening-script.js?raw'
import previewScript from '../../site/preview/preview-script.js?raw'
import deferredHydrationScript from './browser/deferred-hydration-script.js?raw'

export interface SealedPage {
  html: string
  /** The texts of the inline scripts that may run in it. */
  scripts: string[]
}

/**
 * Says which inline scripts of a page are the site's own: those known from the build, and those that carry the nonce of the
 * rendering. A script that came into the page with its content is neither. The nonce is taken out: pages are kept.
 * @param html the page, as rendered or taken apart by deferred-hydration.ts
 */
export function sealScripts(html: string, nonce: string, isPreview = false): SealedPage {
  const mark = ` nonce="${nonce}"`
  const marked = Array.from(html.matchAll(new RegExp(`<script${mark}[^>]*>([\\s\\S]*?)</script>`, 'g')), ([, script = '']) => script)
  return {
    html: html.replaceAll(mark, ''),
    scripts: [openingScript, ...(isPreview ? [previewScript] : []), deferredHydrationScript, ...marked],
  }
}
