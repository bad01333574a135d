import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { projectFolder } from '../core/process/project-folder.ts'
import type { CsrfTokens } from '../core/accounts/csrf.ts'
import { contentSecurityPolicy } from '../core/http/security-headers.ts'
import type { Mode } from '../core/process/config-values.ts'

const BUILT_PAGE = join(projectFolder, 'build/admin/index.html')
const SOURCE_PAGE = join(projectFolder, 'admin/index.html')

export interface AdminParts {
  config: { mode: Mode; mediaBaseUrl: string }
  tokens: CsrfTokens
}

/** The staff screens' one page. It contains nothing private; token and nonce are new in each answer. */
export function createAdminRoutes({ config, tokens }: AdminParts): Hono {
  const isDevelopment = config.mode === 'development'
  let built: Promise<string> | undefined
  const readPage = () =>
    isDevelopment ? readFile(SOURCE_PAGE, 'utf8').then(forDevelopment) : (built ??= readFile(BUILT_PAGE, 'utf8'))

  const routes = new Hono()
  routes.get('/admin/assets/*', (context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  routes.on('GET', ['/admin', '/admin/*'], async (context) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await readPage()
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex, nofollow')
    // Vite's development scripts and sockets violate the policy.
    if (!isDevelopment) context.header('Content-Security-Policy', adminSecurityPolicy(nonce, config.mediaBaseUrl))
    return context.html(page.replace('{{csrf-token}}', tokens.create()).replaceAll('{{nonce}}', nonce))
  })
  return routes
}

export const adminSecurityPolicy = (nonce: string, mediaBaseUrl: string): string =>
  contentSecurityPolicy([], mediaBaseUrl, { style: `'nonce-${nonce}'`, img: 'data: blob:', frame: "'self'" })

function forDevelopment(page: string): string {
  return page.replace(
    '<script type="module" src="./main.tsx"></script>',
    '<script type="module" src="/admin/@vite/client"></script><script type="module" src="/admin/main.tsx"></script>',
  )
}
