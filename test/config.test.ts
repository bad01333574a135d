import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../server/config.ts'
import { createFolder } from './core/pictures/picture-fixtures.ts'

const DEFAULTS = {
  mode: 'production',
  port: 3000,
  host: '127.0.0.1',
  isSocketGiven: false,
  isNotifyWanted: false,
  watchdogMs: undefined,
  dataDir: resolve('data'),
  databaseUrl: undefined,
  pool: { connections: 10, timeout: 5000 },
  publicUrl: undefined,
  isPublicUrlFixed: false,
  mediaBaseUrl: '',
  media: { bucket: undefined, cacheBytes: 1_000_000_000 },
  s3: undefined,
  sampleContent: true,
  secret: undefined,
  mail: { smtpUrl: undefined, from: undefined, enquiriesTo: undefined, officeLocale: undefined },
  acknowledgesEnquiries: false,
  enquiriesPerAddress: 60,
  enquiriesPerHour: 1000,
  kept: { enquiriesMonths: 36, quarantineDays: 90, mailsDays: 90, auditMonths: 24 },
  backup: {
    target: undefined,
    isMissing: false,
    time: '02:30',
    kept: { daily: 7, weekly: 5, monthly: 12 },
    passPhrase: undefined,
    passPhraseFile: undefined,
  },
  // Each feature tests its own.
  environment: expect.any(Object),
  trustedProxies: [],
  health: { trustedNetworks: ['127.0.0.0/8', '::1'], token: undefined },
  errorReportUrl: undefined,
}

const MAIL_SETTINGS = [
  'SMTP_URL',
  'MAIL_FROM',
  'ENQUIRIES_TO',
  'ENQUIRIES_LOCALE',
  'ENQUIRIES_ACKNOWLEDGE',
  'ENQUIRIES_PER_ADDRESS',
  'ENQUIRIES_PER_HOUR',
  'TRUSTED_PROXIES',
]
const KEPT_SETTINGS = ['ENQUIRIES_KEPT_MONTHS', 'QUARANTINE_KEPT_DAYS', 'MAILS_KEPT_DAYS', 'AUDIT_KEPT_MONTHS']

const UNSAVED = { backup: { ...DEFAULTS.backup, isMissing: true } }
const SECRET = 'a secret of more than thirty-two characters'

/** Messages of the product about an environment that it cannot run with. */
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
  const names = [
    'NODE_ENV',
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'MEDIA_BASE_URL',
    'SAMPLE_CONTENT',
    'APP_SECRET',
    ...MAIL_SETTINGS,
    ...KEPT_SETTINGS,
  ]
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS)
})

test('a socket that systemd hands over is for the process that it names', () => {
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }).isSocketGiven).toBe(true)
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: String(process.ppid) }).isSocketGiven).toBe(false)
})

test('the watchdog of systemd is for the process that it names', () => {
  const watchdog = { WATCHDOG_USEC: '60000000', WATCHDOG_PID: String(process.pid) }
  expect(readConfig(watchdog).watchdogMs).toBe(60_000)
  expect(readConfig({ ...watchdog, WATCHDOG_PID: String(process.ppid) }).watchdogMs).toBeUndefined()
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
  ['PUBLIC_URL', 'https://www.example.org', { publicUrl: 'https://www.example.org', ...UNSAVED }],
  ['PUBLIC_URL', 'https://www.example.org/', { publicUrl: 'https://www.example.org', ...UNSAVED }],
  ['MEDIA_BASE_URL', 'https://media.example.org/site//', { mediaBaseUrl: 'https://media.example.org/site' }],
  ['SAMPLE_CONTENT', '0', { sampleContent: false }],
  ['SAMPLE_CONTENT', '1', { sampleContent: true }],
  ['APP_SECRET', SECRET, { secret: SECRET }],
  ['MAIL_FROM', 'site@example.org', { mail: { ...DEFAULTS.mail, from: { name: '', address: 'site@example.org' } } }],
  [
    'MAIL_FROM',
    '"Rekha, Kathmandu" <site@example.org>',
    { mail: { ...DEFAULTS.mail, from: { name: 'Rekha, Kathmandu', address: 'site@example.org' } } },
  ],
  [
    'ENQUIRIES_TO',
    'a@example.org, b@example.org',
    { mail: { ...DEFAULTS.mail, enquiriesTo: ['a@example.org', 'b@example.org'] } },
  ],
  ['ENQUIRIES_LOCALE', 'ne', { mail: { ...DEFAULTS.mail, officeLocale: 'ne' } }],
  ['ENQUIRIES_ACKNOWLEDGE', '1', { acknowledgesEnquiries: true }],
  ['ENQUIRIES_PER_ADDRESS', '0', { enquiriesPerAddress: 0 }],
  ['ENQUIRIES_PER_HOUR', '20', { enquiriesPerHour: 20 }],
  ['ENQUIRIES_KEPT_MONTHS', '12', { kept: { ...DEFAULTS.kept, enquiriesMonths: 12 } }],
  ['QUARANTINE_KEPT_DAYS', '0', { kept: { ...DEFAULTS.kept, quarantineDays: 0 } }],
  ['MAILS_KEPT_DAYS', '7', { kept: { ...DEFAULTS.kept, mailsDays: 7 } }],
  ['AUDIT_KEPT_MONTHS', '120', { kept: { ...DEFAULTS.kept, auditMonths: 120 } }],
  ['BACKUP_DIR', '/mnt/backups', { backup: { ...DEFAULTS.backup, target: resolve('/mnt/backups') } }],
  ['BACKUP_DIR', 'none', {}],
  ['BACKUP_AT', '23:15', { backup: { ...DEFAULTS.backup, time: '23:15' } }],
  ['BACKUP_KEEP', '14,8,0', { backup: { ...DEFAULTS.backup, kept: { daily: 14, weekly: 8, monthly: 0 } } }],
  ['BACKUP_PASSPHRASE', 'a long one', { backup: { ...DEFAULTS.backup, passPhrase: 'a long one' } }],
  ['BACKUP_PASSPHRASE_FILE', '/etc/x', { backup: { ...DEFAULTS.backup, passPhraseFile: resolve('/etc/x') } }],
  ['TRUSTED_NETWORKS', '10.0.0.0/8', { health: { ...DEFAULTS.health, trustedNetworks: ['10.0.0.0/8'] } }],
  ['TRUSTED_NETWORKS', 'none', { health: { ...DEFAULTS.health, trustedNetworks: [] } }],
  ['HEALTH_TOKEN', 'a'.repeat(16), { health: { ...DEFAULTS.health, token: 'a'.repeat(16) } }],
  ['LOG_FORMAT', 'json', {}],
  ['ERROR_REPORT_URL', 'https://key@errors.example.org/1', { errorReportUrl: 'https://key@errors.example.org/1' }],
  ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8,fd00::/8', { trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toEqual({ ...DEFAULTS, isPublicUrlFixed: name === 'PUBLIC_URL', ...expected })
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
  ['MAIL_FROM', 'Website'],
  ['MAIL_FROM', 'Website <site@example.org>\nBcc: all@example.org'],
  ['ENQUIRIES_TO', 'office'],
  ['ENQUIRIES_TO', ','],
  ['ENQUIRIES_LOCALE', 'Nepali'],
  ['ENQUIRIES_ACKNOWLEDGE', 'yes'],
  ['ENQUIRIES_PER_ADDRESS', '-1'],
  ['ENQUIRIES_PER_HOUR', 'many'],
  ['ENQUIRIES_KEPT_MONTHS', 'never'],
  ['MAILS_KEPT_DAYS', '-1'],
  ['BACKUP_DIR', 'ftp://backups/site'],
  ['MEDIA_CACHE_MB', '5'],
  ['S3_ENDPOINT', 'https://store.example.org/pictures'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_KEEP', '0,5,12'],
  ['TRUSTED_PROXIES', 'proxy.example.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
])('%s=%s is refused by its name', (name, value) => {
  const [heading, ...faults] = faultsOf({ [name]: value })
  expect(heading).toBe('The configuration has 1 fault:')
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^ {2}${name}: \\S`))])
})

test('all faults are listed at once', () => {
  const [heading, ...faults] = faultsOf({
    PORT: 'x',
    SAMPLE_CONTENT: '2',
    PUBLIC_URL: 'nowhere',
    APP_SECRET: 'short',
    HOST: '::1',
  })
  expect(heading).toBe('The configuration has 4 faults:')
  expect(faults.map((fault) => fault.trim().split(':')[0]).toSorted()).toEqual([
    'APP_SECRET',
    'PORT',
    'PUBLIC_URL',
    'SAMPLE_CONTENT',
  ])
})

test('a refused secret is not repeated where others can read it', () => {
  expect(faultsOf({ APP_SECRET: 'pa55word' }).join()).not.toContain('pa55word')
  expect(faultsOf({ DATABASE_URL: 'mysql://root:pa55word@db' }).join()).not.toContain('pa55word')
  expect(faultsOf({ SMTP_URL: 'http://site:pa55word@mail.example.org' }).join()).not.toContain('pa55word')
})

test('a mail server requires a sender and recipients', () => {
  const url = 'smtps://site:secret@mail.example.org'
  expect(faultsOf({ SMTP_URL: url }).map((fault) => fault.trim().split(':')[0])).toEqual([
    'The configuration has 2 faults',
    'MAIL_FROM',
    'ENQUIRIES_TO',
  ])
  const { mail } = readConfig({
    SMTP_URL: url,
    MAIL_FROM: 'Site <site@example.org>',
    ENQUIRIES_TO: 'office@example.org',
  })
  expect(mail).toEqual({
    smtpUrl: url,
    from: { name: 'Site', address: 'site@example.org' },
    enquiriesTo: ['office@example.org'],
    officeLocale: undefined,
  })
  expect(
    faultsOf({ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@example.org', ENQUIRIES_TO: 'b@example.org' }),
  ).toHaveLength(2)
})

test('a bucket for pictures needs a key, which may be in files', async () => {
  const bucket = { MEDIA_STORE: 's3://pictures/site', S3_REGION: 'eu-central-1', MEDIA_CACHE_MB: '200' }
  expect(faultsOf({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toEqual([
    'The configuration has 1 fault:',
    '  S3_SECRET_ACCESS_KEY: is needed with MEDIA_STORE, or S3_SECRET_ACCESS_KEY_FILE',
  ])
  expect(faultsOf({ ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY_FILE: '/nowhere' })[1]).toContain(
    'S3_SECRET_ACCESS_KEY_FILE: cannot be read',
  )
  for (const address of ['https://pictures.example.org', 's3://pictures/../other'])
    expect(faultsOf({ MEDIA_STORE: address, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' })[1]).toMatch(
      /^ {2}MEDIA_STORE: must be an address such as s3:/,
    )
  const folder = await createFolder()
  await writeFile(join(folder, 'key'), 'a secret key\n')
  const access = {
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'a secret key',
  }
  const config = readConfig({ ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY_FILE: join(folder, 'key') })
  expect(config.s3).toEqual(access)
  expect(config.media).toEqual({ bucket: { ...access, bucket: 'pictures', prefix: 'site' }, cacheBytes: 200_000_000 })
})

test('faults in the address, the pool and the TLS of a database are said in words', () => {
  const url = 'postgres://site@db.example.org/site'
  expect(faultsOf({ DATABASE_URL: 'mysql://x', DATABASE_POOL: '1', DATABASE_TIMEOUT: '0' }).slice(1)).toEqual([
    '  DATABASE_URL: must be an address such as postgres://user@host/database',
    '  DATABASE_POOL: must be a number of 2 to 200',
    '  DATABASE_TIMEOUT: must be 1 to 60 seconds',
  ])
  expect(faultsOf({ DATABASE_URL: `${url}?sslmode=on` })[1]).toContain('"on" is neither')
  expect(faultsOf({ DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem` })[1]).toContain(
    'sslrootcert: the file cannot be read: ENOENT',
  )
  const config = readConfig({ DATABASE_URL: `${url}?sslmode=verify-full`, DATABASE_POOL: '40', DATABASE_TIMEOUT: '20' })
  expect(config.pool).toEqual({ connections: 40, timeout: 20_000 })
})

test('backups go into a folder or a bucket, which needs keys', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ ...keys, BACKUP_DIR: 's3://site/backups' }).backup.target).toMatchObject({
    bucket: 'site',
    prefix: 'backups',
    accessKeyId: 'key',
  })
  expect(readConfig({ BACKUP_DIR: 'backups' }).backup.target).toBe(resolve('backups'))
  expect(faultsOf({ BACKUP_DIR: 's3://site/backups' })[1]).toContain('S3_ACCESS_KEY_ID: is needed with BACKUP_DIR')
  expect(faultsOf({ ...keys, BACKUP_DIR: 'ftp://site' })[1]).toContain('BACKUP_DIR: must be a folder, or an address')
})
