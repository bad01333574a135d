import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { readinessSchema, type Readiness } from '../../contract/readiness/readiness.ts'
import { listStaffUsers } from '../core/accounts/store/staff.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { countLibraryPictures } from '../core/pictures/store/picture-library.ts'
import { getSettings } from '../core/settings/settings.ts'
import { publishedFaults } from './published-faults.ts'
import type { ApiDeps, Feature, ReadinessChecks } from '../core/feature.ts'

const readinessApi = routerOf(
  servedCallsOf<ApiDeps>('Readiness', { access: 'owner' })(
    'get /',
    'What a site should have before it is made public, computed from what is there',
    { 200: one(readinessSchema, 'Each check, in the order of the features'), handle: getReadiness },
  ),
)

async function getReadiness(deps: ApiDeps): Promise<Readiness> {
  const checks = Object.entries(deps.readiness).map(async ([name, check]) => {
    const found = await check(deps).catch((error: unknown) => {
      deps.log.error(`Readiness: ${name} could not be computed`, error)
      return false
    })
    return { name, isDone: found === true, path: typeof found === 'string' ? found : null }
  })
  return { checks: await Promise.all(checks) }
}

/** Checks that belong to no feature. */
const readiness: ReadinessChecks = {
  async secondFactor({ db }) {
    const owners = (await listStaffUsers(db)).filter(
      ({ role, disabled_at }) => role === 'owner' && disabled_at === null,
    )
    return owners.every(({ two_factor_enabled }) => Boolean(two_factor_enabled))
  },
  headline: async ({ reads }) => (await publishedFaults(reads)).hasHeadline,
  blanks: async ({ reads }) => (await publishedFaults(reads)).blank ?? true,
  async translations({ db, reads }) {
    if ((await getSettings(db, DEFAULT_LOCALE)).languages !== 'both') return true
    return (await publishedFaults(reads)).untranslated ?? true
  },
  async pictureTexts({ db, reads }) {
    const { pictureIds } = await publishedFaults(reads)
    return (await countLibraryPictures(db, { alt: 'missing', ids: [...pictureIds] })) === 0
  },
}

export const feature: Feature = { api: (deps) => ({ '/readiness': readinessApi(deps) }), readiness }
