import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Log } from '../process/log.ts'
import { createMeasure, measure } from '../process/measure.ts'
import { UnavailableError } from '../process/unavailable.ts'
import type { BucketPlace } from './media-config.ts'
import { parseListing, readErrorCode } from './bucket-xml.ts'
import type { ListedFile } from './media-store.ts'
import { OperatorError } from '../process/operator-error.ts'

/** Wrong keys, no such bucket: trying again does not help. */
export class BucketRefusedError extends OperatorError {
  override name = 'BucketRefusedError'
}

/** S3's names, as in the policies of keys. */
type Action = 'ListBucket' | 'GetObject' | 'PutObject' | 'DeleteObject'

/** Tried again. */
class TransientError extends Error {
  override name = 'TransientError'
}

export interface BucketObject extends ListedFile {
  /** Of the contents; undefined where another program has stored it. */
  sha256: string | undefined
}

/** Objects by path, below the place's prefix. @throws UnavailableError, BucketRefusedError */
export type Bucket = ReturnType<typeof openBucket>

export interface BucketTimes {
  attempts: number
  /** Milliseconds before the second attempt; doubles with each. */
  pause: number
  /** Milliseconds without an answer, or without a next piece of it. */
  patience: number
}

const TIMES: BucketTimes = { attempts: 4, pause: 200, patience: 5_000 }
const IMPATIENT = 2_000
/** Bytes per millisecond: what sends slower than this is given up. */
const SLOWEST_UPLOAD = 50
/** Bytes: what S3 takes in one PUT. */
const MAX_OBJECT = 5_000_000_000
const LOG_INTERVAL = 60_000
const CHECKSUM = 'x-amz-meta-sha256'

/** Opens a bucket of S3 or of a store that speaks its protocol; nothing is sent yet. */
export function openBucket(place: BucketPlace, { attempts, pause, patience }: BucketTimes = TIMES, log?: Log) {
  const name = `s3://${[place.bucket, place.prefix].filter(Boolean).join('/')}`
  const root = `${place.endpoint}/${place.bucket}`
  const below = place.prefix === '' ? '' : `${place.prefix}/`
  const addressOf = (path: string) => `${root}/${(below + path).split('/').map(encodeURIComponent).join('/')}`
  const signingKeys = new Map<string, ArrayBuffer>()
  const watch = createWatch(log)

  async function send(method: string, url: string, given: Sending, timer: Timer): Promise<Response> {
    const { headers: toSign = {}, range, body } = given
    const { accessKeyId, secretAccessKey, region } = place
    const signer = { accessKeyId, secretAccessKey, region, service: 's3', cache: signingKeys }
    const { url: signed, headers } = await new AwsV4Signer({ method, url, headers: toSign, ...signer }).sign()
    // Proxies may change it, so it is not signed.
    headers.set('Accept-Encoding', 'identity')
    if (range) headers.set('Range', `bytes=${range.start}-${range.end}`)
    const response = await fetch(signed, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: timer.signal,
    })
    timer.restart()
    return response
  }

  /** Passes on what the work expects, and throws for everything else: the action that was refused. */
  async function expectStatus(response: Response, action: Action, ...expected: number[]): Promise<Response> {
    const { status } = response
    if (expected.includes(status)) return response
    const code = readErrorCode(await response.text())
    if (status >= 500 || [408, 409, 429].includes(status))
      throw new TransientError(`it answered ${answerOf(status, code)}`)
    throw new BucketRefusedError(explain(place, name, { status, code, action }))
  }

  async function attempt<Result>(
    work: (timer: Timer) => Promise<Result>,
    { most = attempts, time = patience } = {},
  ): Promise<Result> {
    for (let number = 1; ; number += 1) {
      const timer = startTimer(time)
      try {
        const result = await work(timer)
        watch.answered()
        return result
      } catch (error) {
        if (!isTransient(error)) throw error
        if (number >= most) {
          const message = `${name}: ${reasonOf(error)}`
          watch.failed(message)
          throw new UnavailableError(message, { what: 'pictures', cause: error })
        }
      } finally {
        timer.stop()
      }
      await wait(pause * 2 ** (number - 1) * (0.5 + Math.random() / 2))
    }
  }

  async function* listPages(prefix: string, isDeep: boolean): AsyncGenerator<ListedFile[]> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: below + prefix })
      if (!isDeep) query.set('delimiter', '/')
      if (token !== undefined) query.set('continuation-token', token)
      const text = await attempt(async (timer) => {
        const response = await send('GET', `${root}?${query}`, {}, timer)
        return (await expectStatus(response, 'ListBucket', 200)).text()
      })
      const page = parseListing(text)
      yield page.files.map((file) => ({ ...file, path: file.path.slice(below.length) }))
      token = page.next
    } while (token !== undefined)
  }

  return {
    name,

    /** Stores it, 5 GB at most; what somebody else has stored at this path stays. */
    async put(path: string, source: Uint8Array | { file: string }): Promise<void> {
      const isFile = 'file' in source
      const body = isFile ? await openAsBlob(source.file) : new Blob([source as Uint8Array<ArrayBuffer>])
      if (body.size > MAX_OBJECT)
        throw new BucketRefusedError(`${name}/${path} has ${body.size} bytes: more than the 5 GB of one upload.`)
      const { sha256 } = await measure(isFile ? createReadStream(source.file) : [source])
      const headers = { 'X-Amz-Content-Sha256': sha256, [CHECKSUM]: sha256, 'If-None-Match': '*' }
      await attempt(
        async (timer) => {
          const response = await send('PUT', addressOf(path), { headers, body }, timer)
          await leave(await expectStatus(response, 'PutObject', 200, 412))
        },
        { time: patience + body.size / SLOWEST_UPLOAD },
      )
    },

    /** @param isPatient false: one attempt of two seconds */
    head: (path: string, { isPatient = true } = {}) =>
      attempt(
        async (timer) => {
          const response = await send('HEAD', addressOf(path), {}, timer)
          return (await expectStatus(response, 'GetObject', 200, 404)).status === 404
            ? undefined
            : factsOf(path, response)
        },
        isPatient ? {} : { most: 1, time: Math.min(IMPATIENT, patience) },
      ),

    /** Writes it into a file, and compares length and checksum. */
    download: (path: string, file: string) =>
      attempt(async (timer) => {
        const response = await send('GET', addressOf(path), {}, timer)
        if ((await expectStatus(response, 'GetObject', 200, 404)).status === 404) return leave(response)
        const facts = factsOf(path, response)
        const { pass, end } = createMeasure()
        await pipeline(pass(piecesOf(response, timer)), createWriteStream(file, { mode: 0o600, flush: true }))
        const { sha256, bytes } = end()
        const isWhole = bytes === facts.bytes && [undefined, sha256].includes(facts.sha256)
        if (!isWhole) throw new TransientError(`${path} came damaged`)
        return facts
      }),

    /** In memory. @param range first and last byte, both inclusive */
    read: (path: string, range?: Sending['range']) =>
      attempt(async (timer) => {
        const response = await send('GET', addressOf(path), range ? { range } : {}, timer)
        const { status } = await expectStatus(response, 'GetObject', 200, 206, 404, 416)
        if (status >= 400) return leave(response)
        return buffer(piecesOf(response, timer))
      }),

    remove: (path: string) =>
      attempt(async (timer) => {
        const response = await send('DELETE', addressOf(path), {}, timer)
        await leave(await expectStatus(response, 'DeleteObject', 200, 204, 404))
      }),

    /** Everything whose path begins so. @param isDeep false: without what has a further slash in its path */
    async *list(prefix: string, { isDeep = true } = {}): AsyncGenerator<ListedFile> {
      for await (const page of listPages(prefix, isDeep)) yield* page
    },
  }
}

/** Says once a minute that the store is away, and once that it is back. */
function createWatch(log: Log | undefined) {
  let saidAt: number | undefined
  return {
    failed(reason: string): void {
      if (saidAt !== undefined && performance.now() - saidAt < LOG_INTERVAL) return
      saidAt = performance.now()
      log?.error(`The picture store does not answer: ${reason}`)
    },
    answered(): void {
      if (saidAt !== undefined) log?.info('The picture store answers again')
      saidAt = undefined
    },
  }
}

interface Sending {
  /** Signed. */
  headers?: Record<string, string>
  range?: { start: number; end: number }
  body?: Blob
}

interface Timer {
  signal: AbortSignal
  restart(): void
  stop(): void
}

function startTimer(milliseconds: number): Timer {
  const controller = new AbortController()
  const timeout = setTimeout(() => controller.abort(new TransientError('it does not answer')), milliseconds)
  return { signal: controller.signal, restart: () => void timeout.refresh(), stop: () => clearTimeout(timeout) }
}

async function* piecesOf(response: Response, timer: Timer): AsyncGenerator<Uint8Array> {
  for await (const piece of response.body ?? []) {
    timer.restart()
    yield piece
  }
}

/** Frees the connection. */
async function leave(response: Response): Promise<undefined> {
  await response.body?.cancel()
}

function factsOf(path: string, { headers }: Response): BucketObject {
  return {
    path,
    bytes: Number(headers.get('Content-Length')),
    modifiedAt: new Date(headers.get('Last-Modified') ?? 0),
    sha256: headers.get(CHECKSUM) ?? undefined,
  }
}

/** `fetch` reports faults of the network as TypeError with a cause. */
function isTransient(error: unknown): boolean {
  return error instanceof TransientError || (error instanceof TypeError && error.cause !== undefined)
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error && error instanceof TypeError ? cause.message || message : message
}

const answerOf = (status: number, code: string | undefined) => [status, code].filter(Boolean).join(' ')

type Refused = { status: number; code: string | undefined; action: Action }

function explain(place: BucketPlace, name: string, { status, code, action }: Refused): string {
  const answer = answerOf(status, code)
  if (code === 'NoSuchBucket' || (status === 404 && code === undefined))
    return `${name}: there is no bucket "${place.bucket}" at ${place.endpoint}. Create it, or correct the address.`
  if (status >= 300 && status < 400)
    return `${name}: ${place.endpoint} sends requests elsewhere (${answer}). Set S3_ENDPOINT and S3_REGION to those of the bucket.`
  if (code === 'RequestTimeTooSkewed') return `${name}: the clock of this machine is wrong (${answer}).`
  if (status === 401 || status === 403)
    return `${name}: ${place.endpoint} refuses ${action} (${answer}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and what this key may do.`
  return `${name}: ${place.endpoint} answered ${answer}.`
}
