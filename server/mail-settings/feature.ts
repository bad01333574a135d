import type { Feature } from '../core/feature.ts'
import { mailSettingsApi } from './mail-settings-api.ts'
import { publicAddressApi } from './public-address-api.ts'

export const mailSettingsFeature: Feature = {
  api: (deps) => ({ '/mail-settings': mailSettingsApi(deps), '/public-address': publicAddressApi(deps) }),
}
