/**
 * For programs that run from source: the build finds the same by `import.meta.glob`.
 * @param file below the contract of each extra @param name of its export
 */
export async function findInExtras(file: string, name: string): Promise<object[]> {
  const { findModules } = await import('../server/core/process/find-modules.ts')
  const folder = new URL(/* @vite-ignore */ '../extras/', import.meta.url)
  const modules = await findModules<Record<string, object>>(folder, `*/contract/${file}`)
  return Object.values(modules).map((module) => module[name]!)
}
