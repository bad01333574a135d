import type { Feature } from '../core/feature.ts'
import { wereTakenFor } from '../core/mail/mail-store.ts'
import { hasMailServer, isTested, readMailConfig } from '../core/mail/mail-config.ts'
import { mailSettingsApi } from './mail-settings-api.ts'
import { publicAddressApi } from './public-address-api.ts'

export const feature: Feature = {
  api: (deps) => ({ '/mail-settings': mailSettingsApi(deps), '/public-address': publicAddressApi(deps) }),
  setUpSteps: [{ name: 'mail-settings', isDone: hasMailServer }],
  readiness: {
    mailServer: hasMailServer,
    async contact(deps) {
      const config = await readMailConfig(deps)
      if (config.smtpUrl === undefined) return false
      return (await isTested(deps, config)) || (await wereTakenFor(deps.db, config.enquiriesTo))
    },
  },
}
