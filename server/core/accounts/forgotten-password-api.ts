import { forgottenPasswordSchema } from '../../../contract/accounts/staff.ts'
import { requestPassword } from './forgotten-password.ts'
import { conflict } from '../process/service-error.ts'
import { limitError } from '../api/router.ts'
import { done, routerOf, servedCallsOf } from './served-calls.ts'
import type { SessionDeps } from './session-parts.ts'

const ASKED =
  'If there is an account with this address, a link to choose a new password is on its way to it. It is good for two hours.'

const call = servedCallsOf<SessionDeps>('Session', { access: 'public' })

export const forgottenPasswordApi = routerOf(
  call('post /password/forgotten', 'Have a link mailed to choose a new password', {
    description:
      'The answer is the same whether there is such an account or not. The link is good once and for two hours.',
    body: forgottenPasswordSchema,
    200: done('Asked for', ASKED),
    ...limitError,
    handle(deps, { body: { email }, context }) {
      const origin = deps.publicUrl ?? originOfThisMachine(context.req.url)
      if (origin !== undefined) return requestPassword(deps, { email, address: context.var.caller.address, origin })
      throw conflict('This site does not know its public address yet, so it mails no links. Ask an owner for a link')
    },
  }),
)

/** An attacker could set Host and Origin so that a valid link leads to their machine; localhost is the reader's own. */
export function originOfThisMachine(url: string): string | undefined {
  const { origin, hostname } = new URL(url)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : undefined
}
