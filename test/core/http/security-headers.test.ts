import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, DEFAULT_POLICY, securityHeaders } from '../../../server/core/http/security-headers.ts'

/** The sources that a policy names for a kind of thing. */
function sourcesOf(scripts: string[], directive: string, mediaBaseUrl = ''): string[] {
  const policy = contentSecurityPolicy(scripts, mediaBaseUrl).split('; ')
  return policy
    .find((part) => part.startsWith(`${directive} `))!
    .split(' ')
    .slice(1)
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the inline scripts of the page may run, each by its hash, and no other', () => {
  expect(sourcesOf(['let a = 1', 'let ü = 2'], 'script-src')).toEqual([
    "'self'",
    hashOf('let a = 1'),
    hashOf('let ü = 2'),
  ])
})

test('a page without inline scripts runs those of the site alone', () => {
  expect(sourcesOf([], 'script-src')).toEqual(["'self'"])
})

test('scripts never run unnamed, and text is never run', () => {
  const policy = contentSecurityPolicy(['1'], '')
  expect(sourcesOf(['1'], 'script-src')).not.toContain("'unsafe-inline'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toContain('*')
})

test('pictures come from the site, and from the media address where there is one', () => {
  expect(sourcesOf([], 'img-src')).toEqual(["'self'", 'data:'])
  expect(sourcesOf([], 'img-src', 'https://media.example.org/site')).toEqual([
    "'self'",
    'data:',
    'https://media.example.org',
  ])
})

test('frames come from the players of videos alone', () => {
  expect(sourcesOf([], 'frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
})

test('nothing else may be loaded, framed, based or sent elsewhere', () => {
  const policy = contentSecurityPolicy([], '').split('; ')
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(part)
  }
})

test.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', null])(
  '%s is kept from guessing, framing and telling',
  (contentType) => {
    expect(securityHeaders(contentType)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': DEFAULT_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  },
)

test.each(['font/woff2', 'image/avif', 'text/javascript; charset=utf-8', 'text/css'])(
  '%s is only kept from guessing',
  (contentType) => {
    expect(securityHeaders(contentType)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
  },
)

test('an answer without a policy of its own runs nothing and is in no frame, but for a viewer of PDF', () => {
  expect(DEFAULT_POLICY).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  expect(DEFAULT_POLICY).not.toMatch(/script|sandbox/)
})
