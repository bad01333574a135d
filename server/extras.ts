import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

/**
 * The modules of this name of all extras (docs/architecture.md), in the order of their folders.
 * @param built by their paths, as the build has found them; undefined in programs that run from source
 */
export async function importOfExtras<Module>(name: string, built?: Record<string, Module>): Promise<Module[]> {
  if (built) return Object.values(built)
  const paths = globSync(`extras/*/${name}`, { cwd: fileURLToPath(ROOT) }).toSorted()
  return Promise.all(paths.map((path) => import(/* @vite-ignore */ new URL(path, ROOT).href)))
}
