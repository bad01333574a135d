import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseModules } from '../architecture/modules.ts'

const MANIFEST = resolve(import.meta.dirname, '../../package.json')

test('every command of package.json makes the checkout ready first', () => {
  const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))
  const isReady = (name: string) =>
    [scripts[name], scripts[`pre${name}`]].some((command) => command?.startsWith('node scripts/setup.cjs'))
  expect(commands.filter((name) => !isReady(name))).toEqual([])
  // These two begin a fresh clone, and npm skips `pre` scripts where `ignore-scripts` is set.
  for (const name of ['start', 'test']) expect(scripts[name]).toMatch(/^node scripts\/setup\.cjs (--\w+ )?-- /)
})

test('code that runs without the packages of development imports none of them', () => {
  const { scripts, devDependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const root = dirname(MANIFEST)
  const isSource = (path: string) => !/(^|\/)(node_modules|dev)\/|\.(test|examples)\.tsx?$|^server\/dev\.ts$/.test(path)
  const paths = globSync(
    ['{admin,contract,extras/*/{admin,contract,server,site},scripts,server,site}/**/*.{ts,tsx}', '*.config.ts'],
    {
      cwd: root,
    },
  ).filter(isSource)
  const modules = parseModules(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  const commands = Object.keys(scripts!).filter((name) => !/--dev /.test(`${scripts![`pre${name}`]}${scripts![name]} `))
  const isBegin = ({ path }: { path: string }) =>
    /^(admin|extras|server|site)\/|^vite\.config/.test(path) || commands.some((name) => scripts![name]!.includes(path))
  const reached = new Set(modules.filter(isBegin))
  const byPath = new Map(modules.map((module) => [module.path, module]))
  for (const { imports } of reached)
    for (const { file, typeOnly } of imports) if (!typeOnly && byPath.has(file!)) reached.add(byPath.get(file!)!)
  const faults = [...reached].flatMap(({ path, imports }) =>
    imports
      .filter((each) => !each.typeOnly && Object.hasOwn(devDependencies!, each.package ?? ''))
      .map((each) => `${path}: ${each.package}`),
  )
  expect([reached.size > 500, faults]).toEqual([true, []])
})
