import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Editor } from '../editor.ts'
import { STORE_FILE } from '../../../server/core/store/store.ts'
import type { ServerProcess } from '../server-process.ts'
import { auditFiles, checkStore } from './audit-files.ts'
import type { Fact, Restarted } from './model.ts'

/** Pages that visitors open, whatever is on them. */
const PAGES = ['/', '/news', '/news.atom', '/sitemap.xml', '/search?q=drill', '/contact', '/health/ready']

/** Compares files and rows, on what a power cut left, with what was acknowledged. @returns a sentence for each fault */
export async function auditWithoutServer(folder: string, facts: readonly Fact[]): Promise<string[]> {
  const faults = await auditFiles(folder)
  for (const { kind, name, checkFiles } of facts) {
    const fault = await checkFiles?.(folder).catch(String)
    if (fault) faults.push(`${kind}: ${name} ${fault}`)
  }
  const missing = existsSync(join(folder, 'data', STORE_FILE)) && (await checkStore(join(folder, 'data')))
  return missing ? [...faults, `store: ${missing}`] : faults
}

/** The same with a server, and pages, search, feeds and exports. */
export async function audit(
  { server, editor, folder }: { server: ServerProcess; editor: Editor | undefined; folder: string },
  facts: readonly Fact[],
): Promise<string[]> {
  // Before the server repairs anything.
  const faults = await auditFiles(folder)
  try {
    await server.start()
  } catch (error) {
    return [...faults, `start: ${String(error).slice(0, 600)}`]
  }
  const answers = new Map<string, Promise<string>>()
  const fetchText = async (path: string) => {
    const isApi = path.startsWith('/api/v1/') && editor !== undefined
    const answer = await (isApi ? editor.call('GET', path.slice('/api/v1'.length)) : fetch(server.origin + path))
    if (!answer.ok) throw new Error(`${path.replaceAll(/\d+/g, 'N')} is answered ${answer.status}`)
    return answer.text()
  }
  const read = (path: string) => {
    const answer = answers.get(path) ?? fetchText(path)
    answers.set(path, answer)
    return answer
  }
  for (const page of PAGES) await read(page).catch((error: unknown) => faults.push(`page: ${String(error)}`))
  if (editor) {
    const site: Restarted = { origin: server.origin, editor, folder, read }
    for (const { kind, name, check } of facts) {
      const fault = await check(site).catch(String)
      if (fault) faults.push(`${kind}: ${name} ${fault}`)
    }
  }
  const missing = existsSync(join(folder, 'data')) && (await checkStore(join(folder, 'data')))
  if (missing) faults.push(`store: ${missing}`)
  return faults
}
