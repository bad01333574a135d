import type { Feature } from '../core/feature.ts'
import { settingsApi } from './settings-api.ts'
import { settings } from './settings-kind.ts'

export const settingsFeature: Feature = { kinds: [settings], api: (deps) => ({ '/settings': settingsApi(deps) }) }
