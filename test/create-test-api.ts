import { createApi, type ApiOptions } from '../server/api.ts'
import type { FeatureEnvironment } from '../server/core/feature.ts'
import { NO_MAIL_VARIABLES } from './fixtures/no-mail-variables.ts'

/** The signing key of tests and measurements. */
export const TEST_SECRET = 'no secret: only for tests and measurements'

export interface TestApiOptions extends Partial<Omit<ApiOptions, 'db' | 'environment'>>, Pick<ApiOptions, 'db'> {
  /** The variables of the extra that is tested. */
  environment?: Partial<FeatureEnvironment>
}

/** The API as a test or a measurement needs it: every option but the store has a default. */
export function createTestApi({ environment, ...options }: TestApiOptions): ReturnType<typeof createApi> {
  const kept = { daily: 0, weekly: 0, monthly: 0 }
  return createApi({
    reads: options.db,
    log: { info() {}, error() {} },
    now: () => new Date(),
    addressOf: () => undefined,
    secret: TEST_SECRET,
    publicUrl: undefined,
    isPublicUrlFixed: false,
    workshop: undefined,
    place: undefined,
    environment: { ...environment } as FeatureEnvironment,
    mail: { ...NO_MAIL_VARIABLES, smtpUrl: 'smtp://mail.test' },
    backup: { target: undefined, time: '02:30', kept, passPhrase: undefined, passPhraseFile: undefined },
    operations: undefined,
    // Without limits, and with mails that nobody sends.
    enquiriesPerAddress: 0,
    enquiriesPerHour: 0,
    acknowledgesEnquiries: false,
    wakeJobs() {},
    async deleteMailFiles() {},
    ...options,
  })
}
