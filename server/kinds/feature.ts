import { publicKindApi } from '../core/content/public-kind-api.ts'
import { recordKind } from '../core/content/record-kind.ts'
import type { Feature } from '../core/feature.ts'
import { certificates, clients, declaredKinds, partners, timeline } from './public-kinds.ts'
import { certificateKind } from '../../contract/kinds/certificate.ts'
import { invalid } from '../core/process/service-error.ts'

const certificateRules = recordKind(certificateKind, {
  async check(_tx, { issuedOn, validUntil }) {
    if (issuedOn && validUntil && validUntil < issuedOn) {
      throw invalid({ validUntil: 'Valid until must not be before the day of issue' })
    }
  },
})

/** The small kinds, whose calls follow from their declarations. */
export const kindsFeature: Feature = {
  kinds: [certificateRules],
  api: (deps) => ({
    '/partners': publicKindApi(deps, partners),
    '/clients': publicKindApi(deps, clients),
    '/certificates': publicKindApi(deps, certificates),
    '/timeline': publicKindApi(deps, timeline),
    ...Object.fromEntries(declaredKinds.map((kind) => [`/${kind.kind.entity}`, publicKindApi(deps, kind)])),
  }),
}
