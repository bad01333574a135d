import type { KeyArea } from '../../../contract/kinds/key-scopes.ts'
import { useTranslate } from '../../../admin/core/packages.ts'

/** The name of a kind of content in the menu. */
export function useAreaName() {
  const translate = useTranslate()
  return (area: KeyArea): string => translate(`resources.${area}.name`, { smart_count: 2 })
}
