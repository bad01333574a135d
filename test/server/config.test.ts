import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'

const DEFAULTS = {
  mode: 'production',
  port: 3000,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  databaseUrl: undefined,
  publicUrl: undefined,
  mediaBaseUrl: '',
  sampleContent: true,
  secret: undefined,
}

const SECRET = 'a secret of more than thirty-two characters'

/** What the product says of an environment that it cannot run with. */
function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}

test('an empty environment is enough', () => {
  expect(readConfig({})).toEqual(DEFAULTS)
})

test('an empty value counts as none', () => {
  const names = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'MEDIA_BASE_URL', 'SAMPLE_CONTENT', 'APP_SECRET']
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS)
})

test('variables of other programs are passed over', () => {
  expect(readConfig({ PATH: '/bin', PORTS: 'many' })).toEqual(DEFAULTS)
})

test.each([
  ['NODE_ENV', 'development', { mode: 'development' }],
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['DATA_DIR', 'elsewhere', { dataDir: resolve('elsewhere') }],
  ['DATA_DIR', '/var/lib/site', { dataDir: resolve('/var/lib/site') }],
  ['DATABASE_URL', 'postgres://site@db/site', { databaseUrl: 'postgres://site@db/site' }],
  ['DATABASE_URL', 'postgresql://db', { databaseUrl: 'postgresql://db' }],
  ['PUBLIC_URL', 'https://www.example.org', { publicUrl: 'https://www.example.org' }],
  ['PUBLIC_URL', 'https://www.example.org/', { publicUrl: 'https://www.example.org' }],
  ['MEDIA_BASE_URL', 'https://media.example.org/site//', { mediaBaseUrl: 'https://media.example.org/site' }],
  ['SAMPLE_CONTENT', '0', { sampleContent: false }],
  ['SAMPLE_CONTENT', '1', { sampleContent: true }],
  ['APP_SECRET', SECRET, { secret: SECRET }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toEqual({ ...DEFAULTS, ...expected })
})

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['DATABASE_URL', 'site.sqlite'],
  ['PUBLIC_URL', 'www.example.org'],
  ['PUBLIC_URL', 'https://www.example.org/site'],
  ['PUBLIC_URL', 'https://www.example.org/?a=b'],
  ['PUBLIC_URL', 'ftp://www.example.org'],
  ['MEDIA_BASE_URL', 'media/'],
  ['SAMPLE_CONTENT', 'no'],
  ['APP_SECRET', 'too short'],
])('%s=%s is refused by its name', (name, value) => {
  const [heading, ...faults] = faultsOf({ [name]: value })
  expect(heading).toBe('The configuration has 1 fault:')
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^ {2}${name}: \\S`))])
})

test('all faults are listed at once', () => {
  const [heading, ...faults] = faultsOf({ PORT: 'x', SAMPLE_CONTENT: '2', PUBLIC_URL: 'nowhere', APP_SECRET: 'short', HOST: '::1' })
  expect(heading).toBe('The configuration has 4 faults:')
  expect(faults.map((fault) => fault.trim().split(':')[0]).toSorted()).toEqual(['APP_SECRET', 'PORT', 'PUBLIC_URL', 'SAMPLE_CONTENT'])
})

test('a refused secret is not repeated where others can read it', () => {
  expect(faultsOf({ APP_SECRET: 'pa55word' }).join()).not.toContain('pa55word')
  expect(faultsOf({ DATABASE_URL: 'mysql://root:pa55word@db' }).join()).not.toContain('pa55word')
})
