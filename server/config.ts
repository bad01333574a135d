import { resolve } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '../contract/locale.ts'
import { readBackupTarget, readKept } from './backup/backup-config.ts'
import {
  checked,
  DEFAULT_DATA_DIR,
  isEmail,
  isHttpAddress,
  isHttpOrigin,
  isMailServer,
  list,
  parseMailbox,
  LOG_VARIABLES,
  wholeNumber,
} from './core/process/config-values.ts'
import { DATABASE_VARIABLES } from './core/store/database-config.ts'
import { HEALTH_VARIABLES } from './health/health-config.ts'
import { NO_MAIL_SERVER } from './core/mail/mail-config.ts'
import { isAddressOrNetwork } from './core/http/client-address.ts'
import { mediaEnvironment, readKeys, readMedia, isAddress, parseBucketAddress } from './core/media/media-config.ts'
import type { FeatureEnvironment } from './core/feature.ts'
import { EXTRA_VARIABLES } from './extra-variables.ts'
import { OperatorError } from './core/process/operator-error.ts'

const yesOrNo = z.enum(['0', '1'], 'must be 0 or 1')
const amount = wholeNumber(0, 999_999, 'must be a number; 0 means no limit')
const kept = wholeNumber(0, 9_999, 'must be a number; 0 keeps for ever')

const extraSchema = z.object(EXTRA_VARIABLES)

/** The only reader of the environment. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535, 'must be a port number of at most 65535').default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default(DEFAULT_DATA_DIR),
  ...DATABASE_VARIABLES,
  PUBLIC_URL: checked(isHttpOrigin, 'must be an origin such as https://www.example.org, without a path').optional(),
  MEDIA_BASE_URL: checked(isHttpAddress, 'must be an address such as https://media.example.org')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  ...mediaEnvironment,
  SAMPLE_CONTENT: yesOrNo.default('1'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: checked(
    (text) => text === NO_MAIL_SERVER || isMailServer(text),
    'must be an address such as smtps://user:password@mail.example.org:465, or none',
  ).optional(),
  MAIL_FROM: checked((text) => !!parseMailbox(text), 'must be an address such as Website <website@example.org>')
    .transform((text) => parseMailbox(text)!)
    .optional(),
  ENQUIRIES_TO: z
    .string()
    .transform(list)
    .refine(
      (addresses) => addresses.length > 0 && addresses.every(isEmail),
      'must be addresses such as office@example.org, separated by commas',
    )
    .optional(),
  ENQUIRIES_LOCALE: z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`).optional(),
  ENQUIRIES_ACKNOWLEDGE: yesOrNo.default('0'),
  ENQUIRIES_PER_ADDRESS: amount.default(60),
  ENQUIRIES_PER_HOUR: amount.default(1000),
  ENQUIRIES_KEPT_MONTHS: kept.default(36),
  QUARANTINE_KEPT_DAYS: kept.default(90),
  MAILS_KEPT_DAYS: kept.default(90),
  AUDIT_KEPT_MONTHS: kept.default(24),
  BACKUP_DIR: checked(
    (text) => !isAddress(text) || parseBucketAddress(text) !== undefined,
    'must be a folder, or an address such as s3://bucket or s3://bucket/backups, or none',
  ).optional(),
  BACKUP_AT: checked(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in Nepal such as 02:30').default('02:30'),
  BACKUP_KEEP: checked(
    /^[1-9]\d{0,2},\d{1,3},\d{1,3}$/,
    'must be the numbers of days, weeks and months, such as 7,5,12',
  ).default('7,5,12'),
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  ...EXTRA_VARIABLES,
  LISTEN_FDS: z.string().optional(),
  LISTEN_PID: z.string().optional(),
  NOTIFY_SOCKET: z.string().optional(),
  WATCHDOG_PID: z.string().optional(),
  WATCHDOG_USEC: checked(/^[1-9]\d{0,14}$/, 'must be microseconds').optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(list)
    .refine(
      (entries) => entries.every(isAddressOrNetwork),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .default([]),
  ...HEALTH_VARIABLES,
  ...LOG_VARIABLES,
})

export const ENVIRONMENT_VARIABLES: readonly string[] = Object.keys(environmentSchema.shape)

/** Variables that can name a bucket. */
const NEEDS_KEYS = ['MEDIA_STORE', 'BACKUP_DIR']

/** Required when mails are sent: they have no sensible default. */
const NEEDED_TO_SEND = {
  MAIL_FROM: 'is needed with SMTP_URL: the address that mails are sent from, in a domain of yours',
  ENQUIRIES_TO: 'is needed with SMTP_URL: the recipients of messages of the contact form',
}

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}

/**
 * An empty value counts as unset.
 * @param stored what owners have set, for what the environment leaves open
 * @throws ConfigError
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  stored: { publicUrl?: string | undefined } = {},
) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  const faults = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  for (const [name, fault] of Object.entries(NEEDED_TO_SEND)) {
    if (![undefined, NO_MAIL_SERVER].includes(given['SMTP_URL']) && given[name] === undefined)
      faults.push(`  ${name}: ${fault}`)
  }
  const keys = readKeys(
    given,
    faults,
    NEEDS_KEYS.filter((name) => given[name]?.startsWith('s3:')),
  )
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      `The configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.join('\n')}`,
    )
  }
  const values = parsed.data
  const { media, s3 } = readMedia(values, keys)
  const publicUrl = values.PUBLIC_URL === undefined ? stored.publicUrl : new URL(values.PUBLIC_URL).origin
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    /** systemd passes a listening socket (sd_listen_fds(3)), which replaces host and port: to this process, not its parent. */
    isSocketGiven: values.LISTEN_FDS === '1' && values.LISTEN_PID === String(process.pid),
    /** Whether systemd waits for readiness (sd_notify(3), Type=notify). */
    isNotifyWanted: values.NOTIFY_SOCKET !== undefined,
    /** After so long without a sign of life, systemd restarts the server (sd_watchdog_enabled(3)); undefined: never. */
    watchdogMs:
      values.WATCHDOG_USEC !== undefined && values.WATCHDOG_PID === String(process.pid)
        ? Number(values.WATCHDOG_USEC) / 1000
        : undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    pool: { connections: values.DATABASE_POOL, timeout: values.DATABASE_TIMEOUT * 1000 },
    /** Undefined: the origin of each request. */
    publicUrl,
    /** By PUBLIC_URL; otherwise owners may set it. */
    isPublicUrlFixed: values.PUBLIC_URL !== undefined,
    /** A prefix of picture paths; empty: the site's own origin. */
    mediaBaseUrl: values.MEDIA_BASE_URL ?? '',
    media,
    /** Undefined: no keys are given. */
    s3,
    sampleContent: values.SAMPLE_CONTENT === '1',
    /** Undefined: generated into the data folder. */
    secret: values.APP_SECRET,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      enquiriesTo: values.ENQUIRIES_TO,
      officeLocale: values.ENQUIRIES_LOCALE,
    },
    acknowledgesEnquiries: values.ENQUIRIES_ACKNOWLEDGE === '1',
    /** Per hour; 0: unlimited. */
    enquiriesPerAddress: values.ENQUIRIES_PER_ADDRESS,
    enquiriesPerHour: values.ENQUIRIES_PER_HOUR,
    kept: {
      enquiriesMonths: values.ENQUIRIES_KEPT_MONTHS,
      quarantineDays: values.QUARANTINE_KEPT_DAYS,
      mailsDays: values.MAILS_KEPT_DAYS,
      auditMonths: values.AUDIT_KEPT_MONTHS,
    },
    backup: {
      target: [undefined, 'none'].includes(values.BACKUP_DIR) ? undefined : readBackupTarget(values.BACKUP_DIR!, s3),
      isMissing: publicUrl !== undefined && values.BACKUP_DIR === undefined,
      time: values.BACKUP_AT,
      kept: readKept(values.BACKUP_KEEP),
      passPhrase: values.BACKUP_PASSPHRASE,
      passPhraseFile: values.BACKUP_PASSPHRASE_FILE && resolve(values.BACKUP_PASSPHRASE_FILE),
    },
    environment: extraSchema.parse(values) as FeatureEnvironment,
    /** Addresses and networks whose X-Forwarded-For is trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    health: { trustedNetworks: values.TRUSTED_NETWORKS, token: values.HEALTH_TOKEN },
    /** A DSN (error-reports.ts); undefined: errors are only logged. */
    errorReportUrl: values.ERROR_REPORT_URL,
  }
}
