import { doneSchema, forgottenPasswordSchema } from '../../../contract/accounts/staff.ts'
import { requestPassword } from './forgotten-password.ts'
import type { StaffAuth } from './staff-auth.ts'
import { ServiceError } from '../process/service-error.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, limitError, type ApiParts } from '../api/router.ts'

const ASKED = {
  message:
    'If there is an account with this address, a link to choose a new password is on its way to it. It is good for two hours.',
}

const call = callsOf('Session', { access: 'public' })
const askCall = call('post /password/forgotten', 'Have a link mailed to choose a new password', {
  description:
    'The answer is the same whether there is such an account or not. The link is good once and for two hours.',
  body: forgottenPasswordSchema,
  200: answer(doneSchema, 'Asked for', ASKED),
  ...limitError,
})

export const forgottenPasswordApi = (
  { db, now }: ApiParts,
  auth: () => Promise<StaffAuth>,
  { wakeJobs }: { wakeJobs: () => void },
  { secret, publicUrl }: { secret: string; publicUrl: string | undefined },
) =>
  createRouter().openapi(askCall, async (context) => {
    const origin = publicUrl ?? originOfThisMachine(context.req.url)
    if (origin === undefined) {
      throw new ServiceError(
        'conflict',
        'This site does not know its public address yet, so it mails no links. Ask an owner for a link',
      )
    }
    const { email } = context.req.valid('json')
    await requestPassword({ db, auth, secret, now, wakeJobs }, { email, address: context.var.caller.address, origin })
    return context.json(ASKED, 200)
  })

/** An attacker could set Host and Origin so that a valid link leads to their machine; localhost is the reader's own. */
export function originOfThisMachine(url: string): string | undefined {
  const { origin, hostname } = new URL(url)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : undefined
}
