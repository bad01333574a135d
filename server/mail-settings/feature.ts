import type { Feature } from '../core/feature.ts'
import { wereTakenFor } from '../core/mail/mail-store.ts'
import { hasMailServer, isTested, readMailConfig } from '../core/mail/mail-config.ts'
import { mailSettingsApi } from './mail-settings-api.ts'
import { publicAddressApi } from './public-address-api.ts'

export const mailSettingsFeature: Feature = {
  api: (deps) => ({ '/mail-settings': mailSettingsApi(deps), '/public-address': publicAddressApi(deps) }),
  setUpSteps: [{ name: 'mail-settings', isDone: ({ db, mail }) => hasMailServer({ db, environment: mail }) }],
  readiness: {
    mailServer: ({ db, mail }) => hasMailServer({ db, environment: mail }),
    async contact({ db, mail, staff: { secret } }) {
      const config = await readMailConfig({ db, secret, environment: mail })
      if (config.smtpUrl === undefined) return false
      return (await isTested(db, config, secret)) || (await wereTakenFor(db, config.enquiriesTo))
    },
  },
}
