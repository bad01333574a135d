import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import type { KeyArea } from '../../contract/api-keys/api-key-scope.ts'

/** The name of a kind of content in the menu. */
export function useAreaName(): (area: KeyArea) => string {
  const translate = useTranslate()
  return useCallback((area) => translate(`resources.${area}.name`, { smart_count: 2 }), [translate])
}
