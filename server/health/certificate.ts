import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** Milliseconds. */
const TIMEOUT = 5_000

/** Connects to the site's own public address. @returns when its certificate ends; undefined without TLS */
export async function readCertificateEnd(publicUrl: string | undefined): Promise<Date | undefined> {
  const { protocol, hostname, port } = URL.parse(publicUrl ?? '') ?? {}
  if (protocol !== 'https:' || !hostname) return undefined
  const host = hostname.replace(/^\[|\]$/g, '')
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
