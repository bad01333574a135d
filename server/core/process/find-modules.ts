import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Modules below a folder whose paths fit the pattern, in the order of these: no list names them.
 * @param built by `import.meta.glob`, as the bundle has no folders; undefined in programs that run from source
 */
export async function findModules<Module>(
  folder: URL,
  pattern: string,
  built?: Record<string, Module>,
): Promise<Record<string, Module>> {
  if (built) return built
  const paths = globSync(pattern, { cwd: fileURLToPath(folder) }).toSorted()
  const modules = paths.map(async (path) => [path, await import(/* @vite-ignore */ new URL(path, folder).href)])
  return Object.fromEntries(await Promise.all(modules))
}
