import { createApi, type ApiOptions } from '../server/api.ts'
import { NO_MAIL_VARIABLES } from '../server/core/mail/mail-config.ts'
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

export interface TestApiOptions extends Partial<Omit<ApiOptions, 'contact' | 'db'>>, Pick<ApiOptions, 'db'> {
  contact?: Partial<EnquirySettings>
}

/** The API as a test or a measurement needs it: every option but the store has a default. */
export function createTestApi({ contact, ...options }: TestApiOptions): ReturnType<typeof createApi> {
  const kept = { daily: 0, weekly: 0, monthly: 0 }
  return createApi({
    reads: options.db,
    log: { info() {}, error() {} },
    now: () => new Date(),
    addressOf: () => undefined,
    staff: { secret: TEST_SECRET, publicUrl: undefined },
    workshop: undefined,
    place: undefined,
    environment: {} as ApiOptions['environment'],
    mail: { ...NO_MAIL_VARIABLES, smtpUrl: 'smtp://mail.test' },
    backup: { target: undefined, time: '02:30', kept, passPhrase: undefined, passPhraseFile: undefined },
    operations: undefined,
    contact: { ...TEST_SETTINGS, ...contact },
    ...options,
  })
}
