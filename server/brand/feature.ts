import { brandSchema } from '../../contract/brand/brand.ts'
import { brandKind } from '../../contract/brand/kind.ts'
import { SIGN_FILES } from '../../contract/brand/sign.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import type { ApiParts } from '../core/api/router.ts'
import { onlyItem } from '../core/content/only-item.ts'
import { hasOwnContent } from '../core/content/own-content.ts'
import type { Feature } from '../core/feature.ts'
import { getBrand } from './brand.ts'
import { createSignRoutes, type Signs } from './sign-routes.ts'

const call = servedCallsOf('Organisation', { access: 'public' })

const brandApi = routerOf(
  call('get /', 'How the site looks: the colours of the firm', {
    cache: [],
    200: one(brandSchema, 'The brand'),
    handle: ({ db }) => getBrand(db),
  }),
)

/** A logo that did not come with the sample. */
async function hasOwnLogo({ db }: ApiParts): Promise<boolean> {
  return (await getBrand(db)).logo !== null && (await hasOwnContent(db, 'brand'))
}

declare module '../core/feature.ts' {
  interface RouteDeps {
    signs: Signs
  }
}

export const feature: Feature = {
  kinds: [onlyItem(brandKind)],
  api: (deps) => ({ '/brand': brandApi(deps) }),
  routes: ({ signs }) => createSignRoutes(signs),
  serves: Object.values(SIGN_FILES),
  setUpSteps: [{ name: 'brand', isDone: hasOwnLogo }],
  readiness: { logo: hasOwnLogo },
}
