import {
  mailSettingsChangeSchema,
  mailSettingsSchema,
  mailTestSchema,
} from '../../contract/mail-settings/mail-settings.ts'
import { one, routerOf, servedCallsOf, told } from '../core/accounts/served-calls.ts'
import { limitError } from '../core/api/router.ts'
import type { ApiDeps } from '../core/feature.ts'
import { noteTested } from '../core/mail/mail-config.ts'
import { createRateLimit, type RateLimit } from '../core/process/rate-limit.ts'
import { conflict, tooMany } from '../core/process/service-error.ts'
import { changeMailSettings, configOf, getMailSettings, sendTestMail } from './mail-settings.ts'

/** Of all owners together: it is also a way to try names and ports. */
export const TESTS = { most: 10, per: 10 * 60_000 }

const call = servedCallsOf<ApiDeps & { tests: RateLimit }>('Mail settings', { access: 'owner' })

const calls = routerOf(
  call('get /', 'How mails leave, and where messages are mailed to', {
    200: one(mailSettingsSchema, 'What applies now'),
    handle: getMailSettings,
  }),
  call('put /', 'Change how mails leave', {
    isGuarded: true,
    description: 'The next mail goes out with it. What is set on the server by a variable stays as it is.',
    body: mailSettingsChangeSchema,
    200: told('Stored', mailSettingsSchema, 'The mail settings are updated successfully.'),
    async handle(deps, { body }) {
      await changeMailSettings(deps, body)
      return getMailSettings(deps)
    },
  }),
  call('post /test', 'Send a test mail with these settings, without saving them', {
    description: 'It goes to the recipients and to whoever asks. Waits for the mail server for up to 25 seconds.',
    body: mailSettingsChangeSchema,
    200: one(mailTestSchema, 'How the mail server took it'),
    ...limitError,
    async handle({ tests, actor, ...deps }, { body }) {
      const config = await configOf(deps, body)
      const { smtpUrl } = config
      if (smtpUrl === undefined) throw conflict('Mails stay on this machine: SMTP_URL is none')
      const retryAfter = tests.take('')
      if (retryAfter !== undefined) throw tooMany('Too many test mails: try again in a few minutes', retryAfter)
      const to = [...new Set([...config.enquiriesTo, actor.email])]
      const test = await sendTestMail(
        deps.db,
        { ...config, smtpUrl },
        { to, locale: config.officeLocale, now: deps.now() },
      )
      const missed = new Set(test.refused.map(({ address }) => address))
      if (
        test.outcome === 'sent' ||
        (test.outcome === 'recipient' && !config.enquiriesTo.some((one) => missed.has(one)))
      )
        await noteTested(deps, config)
      return test
    },
  }),
)

export const mailSettingsApi = (deps: ApiDeps) =>
  calls({ ...deps, tests: createRateLimit({ ...TESTS, now: deps.now }) })
