import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Log } from '../core/process/log.ts'
import { DAY, HOUR } from '../core/process/durations.ts'
import { hostOf } from '../core/process/networks.ts'
import { keepFor } from './health.ts'

const TIMEOUT = 5_000

const WARNING = 14 * DAY

export const isEnding = (end: Date, now: Date): boolean => end.getTime() - now.getTime() < WARNING

/** Returns a function that reads it once an hour; undefined without TLS, or while it cannot be read. */
export function createCertificateReader(
  read: () => Promise<Date | undefined>,
  { log, now = () => new Date() }: { log: Log; now?: () => Date },
): () => Promise<Date | undefined> {
  const attempt = () =>
    read().catch((error: unknown) => {
      log.info(`The certificate of the public address could not be read: ${String(error)}`)
      return undefined
    })
  return keepFor(HOUR, attempt, () => now().getTime())
}

/** Connects to the site's own public address. @returns when its certificate ends; undefined without TLS */
export async function readCertificateEnd(publicUrl: string | undefined): Promise<Date | undefined> {
  const { protocol, hostname, port } = URL.parse(publicUrl ?? '') ?? {}
  if (protocol !== 'https:' || !hostname) return undefined
  const host = hostOf({ hostname })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({
    host,
    port: Number(port || 443),
    // Its end is to be read also when nobody trusts it. Nothing is sent.
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
  })
  socket.setTimeout(TIMEOUT, () => reject(new Error('The public address did not answer')))
  socket.once('secureConnect', resolve)
  socket.once('error', reject)
  try {
    await promise
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
