import { useCallback } from 'react'
import type { KeyArea } from '../../contract/api-key-scope.ts'
import { useTranslate } from '../words/use-translate.ts'

/** What the menu calls a kind of content. */
export function useAreaName(): (area: KeyArea) => string {
  const translate = useTranslate()
  return useCallback((area) => translate(`resources.${area}.name`, { smart_count: 2 }), [translate])
}
