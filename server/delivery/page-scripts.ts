import openingScript from './browser/opening-script.js?raw&in-page'
import previewScript from '../../site/preview/preview-script.js?raw&in-page'
import deferredHydrationScript from './browser/deferred-hydration-script.js?raw&in-page'

export interface PageScripts {
  html: string
  scripts: string[]
}

/**
 * Collects the site's own inline scripts: those of the build, and those with the rendering's nonce, which is removed.
 */
export function extractScripts(html: string, nonce: string, isPreview = false): PageScripts {
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
