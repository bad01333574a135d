import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '../client.ts'
import { signInEditor, type Editor } from '../editor.ts'
import { createServerProcess, type ServerProcess } from '../server-process.ts'
import { checkStore, messagesIn } from './audit-files.ts'
import { OWNER, type Model } from './model.ts'
import { OLDER_MESSAGES } from './older-store.ts'
import { createWriter, type Backup } from './writer.ts'
import type { Random } from '../random.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Milliseconds: recorded processes are slow. */
const PATIENCE = 120_000

export interface Parts {
  folder: string
  server: ServerProcess
  /** Of recorded processes. */
  settings: Record<string, string>
  model: Model
  random: Random
  rounds: number
  seed: number
}

/** Writes all that a site writes, and tells the model what was acknowledged. */
export async function runScenario(parts: Parts): Promise<Editor> {
  const { server, settings, model, rounds } = parts
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'add-owner.ts')], { env })
  await server.start()
  const ask = (path: string, init: RequestInit) =>
    fetch(server.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
  const editor = await signInEditor(server.origin, OWNER, ask)
  model.add('account', OWNER.email, async (site) => {
    const { status } = await site.editor.call('GET', '/session')
    return status === 200 ? undefined : `is answered ${status}`
  })
  const client = await createClient(server.origin, 1)
  const writer = await createWriter({ ...parts, client, editor })
  for (let round = 1; round <= rounds; round += 1) {
    await writer.round(round)
    // As by an update or a fault: what is left to do is done after the start.
    if (round === rounds) continue
    await (round % 2 === 0 ? server.stop() : server.kill())
    await server.start()
  }
  client.close()
  await server.stop()
  await restore(parts, env, writer.newestBackup())
  await update(parts)
  return editor
}

async function restore({ folder, model }: Parts, env: NodeJS.ProcessEnv, { name, messages }: Backup): Promise<void> {
  const given = [join(root, 'scripts/restore.ts'), join(folder, 'backups', name), '--into', join(folder, 'restored')]
  await promisify(execFile)(process.execPath, given, { env })
  model.addDone('restored site', name, async (left) => {
    const restored = join(left, 'restored')
    const fault = await checkStore(restored)
    if (fault) return fault
    const stored = messagesIn(restored)
    const lost = messages.filter((reference) => !stored.has(reference))
    return lost.length > 0 ? `has lost ${lost.length} messages` : undefined
  })
}

/** To the present version: what was stored before is a promise at every moment. */
async function update({ folder, settings, model }: Parts): Promise<void> {
  model.beginUpdate()
  for (const reference of OLDER_MESSAGES)
    model.addDone('message before an update', reference, async (left) =>
      messagesIn(join(left, 'update')).has(reference) ? undefined : 'is lost',
    )
  const updated = await createServerProcess({ ...settings, DATA_DIR: join(folder, 'update') })
  await updated.start()
  await updated.stop()
}
