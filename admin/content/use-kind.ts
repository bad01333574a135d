import { useMemo } from 'react'
import { useGetIdentity, useResourceContext } from 'react-admin'
import { isAtLeast, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { withoutBids } from '../../contract/fields/bids-facts.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { isContent } from '../core/api/entities.ts'

/** The kind of content that the screen is about, with the fields that whoever is signed in may know. */
export function useKind(): Kind {
  const resource = useResourceContext()
  if (!resource || !isContent(resource)) throw new Error(`${resource} is not a kind of content`)
  const { identity } = useGetIdentity()
  const writesBids = isAtLeast(identity?.['role'] as StaffRole | undefined, 'bids')
  return useMemo(() => (writesBids ? kindOf(resource) : withoutBids(kindOf(resource))), [resource, writesBids])
}
