import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketPlace } from '../../../server/core/media/media-config.ts'

/** Actions that a key may be denied. */
type Action = 'ListBucket' | 'GetObject' | 'PutObject' | 'DeleteObject'
const ACTIONS: Record<string, Action> = { PUT: 'PutObject', DELETE: 'DeleteObject' }

/** Faults in place of an answer: no answer, half of a body, or another answer. */
export type Fault = 'hang' | 'cut' | 'slow-down' | 'damage' | 'moved'

interface Stored {
  bytes: Buffer
  modifiedAt: Date
  headers: Record<string, string>
}

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
const REGION = 'test-region-1'
/** A request may be so old: 15 minutes, as with S3. */
const SKEW = 15 * 60_000

/**
 * A store of objects with the part of the S3 protocol that the product uses, as its documentation describes it: version 4
 * signatures and checksums of bodies are verified, `If-None-Match: *` is kept, lists come in pages.
 */
export async function startS3({ pageSize = 3 } = {}) {
  const objects = new Map<string, Stored>()
  const requests: string[] = []
  const faults: Fault[] = []
  const denied = new Set<Action>()
  let isAway = false
  let beforePut: (() => void) | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, `http://${request.headers.host}`)
    requests.push(`${request.method} ${url.pathname}${url.search}`)
    if (isAway) return void request.socket.destroy()
    const fault = faults.shift()
    if (fault === 'hang') return
    const sent = await buffer(request)
    const body = fault === 'damage' ? Buffer.alloc(sent.length) : sent
    if (fault === 'slow-down') return refuse(response, 503, 'SlowDown')
    if (fault === 'moved') return refuse(response.setHeader('Location', request.url!), 307, 'TemporaryRedirect')
    const refusal = refusalOf(request, url, body)
    if (refusal) return refuse(response, ...refusal)
    const [, bucket, ...parts] = url.pathname.split('/').map(decodeURIComponent)
    if (bucket !== 'site') return refuse(response, 404, 'NoSuchBucket')
    const key = parts.join('/')
    if (denied.has(key === '' ? 'ListBucket' : (ACTIONS[request.method!] ?? 'GetObject')))
      return refuse(response, 403, 'AccessDenied')
    if (key === '') return list(url, response)
    const object = objects.get(key)
    switch (request.method) {
      case 'PUT': {
        const hook = beforePut
        beforePut = undefined
        hook?.()
        if (fault === 'cut') return void request.socket.destroy()
        if (request.headers['if-none-match'] === '*' && objects.has(key))
          return refuse(response, 412, 'PreconditionFailed')
        const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
        objects.set(key, {
          bytes: body,
          modifiedAt: new Date(),
          headers: Object.fromEntries(meta) as Record<string, string>,
        })
        return void response.writeHead(200).end()
      }
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      default:
        if (!object) return refuse(response, 404, 'NoSuchKey')
        return send(request, response, object, fault)
    }
  }

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const delimiter = url.searchParams.get('delimiter')
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .filter((key) => delimiter === null || !key.slice(prefix.length).includes(delimiter))
      .toSorted()
    const page = keys.slice(0, pageSize)
    const contents = page.map((key) => {
      const { bytes, modifiedAt } = objects.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const place: BucketPlace = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: REGION,
    bucket: 'site',
    prefix: 'firm',
    ...KEYS,
  }
  return {
    place,
    objects,
    /** Of method and address, in their order. */
    requests,
    /** Of the next requests. */
    faults,
    /** Of every request from now on. */
    denied,
    setAway: (away: boolean) => void (isAway = away),
    /** Runs when the next PUT has come, before it is carried out. */
    beforeNextPut: (work: () => void) => void (beforePut = work),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function send(request: IncomingMessage, response: ServerResponse, object: Stored, fault: Fault | undefined): void {
  const { bytes, modifiedAt, headers } = object
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1)
  response.writeHead(first === undefined ? 200 : 206, {
    ...headers,
    'Content-Length': part.length,
    'Last-Modified': modifiedAt.toUTCString(),
  })
  if (request.method === 'HEAD') return void response.end()
  if (fault === 'damage') return void response.end(Buffer.alloc(part.length))
  if (fault !== 'cut') return void response.end(part)
  response.write(part.subarray(0, part.length / 2), () => request.socket.destroy())
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** AWS, Signature Version 4: "Create a signed AWS API request". */
function refusalOf(request: IncomingMessage, url: URL, body: Buffer): [number, string] | undefined {
  const { headers, method = '' } = request
  const [, credential = '', signedNames = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [keyId, ...scope] = credential.split('/')
  if (keyId !== KEYS.accessKeyId) return [403, 'InvalidAccessKeyId']
  const time = String(headers['x-amz-date'])
  const age = Date.now() - Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(age) < SKEW)) return [403, 'RequestTimeTooSkewed']
  const names = signedNames.split(';')
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!needed.every((name) => names.includes(name))) return [403, 'AccessDenied']
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const content = String(headers['x-amz-content-sha256'])
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedNames,
    content,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
  const scopeParts = [time.slice(0, 8), REGION, 's3', 'aws4_request']
  const key = scopeParts.reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${KEYS.secretAccessKey}`),
  )
  const expected = createHmac('sha256', key).update(toSign).digest('hex')
  if (scope.join('/') !== scopeParts.join('/') || given !== expected) return [403, 'SignatureDoesNotMatch']
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  return undefined
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
