import { serviceKind } from '../../contract/services/kind.ts'
import { hasOwnContent } from '../core/content/own-content.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { publicServices, serviceReferences } from './services.ts'
import { href } from '../../contract/addresses.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { requireTwoLevels } from '../core/content/two-levels.ts'

const rules = recordKind(serviceKind, {
  check: (tx, { parentId }, id) => requireTwoLevels(tx, serviceKind, parentId, id),

  async addresses(db, { slug, parentId }, id) {
    const all = await serviceReferences.listAll(db, 'en')
    const parent = all.find((one) => one.id === parentId)
    const children = all.filter((one) => one.parentId === id)
    return new Map([
      [href('service', { slug }), id],
      ...(parent ? [[href('childService', { parent: parent.slug, slug }), id] as const] : []),
      ...children.map((child) => [href('childService', { parent: slug, slug: child.slug }), child.id] as const),
    ])
  },
})

export const feature: Feature = {
  kinds: [rules],
  api: (deps) => ({ '/services': publicKindApi(deps, publicServices) }),
  setUpSteps: [{ name: 'services', isDone: ({ db }) => hasOwnContent(db, 'services') }],
}
