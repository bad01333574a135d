import { addServedPath } from '../contract/redirects/served-address.ts'
import { registerKinds } from './core/content/kinds.ts'
import { registerEventHandlers } from './core/jobs/events.ts'
import { emailChangedMail } from './core/accounts/own-email.ts'
import { invitationMail, passwordMail } from './core/accounts/forgotten-password.ts'
import { signInMail } from './core/accounts/attempts.ts'
import type { Feature } from './core/feature.ts'
import { findModules } from './core/process/find-modules.ts'
import { registerMails } from './core/mail/templates.ts'

type FeatureModule = { feature: Feature }

const own = await findModules<FeatureModule>(
  new URL('.', import.meta.url),
  '!(core)/feature.ts',
  import.meta.env && import.meta.glob(['./*/feature.ts', '!./core/feature.ts'], { eager: true }),
)
const extras = await findModules<FeatureModule>(
  new URL('../extras/', import.meta.url),
  '*/server/feature.ts',
  import.meta.env && import.meta.glob('../extras/*/server/feature.ts', { eager: true }),
)

/** All that the product can do, by name, extras last. Each program that works on content imports this. */
export const FEATURES: readonly Feature[] = [...Object.values(own), ...Object.values(extras)].map(
  ({ feature }) => feature,
)

/** Where the firm's own papers are kept. */
export const PAPERS = FEATURES.find(({ papers }) => papers)?.papers

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
