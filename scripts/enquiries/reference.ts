import { UsageError } from './usage-error.ts'

/**
 * A reference as it was heard on the telephone: in any case, with spaces, with or without its beginning; the letters O, I
 * and L, which no reference has, are digits.
 */
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
