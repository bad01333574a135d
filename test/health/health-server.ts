import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createHealthReader, type HealthDeps } from '../../server/health/health.ts'
import type { Reports } from '../../server/health/measures.ts'
import { openHealth } from '../../server/health/open-health.ts'
import type { FeatureEnvironment } from '../../server/core/feature.ts'
import { createRequestListener } from '../../server/core/http/request-listener.ts'
import { NOW, type StorePlace, type TestApp } from '../create-test-app.ts'
import { ask } from '../ask.ts'

export const NO_BACKUP = {
  target: undefined,
  time: '02:30',
  kept: { daily: 7, weekly: 5, monthly: 12 },
  passPhrase: undefined,
  passPhraseFile: undefined,
}
export const TOKEN = 'a-token-of-the-monitoring'
/** As a proxy says it; the connection is from loopback. */
export const STRANGER = { 'X-Forwarded-For': '198.51.100.7' }

/** A server whose only addresses are those of its health and of reports. */
export async function serveHealth(
  store: Pick<TestApp, 'db' | 'reads' | 'countConnections'>,
  { dataDir = '/', reports = {}, ...more }: Partial<HealthDeps & StorePlace & { reports: Reports }> = {},
) {
  const errors: unknown[] = []
  const log = { info() {}, error: (text: string, cause?: unknown) => void errors.push(text, cause) }
  const server = createServer()
  const readHealth = createHealthReader({
    db: store.db,
    dataDir,
    backup: NO_BACKUP,
    jobKinds: () => ['mail', 'publish', 'backup'],
    now: () => NOW,
    maxAge: 0,
    ...more,
  })
  const { first, stopWatching } = openHealth({
    server,
    store,
    config: {
      health: { trustedNetworks: ['127.0.0.0/8'], token: TOKEN },
      trustedProxies: ['127.0.0.1'],
      environment: {} as FeatureEnvironment,
    },
    apiPaths: ['/api/v1/news/:id', '/api/v1/news/slug/:slug'],
    features: [{ reports }],
    readHealth,
    renders: { count: 3, seconds: 0.25 },
    pageCache: { count: () => ({ answers: 2, bytes: 2_048, hits: 7, misses: 2 }) },
    next: undefined,
    log,
  })
  onTestFinished(stopWatching)
  const answer = (request: Request) => new Response('the site', { status: request.url.endsWith('/no') ? 404 : 200 })
  server.on('request', createRequestListener({ answer, first, log }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    errors,
    ask: (path: string, headers?: Record<string, string>, method?: string) => ask(origin + path, headers, method),
  }
}
