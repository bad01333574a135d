import { certificateKind } from '../../contract/kinds/certificate.ts'
import { invalid } from '../core/process/service-error.ts'
import { recordKind } from '../core/content/record-kind.ts'

export const certificates = recordKind(certificateKind, {
  async check(_tx, { issuedOn, validUntil }) {
    if (issuedOn && validUntil && validUntil < issuedOn) {
      throw invalid({ validUntil: 'Valid until must not be before the day of issue' })
    }
  },
})
