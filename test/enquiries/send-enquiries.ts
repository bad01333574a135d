import { onTestFinished } from 'vitest'
import type { Locale } from '../../contract/locale.ts'
import type { MailConfig } from '../../server/core/mail/mail-config.ts'
import { startJobs, type JobRunner } from '../../server/core/jobs/runner.ts'
import { createMailHandler } from '../../server/core/mail/send-mail.ts'
import { createSmtpTransport } from '../../server/core/mail/mail-transport.ts'
import type { EnquirySettings } from '../../server/enquiries/enquiry-deps.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { startMailServer, type MailFault, type MailServer } from '../../scripts/drill/mail-server.ts'
import { createTestApp, NOW, type TestApp } from '../create-test-app.ts'

/** The default signing key of createApi. */
const SECRET = 'no secret: only for tests and measurements'

export const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'नमस्ते.\nHow long is <it>?',
}

export interface Office extends TestApp {
  mailServer: MailServer
  /** Moves the time of the API and of mailers. */
  clock: { now: number }
  logged: string[]
  /** Receivers of the firm's mails; may be changed at any time. */
  receivers: string[]
  post(message?: object, headers?: Record<string, string>): Promise<Response>
  /** One more process that sends mails of the same store. */
  addMailer(): JobRunner
}

/** The API, a store and a mail server that speaks SMTP; gone when the test has finished. */
export async function openOffice(
  engine: Engine,
  settings: Partial<EnquirySettings> = {},
  nextFault?: () => MailFault,
  officeLocale: Locale = 'en',
): Promise<Office> {
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const mailServer = await startMailServer(nextFault)
  onTestFinished(() => mailServer.close())
  const app = await createTestApp(engine, { now, ...settings })
  const logged: string[] = []
  const log = { info: (text: string) => void logged.push(text), error: (text: string) => void logged.push(text) }
  const receivers = ['office@example.org']
  const config: MailConfig = {
    smtpUrl: mailServer.url,
    from: { name: 'Rekha', address: 'website@site.example.org' },
    enquiriesTo: receivers,
    officeLocale,
  }
  return {
    ...app,
    mailServer,
    clock,
    logged,
    receivers,
    async post(message = MESSAGE, headers = {}) {
      return app.request('/contact-us', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json', ...headers },
      })
    },
    addMailer() {
      const transport = createSmtpTransport(`${mailServer.url}?greetingTimeout=1500&socketTimeout=3000`)
      const handler = createMailHandler({
        db: app.db,
        readMail: async () => ({ transport, config }),
        secret: SECRET,
        log,
        now,
      })
      const mailer = startJobs({ db: app.db, handlers: [handler], log, now })
      onTestFinished(() => mailer.stop())
      return mailer
    },
  }
}
