import { passesByItself, settingsFault, wordsOf } from './postgres-faults.ts'
import { tryConnection } from './postgres-watch.ts'

/** Milliseconds that one attempt may take. */
const PATIENCE = 5_000

/** Why the database did not take a connection: a fault that passes by itself, or a refusal that only a person can end. */
export interface FailedConnection {
  fault?: string
  refusal?: string
}

/** Tries once to connect. @returns undefined when it worked */
export async function connectOnce(databaseUrl: string): Promise<FailedConnection | undefined> {
  const error = await tryConnection(databaseUrl, PATIENCE)
  if (error === undefined) return undefined
  if (passesByItself(error)) return { fault: wordsOf(error) }
  const wrong = settingsFault(error)
  const words = wordsOf(error)
  return { refusal: `The database refuses this program: ${wrong ? `${wrong} (${words})` : words}. Check DATABASE_URL.` }
}
