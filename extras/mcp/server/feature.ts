import type { McpServer } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import type { ErrorBody } from '../../../contract/error.ts'
import { refuseOtherSites } from '../../../server/core/accounts/csrf.ts'
import { readBody } from '../../../server/core/api/guards.ts'
import type { Feature, RouteDeps } from '../../../server/core/feature.ts'
import { MINUTE } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { tooMany } from '../../../server/core/process/service-error.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { addressOfCall, MCP_PATH, TOOLS } from './tools.ts'

export const feature: Feature = { formRoutes: createMcpRoutes, serves: [MCP_PATH] }

/** Messages of one sender. A conversation needs a handful; each costs at most one call of the API. */
export const SENT = { most: 60, per: MINUTE }

/**
 * The Model Context Protocol (Streamable HTTP, without sessions): programs that read ask what visitors can read. No cookie
 * and no key is taken. Without MCP=1 there is no such address.
 */
function createMcpRoutes(deps: RouteDeps): Hono {
  const routes = new Hono()
  if (deps.environment.MCP !== '1') return routes
  const sent = createRateLimit({ ...SENT, now: deps.now })
  // Loaded with the first message: no other visitor needs it.
  let loaded: ReturnType<typeof loadHandler> | undefined
  routes.all(MCP_PATH, refuseOtherSites(deps.publicUrl), async (context) => {
    const retryAfter = sent.take(deps.addressOf(context.env) ?? 'unknown')
    if (retryAfter !== undefined) throw tooMany(`More than ${SENT.most} messages in a minute`, retryAfter)
    const { method, url } = context.req
    const body = method === 'POST' ? await readBody(context) : undefined
    const handler = await (loaded ??= loadHandler(deps))
    const { headers } = context.req.raw
    const answer = await handler.fetch(new Request(url, { method, headers, ...(body && { body }) }))
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return routes
}

async function loadHandler(deps: RouteDeps) {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
  // Nobody is told of changes: no connection stays open.
  return createMcpHandler(
    async () => {
      const { name } = await getSettings(deps.reads, 'en')
      const instructions =
        `Facts that ${name}, an engineering consultancy in Nepal, publishes on its website. Say where a fact stands: ` +
        `each path in an answer is below ${deps.publicUrl ?? 'the address of the site'}. Nepali texts: locale=ne.`
      const server = new McpServer({ name: 'site', title: name, version: '1.0.0' }, { instructions })
      addTools(server, deps.callApi)
      return server
    },
    { maxSubscriptions: 0 },
  )
}

function addTools(server: McpServer, callApi: RouteDeps['callApi']): void {
  for (const [name, { title, description, call, input }] of Object.entries(TOOLS)) {
    const annotations = { readOnlyHint: true, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (values) => {
      const answer = await callApi(addressOfCall(call, values))
      const body = (await answer.json()) as object
      if (answer.ok) return { content: [{ type: 'text', text: JSON.stringify(body) }] }
      const { message, fields } = body as ErrorBody
      const text = [message, ...Object.entries(fields ?? {}).map(([field, fault]) => `${field}: ${fault}`)].join('\n')
      return { isError: true, content: [{ type: 'text', text }] }
    })
  }
}
