import {
  mailSettingsChangeSchema,
  mailSettingsSchema,
  mailTestSchema,
} from '../../contract/mail-settings/mail-settings.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, limitError } from '../core/api/router.ts'
import type { ApiDeps } from '../core/feature.ts'
import { noteTested, type MailSource } from '../core/mail/mail-config.ts'
import { createRateLimit } from '../core/process/rate-limit.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { changeMailSettings, configOf, getMailSettings, sendTestMail } from './mail-settings.ts'

const UPDATED = 'The mail settings are updated successfully.'
/** Of all owners together: it is also a way to try names and ports. */
export const TESTS = { most: 10, per: 10 * 60_000 }

const call = callsOf('Mail settings', { access: 'owner' })
const getCall = call('get /', 'How mails leave, and where messages are mailed to', {
  200: answer(oneOf(mailSettingsSchema), 'What applies now'),
})
const changeCall = call('put /', 'Change how mails leave', {
  description: 'The next mail goes out with it. What is set on the server by a variable stays as it is.',
  body: mailSettingsChangeSchema,
  200: answer(writtenOf(mailSettingsSchema), `Stored: "${UPDATED}"`),
})
const testCall = call('post /test', 'Send a test mail with these settings, without saving them', {
  description: 'It goes to the recipients and to whoever asks. Waits for the mail server for up to 25 seconds.',
  body: mailSettingsChangeSchema,
  200: answer(oneOf(mailTestSchema), 'How the mail server took it'),
  ...limitError,
})

export const mailSettingsApi = ({ db, now, staff: { secret }, mail }: ApiDeps) => {
  const source: MailSource = { db, secret, environment: mail }
  const tests = createRateLimit({ ...TESTS, now })
  return createRouter()
    .openapi(getCall, async (context) => context.json({ data: await getMailSettings(source) }, 200))
    .openapi(changeCall, async (context) => {
      await changeMailSettings(source, { db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: UPDATED, data: await getMailSettings(source) }, 200)
    })
    .openapi(testCall, async (context) => {
      const config = await configOf(source, context.req.valid('json'))
      const { smtpUrl } = config
      if (smtpUrl === undefined) throw new ServiceError('conflict', 'Mails stay on this machine: SMTP_URL is none')
      const retryAfter = tests.take('')
      if (retryAfter !== undefined)
        throw new ServiceError('too_many_requests', 'Too many test mails: try again in a few minutes', { retryAfter })
      const to = [...new Set([...config.enquiriesTo, actorOf(context).email])]
      const test = await sendTestMail(db, { ...config, smtpUrl }, { to, locale: config.officeLocale, now: now() })
      const missed = new Set(test.refused.map(({ address }) => address))
      if (
        test.outcome === 'sent' ||
        (test.outcome === 'recipient' && !config.enquiriesTo.some((one) => missed.has(one)))
      )
        await noteTested(db, config, secret)
      return context.json({ data: test }, 200)
    })
}
