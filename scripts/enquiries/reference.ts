import { UsageError } from '../site/run-command.ts'

/** Accepts a dictated reference: any case, spaces, without prefix; O, I and L are read as digits. */
export function readReference(text: string | undefined): string {
  const digits = (text ?? '')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^REC(?=.{8}$)/, '')
  const plain = digits.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(plain))
    throw new UsageError('Name the reference of a message, such as REC-7K3M9QXW')
  return `REC-${plain}`
}
