import { brandFeature } from './brand/feature.ts'
import { auditFeature } from './audit/feature.ts'
import { backupsFeature } from './backup/feature.ts'
import { registerFeatures, type StaffFeature } from './core/feature.ts'
import { importsFeature } from './transfer/feature.ts'
import { mailsFeature } from './mails/feature.ts'
import { mailSettingsFeature } from './mail-settings/feature.ts'
import { answerSettingsFeature, messagesFeature } from './enquiries/feature.ts'
import { menusFeature } from './menus/feature.ts'
import { operationsFeature } from './health/feature.ts'
import { picturesFeature, pictureTextsFeature } from './core/pictures/feature.ts'
import { projectPicturesFeature } from './project-pictures/feature.ts'
import { readinessFeature } from './readiness/feature.ts'
import { redirectsFeature } from './redirects/feature.ts'
import { SET_UP_FEATURES } from './set-up/feature.ts'
import { seedFeature } from './seed/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { staffFeature } from './staff/feature.ts'
import { teamsFeature } from './teams/feature.ts'

/** Tests that run outside of Vite read test/extras.ts. */
const extras = import.meta.env
  ? import.meta.glob<{ feature: StaffFeature }>('../extras/*/admin/feature.tsx', { eager: true })
  : {}

/** All that the staff screens can do beyond content, in the order of the menu. */
export const FEATURES: readonly StaffFeature[] = [
  ...SET_UP_FEATURES,
  menusFeature,
  teamsFeature,
  picturesFeature,
  pictureTextsFeature,
  projectPicturesFeature,
  messagesFeature,
  mailsFeature,
  settingsFeature,
  brandFeature,
  mailSettingsFeature,
  answerSettingsFeature,
  readinessFeature,
  seedFeature,
  redirectsFeature,
  staffFeature,
  auditFeature,
  operationsFeature,
  backupsFeature,
  importsFeature,
  ...Object.values(extras).map(({ feature }) => feature),
]

registerFeatures(FEATURES)
