import type { Locale } from '../../contract/locale.ts'

export const words: Record<Locale, (firm: string) => { subject: string; text: string }> = {
  en: (firm) => ({
    subject: `Test mail of ${firm}`,
    text: `The website of ${firm} can send e-mail. Messages of its contact form arrive the same way. Nothing needs to be done.`,
  }),
  ne: (firm) => ({
    subject: `परीक्षण इमेल: ${firm}`,
    text: `${firm} को वेबसाइटले इमेल पठाउन सक्छ। सम्पर्क फारामका सन्देश यसै गरी आउनेछन्। केही गर्नु पर्दैन।`,
  }),
}
