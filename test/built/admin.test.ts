import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BUDGETS } from '../../bench/budgets.ts'
import { createAdminRoutes } from '../../server/rendering/admin.ts'
import { createCsrfTokens } from '../../server/core/accounts/csrf.ts'

const folder = resolve(import.meta.dirname, '../../build/admin')

/** JavaScript for signing in and the first list, in bytes of brotli. */
const BUDGET = BUDGETS.staffScripts.limit

interface Chunk {
  file: string
  imports?: string[]
}
const manifest = () => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const scripts = () => globSync('assets/*.js', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))

describe('the build of the staff screens', () => {
  test(`signs in and shows the first list with at most ${BUDGET} bytes of JavaScript`, () => {
    const chunks = manifest()
    const files = new Set<string>()
    const visit = (key: string) => {
      const { file, imports = [] } = chunks[key]!
      if (files.has(file)) return
      files.add(file)
      imports.forEach(visit)
    }
    ;['index.html', 'content/content-list.tsx'].forEach(visit)
    const bytes = [...files].map(
      (file) =>
        statSync(join(folder, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(folder, file)).size,
    )
    expect(files.size).toBeGreaterThan(2)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET)
  })

  test('has one React and one router, and not the router of the site', () => {
    const versions = (pattern: RegExp) =>
      scripts().flatMap((text) => [...text.matchAll(pattern)].map(([, version]) => version))
    const { version } = JSON.parse(
      readFileSync(resolve(folder, '../../admin/node_modules/react-router/package.json'), 'utf8'),
    ) as { version: string }
    expect(version).toMatch(/^7\./)
    expect(versions(/__reactRouterVersion=[`"']([\d.]+)/g)).toEqual([version])
    expect(versions(/\.version=[`"'](19\.[\d.]+)[`"']/g).length).toBeLessThanOrEqual(2)
  })

  test('holds no code of the server and none of the site', () => {
    const words = [
      'better-auth',
      'kysely',
      '@hono',
      'createHmac',
      'process.env.DATABASE',
      'sourceMappingURL=',
      'hero-contours',
    ]
    expect(scripts().flatMap((text) => words.filter((word) => text.includes(word)))).toEqual([])
  })
})

describe('the page of the staff screens', () => {
  const tokens = createCsrfTokens('a secret of the test')
  const routes = createAdminRoutes({ config: { mode: 'production', mediaBaseUrl: '' }, tokens })

  test.each(['/admin', '/admin/news/12', '/admin/password'])(
    '%s is for nobody to keep, and allows only its own styles',
    async (path) => {
      const answer = await routes.request(path)
      const html = await answer.text()
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1]
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain(`frame-src 'self';`)
      expect(tokens.isValid(/name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '')).toBe(true)
      expect(html).not.toContain('{{')
    },
  )

  test('each answer has a nonce of its own', async () => {
    const [one, other] = await Promise.all([routes.request('/admin'), routes.request('/admin')])
    expect(one?.headers.get('Content-Security-Policy')).not.toBe(other?.headers.get('Content-Security-Policy'))
  })

  test('a script of another build is missing, and no page', async () => {
    expect((await routes.request('/admin/assets/index-00000000.js')).status).toBe(404)
  })
})
