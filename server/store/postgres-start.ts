import pg from 'pg'
import { cutOff } from './postgres-watch.ts'
import { passesByItself, settingsFault, wordsOf } from './postgres-faults.ts'

/** Milliseconds that one attempt may take. */
const PATIENCE = 5_000

/** Why the database did not take a connection: a fault that passes by itself, or a refusal that only a person can end. */
export interface FailedConnection {
  fault?: string
  refusal?: string
}

/** Tries once to connect. @returns undefined when it worked */
export async function connectOnce(databaseUrl: string): Promise<FailedConnection | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    void client.end().catch(() => {})
    return undefined
  } catch (error) {
    cutOff(client)
    if (passesByItself(error)) return { fault: wordsOf(error) }
    const wrong = settingsFault(error)
    const words = wordsOf(error)
    return { refusal: `The database refuses this program: ${wrong ? `${wrong} (${words})` : words}. Check DATABASE_URL.` }
  }
}
