import openingScript from './browser/opening-script.js?raw&in-page'
import previewScript from '../../site/preview/preview-script.js?raw&in-page'
import deferredHydrationScript from './browser/deferred-hydration-script.js?raw&in-page'

export interface SealedPage {
  html: string
  /** The inline scripts that the content security policy allows. */
  scripts: string[]
}

/**
 * Lists the inline scripts of a page that are the site's own: those of the build, and those with the nonce of the
 * rendering, wherever the nonce stands among their attributes. A script that came with content is neither. The nonce
 * is removed, because pages are cached.
 * @param html a page as rendered, or split by deferred-hydration.ts
 */
export function sealScripts(html: string, nonce: string, isPreview = false): SealedPage {
  const mark = ` nonce="${nonce}"`
  const marked = new RegExp(`<script\\b[^>]*${mark}[^>]*>([^<]*(?:<(?!/script)[^<]*)*)</script>`, 'g')
  return {
    html: html.replaceAll(mark, ''),
    scripts: [
      openingScript,
      ...(isPreview ? [previewScript] : []),
      deferredHydrationScript,
      ...Array.from(html.matchAll(marked), ([, script = '']) => script),
    ],
  }
}
