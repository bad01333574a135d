import { accessSync, constants } from 'node:fs'
import { z } from 'zod'
import { wholeNumber } from '../process/config-values.ts'

/** Of the schema of the environment. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      const fault = databaseFault(text)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    })
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200, 'must be a number of 2 to 200').default(10),
  DATABASE_TIMEOUT: wholeNumber(1, 60, 'must be 1 to 60 seconds').default(5),
}

const TLS_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** The fault of an address of Postgres; undefined: none. Files for TLS have to be readable. */
function databaseFault(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return 'must be an address such as postgres://user@host/database'
  const mode = url.searchParams.get('sslmode')
  if (mode !== null && !TLS_MODES.includes(mode))
    return `sslmode must be verify-full, to check the certificate, or disable; "${mode}" is neither`
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = url.searchParams.get(name)
    if (file === null || file === 'system') continue
    try {
      accessSync(file, constants.R_OK)
    } catch (error) {
      return `${name}: the file cannot be read: ${(error as Error).message}`
    }
  }
  return undefined
}
