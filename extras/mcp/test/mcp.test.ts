import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import { foundBeyond, openMarkedSite, ORIGIN } from '../../../test/core/content/marked-site.ts'
import { SENT } from '../server/feature.ts'
import { MCP_PATH, TOOLS } from '../server/tools.ts'

async function openTools(mode: 'legacy' | 'auto' = 'auto') {
  const site = await openMarkedSite({ MCP: '1' })
  const seen: Response[] = []
  const fetch = async (url: string | URL, init?: RequestInit) => {
    const answer = await site.answer(new Request(url, init), {} as never)
    seen.push(answer.clone())
    return answer
  }
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(ORIGIN + MCP_PATH), { fetch }))
  onTestFinished(() => client.close())
  const call = async (name: string, values: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: values })
    return { isError, text: (content as { text: string }[])[0]!.text }
  }
  return { ...site, client, call, seen }
}

const post = (message: unknown, headers: Record<string, string> = {}) =>
  new Request(ORIGIN + MCP_PATH, {
    method: 'POST',
    body: typeof message === 'string' ? message : JSON.stringify(message),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  })

test.each(['auto', 'legacy'] as const)('a client finds the tools and reads a project (%s protocol)', async (mode) => {
  const { client, call, seen } = await openTools(mode)
  expect(client.getInstructions()).toContain(ORIGIN)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
  const { data } = JSON.parse((await call('list_projects', { search: 'bridge' })).text)
  const project = JSON.parse((await call('read_project', { slug: data[0].slug, locale: 'ne' })).text)
  expect(project.data.slug).toBe(data[0].slug)
  expect(seen.map(({ headers }) => headers.get('Cache-Control'))).toEqual(seen.map(() => 'no-store'))
})

test('each tool answers as its public call does, and nothing that hides', async () => {
  const { call, get } = await openTools()
  const { data } = await (await get('/api/v1/projects')).json()
  for (const { slug } of data) {
    const { text } = await call('read_project', { slug })
    expect(JSON.parse(text)).toEqual(await (await get(`/api/v1/projects/slug/${slug}`)).json())
    expect(foundBeyond(text)).toEqual([])
  }
  for (const [name, values] of [
    ['search', { q: 'bridge Marker4711' }],
    ['list_projects', { limit: 100 }],
    ['count_capabilities', {}],
  ] as const)
    expect(foundBeyond((await call(name, values)).text)).toEqual([])
})

test('a call that the API refuses is told with the reason, and so is an argument of another type', async () => {
  const { call } = await openTools()
  expect(await call('read_project', { slug: '../../staff' })).toMatchObject({ isError: true })
  const unknown = await call('count_capabilities', { province: 'atlantis' })
  expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('province') })
  expect(await call('search', { q: { $ne: 1 } })).toMatchObject({ isError: true })
})

test('no cookie grants more, another site is refused, and no stream stays open', async () => {
  const { answer, staff, call } = await openTools()
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_projects', arguments: {} } }
  const asOwner = await answer(post(list, { Cookie: staff.owner.cookie() }), {} as never)
  expect(foundBeyond(await asOwner.text())).toEqual([])
  expect((await answer(post(list, { Origin: 'https://other.example' }), {} as never)).status).toBe(403)
  expect((await answer(post('{'), {} as never)).status).toBe(400)
  expect((await answer(post('x'.repeat(2_000_000)), {} as never)).status).toBe(413)
  expect((await answer(new Request(ORIGIN + MCP_PATH), {} as never)).status).toBe(405)
  expect((await call('list_projects', {})).isError).toBe(false)
})

test('a sender of too many messages waits, and without MCP=1 there is no such address', async () => {
  const { answer } = await openMarkedSite({ MCP: '1' })
  const statuses = await Promise.all(
    Array.from({ length: SENT.most + 1 }, async () => (await answer(post({}), {} as never)).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  const off = await openMarkedSite()
  expect((await off.answer(post({}), {} as never)).status).toBe(405)
})
