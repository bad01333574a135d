import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseModules } from './architecture/modules.ts'
import { findFaults } from './architecture/rules.ts'

const root = resolve(import.meta.dirname, '..')

/** The imports that may never exist (docs/architecture.md), first in the product, then in trees that break each rule. */
describe('the product', () => {
  const paths = globSync('{contract,site,server,admin,extras}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'extras/*/{test,docs}/**'],
  }).map((path) => path.replaceAll('\\', '/'))

  test('is there to be looked at', () => {
    for (const folder of ['contract/', 'site/', 'server/']) {
      expect(paths.filter((path) => path.startsWith(folder)).length, folder).toBeGreaterThan(5)
    }
  })

  test('keeps the rules of imports', () => {
    const files = Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(resolve(root, path), 'utf8')]))
    expect(findFaults(parseModules(files))).toEqual([])
  })
})

/** Calls that throw where a program has registered no features (server/features.ts). */
const NEEDS_FEATURES = ['core/jobs/events', 'core/content/kinds', 'core/mail/templates'].map(
  (path) => `server/${path}.ts`,
)

test('each program that works on content registers the features', () => {
  const paths = globSync('{contract,site,server,scripts,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const files = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(resolve(root, path), 'utf8')]),
  )
  const imports = new Map(
    parseModules(files).map(({ path, imports: all }) => [
      path,
      all.flatMap(({ file, typeOnly }) => (file !== undefined && !typeOnly ? [file] : [])),
    ]),
  )
  const behind = (program: string) => {
    const found = new Set([program])
    for (const path of found) for (const file of imports.get(path) ?? []) found.add(file)
    return found
  }
  const programs = Object.keys(files).filter((path) => /^(scripts|bench)\/|^server\/(.*-worker|main)\.ts$/.test(path))
  expect(programs.length).toBeGreaterThan(80)
  const without = programs.filter((path) => {
    const all = behind(path)
    return NEEDS_FEATURES.some((file) => all.has(file)) && !all.has('server/features.ts')
  })
  expect(without).toEqual([])
})

const value = 'export const a = 1'

describe.each<{ rule: string; broken: Record<string, string>; kept: Record<string, string> }>([
  {
    rule: 'the contract imports nothing but zod',
    broken: { 'contract/a.ts': `import { Hono } from 'hono'; ${value}` },
    kept: { 'contract/a.ts': `import { z } from 'zod'; import { b } from './b.ts'; ${value}` },
  },
  {
    rule: 'the contract parses XML of locations alone',
    broken: { 'contract/a.ts': `import { DOMParser } from '@xmldom/xmldom'; ${value}` },
    kept: { 'contract/location/a.ts': `import { DOMParser } from '@xmldom/xmldom'; ${value}` },
  },
  {
    rule: 'not even types come into the contract',
    broken: { 'contract/a.ts': `import type { B } from '../server/b.ts'; ${value}` },
    kept: { 'contract/a.ts': value },
  },
  {
    rule: 'parts of pages know no pages',
    broken: { 'site/ui/a/a.tsx': `import type { B } from '../../routes/b.tsx'; ${value}` },
    kept: { 'site/ui/a/a.tsx': `import { b } from '../b/b.tsx'; import { c } from '../../paths.ts'; ${value}` },
  },
  {
    rule: 'pages take types of the server, and no values',
    broken: { 'site/a.ts': `import { b } from '../server/b.ts'; ${value}` },
    kept: { 'site/a.ts': `import type { B } from '../server/b.ts'; type C = import('../server/c.ts').C; ${value}` },
  },
  {
    rule: 'of the server, pages load only the part of delivery that is for browsers',
    broken: { 'site/a.ts': `import { b } from '../server/core/delivery/b.ts'; ${value}` },
    kept: { 'site/a.ts': `import { b } from '../server/core/delivery/browser/b.ts'; ${value}` },
  },
  {
    rule: 'that part knows nothing of the server',
    broken: { 'server/core/delivery/browser/a.ts': `import { b } from '../b.ts'; ${value}` },
    kept: {
      'server/core/delivery/browser/a.ts': `import { b } from './b.ts'; import { c } from '../../../../site/c.ts'; ${value}`,
    },
  },
  {
    rule: 'the core knows no feature',
    broken: { 'server/core/content/a.ts': `import type { B } from '../../search/b.ts'; ${value}` },
    kept: { 'server/search/b.ts': `import { a } from '../core/content/a.ts'; ${value}` },
  },
  {
    rule: 'the core is built from the ground up',
    broken: { 'server/core/store/a.ts': `import type { B } from '../content/b.ts'; ${value}` },
    kept: { 'server/core/content/a.ts': `import { b } from '../store/b.ts'; ${value}` },
  },
  {
    rule: 'the contract is built from the ground up, types included',
    broken: { 'contract/fields/a.ts': `import type { B } from '../kinds/b.ts'; ${value}` },
    kept: { 'contract/kinds/a.ts': `import { b } from '../fields/b.ts'; import { c } from '../c.ts'; ${value}` },
  },
  {
    rule: 'a room has its place in the list',
    broken: { 'contract/unknown/a.ts': `import { b } from '../fields/b.ts'; ${value}` },
    kept: { 'contract/search/a.ts': `import { b } from '../fields/b.ts'; ${value}` },
  },
  {
    rule: 'a feature shows others one file',
    broken: { 'server/search/a.ts': `import { b } from '../projects/b.ts'; ${value}` },
    kept: { 'server/search/a.ts': `import { b } from '../projects/public.ts'; ${value}` },
  },
  {
    rule: 'a feature does not know what it is a part of',
    broken: { 'server/search/a.ts': `import type { Config } from '../config.ts'; ${value}` },
    kept: { 'server/features.ts': `import { searchFeature } from './search/feature.ts'; ${value}` },
  },
  {
    rule: 'nobody knows an extra',
    broken: { 'server/a.ts': `import { b } from '../extras/b/server/b.ts'; ${value}` },
    kept: { 'extras/b/server/a.ts': `import { b } from './b.ts'; import { c } from '../contract/c.ts'; ${value}` },
  },
  {
    rule: 'an extra knows no other one',
    broken: { 'extras/a/admin/a.ts': `import { b } from '../../b/admin/b.ts'; ${value}` },
    kept: { 'extras/a/admin/a.ts': `import { b } from '../../../admin/core/words/b.ts'; ${value}` },
  },
  {
    rule: 'an extra knows of a feature only what its public.ts has',
    broken: { 'extras/a/server/a.ts': `import { b } from '../../../server/projects/b.ts'; ${value}` },
    kept: { 'extras/a/server/a.ts': `import { b } from '../../../server/projects/public.ts'; ${value}` },
  },
  {
    rule: 'the staff side of an extra takes types of its server, and no values',
    broken: { 'extras/a/admin/a.ts': `import { b } from '../server/b.ts'; ${value}` },
    kept: { 'extras/a/admin/a.ts': `import type { B } from '../server/b.ts'; ${value}` },
  },
  {
    rule: 'what an extra has for pages knows nothing of its staff side',
    broken: { 'extras/a/site/a.ts': `import { b } from '../../../admin/core/b.ts'; ${value}` },
    kept: { 'extras/a/site/a.ts': `import { b } from '../../../site/b.ts'; ${value}` },
  },
  {
    rule: 'the contract of an extra imports nothing above',
    broken: { 'extras/a/contract/a.ts': `import type { B } from '../../../server/core/b.ts'; ${value}` },
    kept: { 'extras/a/contract/a.ts': `import { b } from '../../../contract/list.ts'; ${value}` },
  },
  {
    rule: 'delivery knows no content',
    broken: { 'server/core/delivery/a.ts': `import { b } from '../store/b.ts'; ${value}` },
    kept: {
      'server/core/delivery/a.ts': `import { b } from '../process/log.ts'; import { LRUCache } from 'lru-cache'; ${value}`,
    },
  },
  {
    rule: 'content does not know how it is delivered',
    broken: { 'server/core/content/a.ts': `import { b } from '../delivery/b.ts'; ${value}` },
    kept: { 'server/rendering/a.ts': `import { b } from '../core/delivery/b.ts'; ${value}` },
  },
  {
    rule: 'the running product has nothing that only the build needs',
    broken: { 'server/rendering/a.ts': `import { b } from '../core/delivery/bundling/b.ts'; ${value}` },
    kept: { 'server/core/delivery/bundling/a.ts': `import { b } from './b.ts'; import { c } from '../c.ts'; ${value}` },
  },
  {
    rule: 'a type imported in line still loads the module',
    broken: { 'admin/a.ts': `import { type B } from '../server/b.ts'; ${value}` },
    kept: { 'admin/a.ts': `import type { B } from '../server/b.ts'; ${value}` },
  },
  {
    rule: 'an import at run time is an import',
    broken: { 'site/a.ts': `export const a = () => import('../server/b.ts')` },
    kept: { 'site/a.ts': `export const a = () => import('./b.ts')` },
  },
  {
    rule: 'one module starts processes',
    broken: { 'server/search/a.ts': `import { fork } from 'node:child_process'; ${value}` },
    kept: { 'server/core/process/child-process.ts': `import { fork } from 'node:child_process'; ${value}` },
  },
  {
    rule: 'rules know nothing of Hono',
    broken: { 'server/search/a.ts': `import { HTTPException } from 'hono/http-exception'; ${value}` },
    kept: { 'server/search/feature.ts': `import { HTTPException } from 'hono/http-exception'; ${value}` },
  },
  {
    rule: 'rules answer with no Response',
    broken: { 'server/search/a.ts': `export const a = (): Response => new Response('')` },
    kept: { 'server/search/feature.ts': `export const a = (): Response => new Response('')` },
  },
  {
    rule: 'the store knows no schema of the contract',
    broken: { 'server/core/store/a.ts': `import { listQuerySchema } from '../../../contract/list.ts'; ${value}` },
    kept: {
      'server/core/store/a.ts': `import type { ListQuery } from '../../../contract/list.ts'; import { LOCALES } from '../../../contract/locale.ts'; ${value}`,
    },
  },
  {
    rule: 'a migration imports nothing but kysely',
    broken: { 'server/core/store/migrations/1_a.ts': `import type { Database } from '../schema.ts'; ${value}` },
    kept: { 'server/core/store/migrations/1_a.ts': `import { sql } from 'kysely'; ${value}` },
  },
  {
    rule: 'the product does not need its tests',
    broken: { 'server/a.ts': `import { b } from '../test/b.ts'; ${value}` },
    kept: { 'server/a.test.ts': `import { b } from '../test/b.ts'; ${value}` },
  },
  {
    rule: 'the product does not need its scripts',
    broken: { 'contract/a.ts': value, 'server/a.ts': `import '../scripts/b.ts'; ${value}` },
    kept: { 'scripts/b.ts': `import '../server/a.ts'; ${value}` },
  },
  {
    rule: 'what visitors get does not need the examples of components',
    broken: { 'site/ui/a/a.tsx': `import { b } from './a.examples.tsx'; ${value}` },
    kept: {
      'site/ui/a/a.examples.tsx': `import { b } from '../../dev/samples.ts'; import { a } from './a.tsx'; ${value}`,
    },
  },
  {
    rule: 'there are no cycles',
    broken: {
      'server/a.ts': `import { b } from './b.ts'; ${value}`,
      'server/b.ts': `import { c } from './c'; export const b = 1`,
      'server/c.ts': `import { a } from './a.ts'; export const c = 1`,
    },
    kept: {
      'server/a.ts': `import { b } from './b.ts'; ${value}`,
      'server/b.ts': `import type { a } from './a.ts'; export const b = 1`,
    },
  },
  {
    rule: 'there are no barrel files',
    broken: { 'site/ui/a.ts': `export * from './b.ts'; export { c } from './c.ts'` },
    kept: { 'site/ui/a.ts': `export { c } from './c.ts'; ${value}` },
  },
  {
    rule: 'a barrel of two halves is a barrel',
    broken: { 'site/ui/a.ts': `import { c } from './c.ts'; export { c }` },
    kept: { 'site/ui/a.ts': `import { c } from './c.ts'; export default c + 1` },
  },
])('$rule', ({ broken, kept }) => {
  test('a tree that breaks it has one fault', () => {
    expect(findFaults(parseModules(broken))).toHaveLength(1)
  })

  test('a tree that keeps it has none', () => {
    expect(findFaults(parseModules(kept))).toEqual([])
  })
})
