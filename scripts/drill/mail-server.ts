import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type MailFault =
  | 'none'
  /** 421. */
  | 'refuse'
  /** Accepts the connection and stays silent. */
  | 'hang'
  /** Breaks the connection in the middle of the mail. */
  | 'cut'
  /** Accepts the mail and breaks the connection before the answer. */
  | 'cut after'
  /** 451 at the first attempt. */
  | 'greylist'
  /** 550. */
  | 'unknown'

export interface TakenMail {
  /** Without brackets. */
  messageId: string
  from: string
  to: string[]
  raw: string
}

export interface MailServer {
  /** Such as smtp://127.0.0.1:2525. */
  url: string
  /** Accepted mails, also where the client was not told. */
  taken: TakenMail[]
  faults: Record<MailFault, number>
  /** Response codes by recipient: 450 for now, 550 permanently. */
  refusals: Map<string, number>
  close(): Promise<void>
}

/** An SMTP server with faults. @param nextFault called for each connection @param credentials required, if given */
export async function startMailServer(
  nextFault: () => MailFault = () => 'none',
  credentials?: { user: string; password: string },
): Promise<MailServer> {
  const taken: TakenMail[] = []
  const faults: Record<MailFault, number> = {
    none: 0,
    refuse: 0,
    hang: 0,
    cut: 0,
    'cut after': 0,
    greylist: 0,
    unknown: 0,
  }
  const faultOf = new Map<string, MailFault>()
  const refusals = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: credentials ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !credentials,
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth({ username, password }, _session, done) {
      if (username === credentials?.user && password === credentials?.password) done(null, { user: username })
      else done(replyWith(535, 'Wrong user name or password'))
    },
    onConnect(session, done) {
      const fault = nextFault()
      faults[fault]++
      faultOf.set(session.id, fault)
      if (fault === 'refuse') done(replyWith(421, 'Too busy, come back later'))
      else if (fault !== 'hang') done()
    },
    onRcptTo({ address }, session, done) {
      const fault = faultOf.get(session.id)
      const refusal = refusals.get(address)
      if (refusal !== undefined) done(replyWith(refusal, `<${address}> is refused`))
      else if (fault === 'greylist') done(replyWith(451, '4.7.1 Greylisted, come back later'))
      else if (fault === 'unknown') done(replyWith(550, '5.1.1 No such user here'))
      else done()
    },
    onData(stream, session, done) {
      const fault = faultOf.get(session.id)
      if (fault === 'cut') {
        stream.once('data', () => cut(session))
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        taken.push(describe(Buffer.concat(chunks).toString('utf8'), session))
        if (fault === 'cut after') cut(session)
        else done()
      })
    },
    onClose: (session) => void faultOf.delete(session.id),
  })
  const sockets = new Map<number, Socket>()
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()
  // Errors of clients do not matter.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    faults,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function replyWith(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

function describe(raw: string, { envelope }: SMTPServerSession): TakenMail {
  return {
    messageId: /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '',
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
  }
}
