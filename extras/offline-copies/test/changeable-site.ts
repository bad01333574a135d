import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ChangeableSite {
  origin: string
  /** Answers nothing from now on, as a network without a signal. */
  isSilent: boolean
  /** The answer given instead, by path, as a newer version of the site would. */
  answers: Map<string, { status?: number; type: string; body: string }>
  close(): Promise<void>
}

/** Stands before the tests' server: what a service worker asks for cannot be routed in the browser. */
export async function startChangeableSite(upstream: string): Promise<ChangeableSite> {
  const server = createServer((incoming, outgoing) => {
    if (site.isSilent) return
    const other = site.answers.get(incoming.url ?? '')
    if (other) outgoing.writeHead(other.status ?? 200, { 'Content-Type': other.type }).end(other.body)
    else forward(upstream, incoming, outgoing)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const site: ChangeableSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSilent: false,
    answers: new Map(),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return site
}

function forward(upstream: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url = '/', method, headers } = incoming
  const call = request(new URL(url, upstream), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  incoming.pipe(call)
}
