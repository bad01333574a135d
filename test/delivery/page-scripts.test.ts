import { expect, test } from 'vitest'
import openingScript from '../../server/delivery/browser/opening-script.js?raw&in-page'
import previewScript from '../../site/preview/preview-script.js?raw&in-page'
import deferredHydrationScript from '../../server/delivery/browser/deferred-hydration-script.js?raw&in-page'
import { extractScripts } from '../../server/delivery/page-scripts.ts'

const NONCE = 'a1b2c3'
const KNOWN = [openingScript, deferredHydrationScript]

test('the scripts known from the build may run, and what came with the content may not', () => {
  const html = `<head><script>${openingScript}</script></head><h1>Bridge</h1><script>steal()</script><script nonce="guess">steal()</script>`
  expect(extractScripts(html, NONCE)).toEqual({ html, scripts: KNOWN })
})

test('in a page that is not taken apart, so may the scripts of its rendering, whose mark goes', () => {
  const html = `<script nonce="${NONCE}">let a = 1</script><p><script>steal()</script></p><script nonce="${NONCE}" type="module" async="">import "/b.js"</script>`
  const page = extractScripts(html, NONCE)
  expect(page.scripts).toEqual([...KNOWN, 'let a = 1', 'import "/b.js"'])
  expect(page.html).toBe(
    '<script>let a = 1</script><p><script>steal()</script></p><script type="module" async="">import "/b.js"</script>',
  )
})

test('the nonce may stand anywhere among the attributes', () => {
  const html = `<script type="module" async="" nonce="${NONCE}">import "/b.js"</script><script type="module" nonce="other">steal()</script>`
  expect(extractScripts(html, NONCE).scripts).toEqual([...KNOWN, 'import "/b.js"'])
  expect(extractScripts(html, NONCE).html).not.toContain(NONCE)
})

test('only a preview asks before it is left', () => {
  expect(extractScripts('', NONCE, true).scripts).toContain(previewScript)
  expect(extractScripts('', NONCE).scripts).not.toContain(previewScript)
})
