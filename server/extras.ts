import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * The modules of this name of all extras (docs/architecture.md), in the order of their folders.
 * @param built by their paths, as the build has found them; undefined in programs that run from source
 */
export async function importOfExtras<Module>(
  name: `server/${string}.ts`,
  built: Record<string, Module> | undefined,
): Promise<Module[]> {
  if (built) return Object.values(built)
  const paths = globSync(`extras/*/${name}`, { cwd: ROOT }).toSorted()
  return Promise.all(paths.map((path) => import(/* @vite-ignore */ pathToFileURL(join(ROOT, path)).href)))
}
