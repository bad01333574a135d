import { KINDS } from '../../contract/kinds/index.ts'
import { onlyItem } from '../core/content/only-item.ts'
import type { Feature } from '../core/feature.ts'
import { checkMenus } from './menus.ts'

export const feature: Feature = {
  kinds: [onlyItem(KINDS.menus, { check: async (_tx, menus) => checkMenus(menus) })],
}
