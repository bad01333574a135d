import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Kind } from '../../contract/fields/kind.ts'

/** The specification (section 8) says word for word what a toast says of these. */
const SPECIFIED = new Set(['news', 'teams'])

/**
 * The text of a toast, in one sentence: that of the specification in English, else what visitors see now.
 * @returns a function of the answer's message, and of what it means for visitors
 */
export function useSuccessText({ entity }: Kind): (message: string | undefined, meaning: string) => string {
  const isSpecified = useLocale() === DEFAULT_LOCALE && SPECIFIED.has(entity)
  return useCallback((message, meaning) => (isSpecified && message) || meaning, [isSpecified])
}
