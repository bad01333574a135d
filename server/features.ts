import { approvalFeature } from './approval/feature.ts'
import { backupFeature } from './backup/feature.ts'
import { brandFeature } from './brand/feature.ts'
import { calendarFeature } from './calendar/feature.ts'
import { capabilitiesFeature } from './capabilities/feature.ts'
import { addServedPath } from '../contract/redirects/served-address.ts'
import { registerKinds } from './core/content/kinds.ts'
import { registerEventHandlers } from './core/jobs/events.ts'
import { emailChangedMail } from './core/accounts/own-email.ts'
import { invitationMail, passwordMail } from './core/accounts/forgotten-password.ts'
import { signInMail } from './core/accounts/attempts.ts'
import type { Feature } from './core/feature.ts'
import { findModules } from './core/process/find-modules.ts'
import { registerMails } from './core/mail/templates.ts'
import { dashboardFeature } from './dashboard/feature.ts'
import { enquiriesFeature } from './enquiries/feature.ts'
import { factsFeature } from './facts/feature.ts'
import { formStatesFeature } from './form-states/feature.ts'
import { healthFeature } from './health/feature.ts'
import { kindsFeature } from './kinds/feature.ts'
import { mailSettingsFeature } from './mail-settings/feature.ts'
import { menusFeature } from './menus/feature.ts'
import { newsFeature } from './news/feature.ts'
import { pagesFeature } from './pages/feature.ts'
import { peopleFeature } from './people/feature.ts'
import { preferencesFeature } from './preferences/feature.ts'
import { previewsFeature } from './previews/feature.ts'
import { projectsFeature } from './projects/feature.ts'
import { publicationsFeature } from './publications/feature.ts'
import { readinessFeature } from './readiness/feature.ts'
import { redirectsFeature } from './redirects/feature.ts'
import { regionsFeature } from './regions/feature.ts'
import { retentionFeature } from './retention/feature.ts'
import { searchFeature } from './search/feature.ts'
import { seedFeature } from './seed/feature.ts'
import { servicesFeature } from './services/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { setUpFeature } from './set-up/feature.ts'
import { shortlistFeature } from './shortlist/feature.ts'
import { sitePagesFeature } from './site-pages/feature.ts'
import { transferFeature } from './transfer/feature.ts'

const extras = await findModules<{ feature: Feature }>(
  new URL('../extras/', import.meta.url),
  '*/server/feature.ts',
  import.meta.env && import.meta.glob('../extras/*/server/feature.ts', { eager: true }),
)

/** All that the product can do, in the order of its description. Each program that works on content imports this. */
export const FEATURES: readonly Feature[] = [
  servicesFeature,
  newsFeature,
  projectsFeature,
  publicationsFeature,
  capabilitiesFeature,
  kindsFeature,
  factsFeature,
  peopleFeature,
  shortlistFeature,
  pagesFeature,
  sitePagesFeature,
  menusFeature,
  settingsFeature,
  brandFeature,
  regionsFeature,
  calendarFeature,
  searchFeature,
  enquiriesFeature,
  mailSettingsFeature,
  previewsFeature,
  formStatesFeature,
  approvalFeature,
  setUpFeature,
  preferencesFeature,
  dashboardFeature,
  readinessFeature,
  redirectsFeature,
  backupFeature,
  transferFeature,
  seedFeature,
  healthFeature,
  retentionFeature,
  ...Object.values(extras).map(({ feature }) => feature),
]

registerKinds(FEATURES.flatMap(({ kinds = [] }) => kinds))
registerEventHandlers(FEATURES.flatMap(({ on }) => on ?? []))
for (const { serves = [], reports = {} } of FEATURES)
  for (const path of [...serves, ...Object.keys(reports)]) addServedPath(path)
registerMails({
  password: passwordMail,
  invitation: invitationMail,
  'email-changed': emailChangedMail,
  'sign-in-failures': signInMail,
  ...Object.assign({}, ...FEATURES.map(({ mails }) => mails)),
})
