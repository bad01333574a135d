import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '../../server/http/security-headers.ts'

/** The sources that a policy names for a kind of thing. */
function sourcesOf(html: string, directive: string, mediaBaseUrl = ''): string[] {
  const policy = contentSecurityPolicy(html, mediaBaseUrl).split('; ')
  return policy.find((part) => part.startsWith(`${directive} `))!.split(' ').slice(1)
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the inline scripts of the page may run, each by its hash, and no other', () => {
  const html = '<head><script>let a = 1</script></head><script type="module" async="">import "/b.js"\nlet ü = 2</script>'
  expect(sourcesOf(html, 'script-src')).toEqual(["'self'", hashOf('let a = 1'), hashOf('import "/b.js"\nlet ü = 2')])
})

test('a page without inline scripts runs those of the site alone', () => {
  expect(sourcesOf('<p>No script</p>', 'script-src')).toEqual(["'self'"])
})

test('a script with an address needs no hash, wherever its address stands', () => {
  const html = '<script src="/a.js"></script><script type="module" async="" src="/b.js"></script><script>let a = 1</script>'
  expect(sourcesOf(html, 'script-src')).toEqual(["'self'", hashOf('let a = 1')])
})

test('JSON-LD beside scripts does not put their hashes out', () => {
  const html = '<script type="application/ld+json">{"name":"A > B"}</script><script>let a = 1</script>'
  expect(sourcesOf(html, 'script-src')).toContain(hashOf('let a = 1'))
})

test('an empty script has a hash as well', () => {
  expect(sourcesOf('<script></script>', 'script-src')).toEqual(["'self'", hashOf('')])
})

test('scripts never run unnamed, and text is never run', () => {
  const policy = contentSecurityPolicy('<script>1</script>', '')
  expect(sourcesOf('<script>1</script>', 'script-src')).not.toContain("'unsafe-inline'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toContain('*')
})

test('pictures come from the site, and from the media address where there is one', () => {
  expect(sourcesOf('', 'img-src')).toEqual(["'self'", 'data:'])
  expect(sourcesOf('', 'img-src', 'https://media.example.org/site')).toEqual(["'self'", 'data:', 'https://media.example.org'])
})

test('nothing else may be loaded, framed, based or sent elsewhere', () => {
  const policy = contentSecurityPolicy('', '').split('; ')
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(part)
  }
})

test.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', null])('%s is kept from guessing, framing and telling', (contentType) => {
  expect(securityHeaders(contentType)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test.each(['font/woff2', 'image/avif', 'text/javascript; charset=utf-8', 'text/css'])('%s is only kept from guessing', (contentType) => {
  expect(securityHeaders(contentType)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
})
