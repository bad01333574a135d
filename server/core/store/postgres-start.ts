import { isTemporary, settingsFault, messageOf } from './postgres-faults.ts'
import { tryConnection } from './postgres-watch.ts'

const TIMEOUT = 5_000

export interface FailedConnection {
  fault?: string
  refusal?: string
}

/** Returns undefined on success. */
export async function connectOnce(databaseUrl: string): Promise<FailedConnection | undefined> {
  const error = await tryConnection(databaseUrl, TIMEOUT)
  if (error === undefined) return undefined
  if (isTemporary(error)) return { fault: messageOf(error) }
  const wrong = settingsFault(error)
  const words = messageOf(error)
  return { refusal: `The database refuses this program: ${wrong ? `${wrong} (${words})` : words}. Check DATABASE_URL.` }
}
