import { sitePageKind } from '../../contract/site-pages/kind.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { requireTwoLevels } from '../core/content/two-levels.ts'
import type { Feature } from '../core/feature.ts'
import { sitePages } from './site-pages.ts'

export const feature: Feature = {
  kinds: [
    recordKind(sitePageKind, { check: (tx, { parentId }, id) => requireTwoLevels(tx, sitePageKind, parentId, id) }),
  ],
  api: (deps) => ({ '/site-pages': publicKindApi(deps, sitePages) }),
}
