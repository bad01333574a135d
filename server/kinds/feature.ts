import { clientJoinSchema } from '../../contract/content/client-join.ts'
import { deleted, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { recordKind } from '../core/content/record-kind.ts'
import type { Feature } from '../core/feature.ts'
import { joinClients } from './join-clients.ts'
import { certificates, clients, declaredKinds, partners, timeline } from './public-kinds.ts'
import { certificateKind } from '../../contract/certificates/kind.ts'
import { invalid } from '../core/process/service-error.ts'

const certificateRules = recordKind(certificateKind, {
  async check(_tx, { issuedOn, validUntil }) {
    if (issuedOn && validUntil && validUntil < issuedOn) {
      throw invalid({ validUntil: 'Valid until must not be before the day of issue' })
    }
  },
})

const call = servedCallsOf('Clients', { access: 'author' })

const clientJoinsApi = routerOf(
  call('post /', 'Join two entries of one client', {
    description: 'The projects of the first go to the second, and its address redirects there. It goes into the trash.',
    body: clientJoinSchema,
    200: deleted('Clients are joined successfully.', 'Joined'),
    handle: (deps, { body }) => joinClients(deps, body),
  }),
)

/** The small kinds, whose calls follow from their declarations. */
export const feature: Feature = {
  kinds: [certificateRules],
  api: (deps) => ({
    '/partners': publicKindApi(deps, partners),
    '/clients': publicKindApi(deps, clients),
    '/client-joins': clientJoinsApi(deps),
    '/certificates': publicKindApi(deps, certificates),
    '/timeline': publicKindApi(deps, timeline),
    ...Object.fromEntries(declaredKinds.map((kind) => [`/${kind.kind.entity}`, publicKindApi(deps, kind)])),
  }),
}
