import { createApi, type ApiOptions } from '../server/api.ts'
import type { FeatureEnvironment } from '../server/core/feature.ts'
import { NO_MAIL_VARIABLES } from './fixtures/no-mail-variables.ts'
import type { EnquirySettings } from '../server/enquiries/enquiry-deps.ts'

/** The signing key of tests and measurements. */
export const TEST_SECRET = 'no secret: only for tests and measurements'

/** Without limits, and with mails that nobody sends. */
const TEST_SETTINGS: EnquirySettings = {
  secret: TEST_SECRET,
  perAddress: 0,
  inAll: 0,
  acknowledges: false,
  wakeJobs() {},
  async deleteMailFiles() {},
}

type Defaulted = Omit<ApiOptions, 'contact' | 'db' | 'environment'>

export interface TestApiOptions extends Partial<Defaulted>, Pick<ApiOptions, 'db'> {
  contact?: Partial<EnquirySettings>
  /** The variables of the extra that is tested. */
  environment?: Partial<FeatureEnvironment>
}

/** The API as a test or a measurement needs it: every option but the store has a default. */
export function createTestApi({ contact, environment, ...options }: TestApiOptions): ReturnType<typeof createApi> {
  const kept = { daily: 0, weekly: 0, monthly: 0 }
  return createApi({
    reads: options.db,
    log: { info() {}, error() {} },
    now: () => new Date(),
    addressOf: () => undefined,
    staff: { secret: TEST_SECRET, publicUrl: undefined },
    workshop: undefined,
    place: undefined,
    environment: { ...environment } as FeatureEnvironment,
    mail: { ...NO_MAIL_VARIABLES, smtpUrl: 'smtp://mail.test' },
    backup: { target: undefined, time: '02:30', kept, passPhrase: undefined, passPhraseFile: undefined },
    operations: undefined,
    contact: { ...TEST_SETTINGS, ...contact },
    ...options,
  })
}
