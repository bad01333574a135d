import { useResourceContext } from 'react-admin'
import { kindOf } from '../../contract/kinds/index.ts'
import type { Kind } from '../../contract/kinds/kind.ts'
import { isContent } from '../api/entities.ts'

/** The kind of content that the screen is about. */
export function useKind(): Kind {
  const resource = useResourceContext()
  if (!resource || !isContent(resource)) throw new Error(`${resource} is not a kind of content`)
  return kindOf(resource)
}
