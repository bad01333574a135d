import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NAMED_STORES } from './named-stores.ts'

/** Makes a named store in its folder below this one, unless it is there. @param isNew makes it again @returns its data folder */
export async function openNamedStore(folder: string, name: keyof typeof NAMED_STORES, isNew: boolean): Promise<string> {
  const dataDir = join(folder, name)
  if (existsSync(dataDir) && !isNew) return dataDir
  const { about, make } = NAMED_STORES[name]
  console.log(`Making the store ${name}: ${about}`)
  const partial = `${dataDir}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  await make(partial)
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(partial, dataDir)
  return dataDir
}
