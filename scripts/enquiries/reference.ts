import { findReference } from '../../server/enquiries/store/enquiries.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { UsageError } from '../site/run-command.ts'

/** Accepts a dictated reference: any case, spaces, without prefix; O, I and L are read as digits. */
export async function readReference(db: Db, text = ''): Promise<string> {
  const whole = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const [letters, digits] = [whole.slice(0, -8), whole.slice(-8)]
  const plain = digits.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(plain) || !/^[A-Z]{0,6}$/.test(letters))
    throw new UsageError('Name the reference of a message, such as HIM-7K3M9QXW')
  return (await findReference(db, plain)) ?? `${letters}-${plain}`
}
