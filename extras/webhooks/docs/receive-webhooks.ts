// Prints the site's events; refuses what the site has not signed (https://www.standardwebhooks.com).
// WEBHOOK_SECRET=whsec_… PORT=8080 node receive-webhooks.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { webhooks } from './site-api.d.ts'

type Event = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json']

const SECRET = Buffer.from((process.env['WEBHOOK_SECRET'] ?? '').replace('whsec_', ''), 'base64')
if (SECRET.length === 0) throw new Error('Set WEBHOOK_SECRET')
/** Seconds. */
const OLDEST = 300
/** Keep them where they outlast a restart, for three days. */
const seen = new Set<string>()

/** @param body as it arrived, unparsed */
function isFromSite(headers: IncomingHttpHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  const signed = createHmac('sha256', SECRET).update(`${id}.${timestamp}.${body}`).digest('base64')
  const expected = Buffer.from(`v1,${signed}`)
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < OLDEST
  // While a secret is renewed, there are two.
  const isSigned = String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
  return isRecent && isSigned
}

function handle(event: Event): void {
  switch (event.type) {
    case 'content.published':
    case 'content.changed':
    case 'content.removed':
      return console.log(`${event.type}: ${event.data.entity} ${event.data.id}, ${event.data.title}`)
    case 'enquiry.received':
      return console.log(`${event.type}: ${event.data.id}, ${event.data.subject}`)
    case 'webhook.test':
      return console.log(event.type)
  }
}

createServer(async (request, response) => {
  const body = await text(request)
  if (!isFromSite(request.headers, body)) return void response.writeHead(401).end()
  // Within ten seconds; what takes longer is done afterwards.
  response.writeHead(204).end()
  const id = String(request.headers['webhook-id'])
  if (seen.has(id)) return
  seen.add(id)
  handle(JSON.parse(body) as Event)
}).listen(Number(process.env['PORT'] ?? 8080), () => console.log('Waiting for events'))
