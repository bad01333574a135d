import type { Colleague } from '../../../contract/accounts/staff.ts'
import { useMay } from './use-may.ts'
import { useRead } from '../api/use-read.ts'

const HOUR = 60 * 60 * 1000

/** All accounts, also those that were disabled; readers and authors are not told. */
export function useColleagues(): Colleague[] {
  const { edits } = useMay()
  const { data = [] } = useRead<Colleague[]>(['colleagues'], '/colleagues', { enabled: edits, staleTime: HOUR })
  return data
}

/**
 * A name of somebody instead of the address that records keep: the name of the account, with the address where two
 * have the same; without an account the text as it is.
 */
export function useStaffNames(): (email: string) => string {
  const colleagues = useColleagues()
  return (email) => {
    const name = colleagues.find((one) => one.email === email)?.name
    if (name === undefined) return email
    return colleagues.filter((one) => one.name === name).length > 1 ? `${name} (${email})` : name
  }
}
