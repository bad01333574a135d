import type { Locale } from '../../../contract/locale.ts'

const en = {
  linkSubject: (firm: string) => `News from ${firm} by mail: please confirm`,
  link: (firm: string) => [
    `Somebody, probably you, asked for news from ${firm} to be mailed to this address. Follow the link to confirm it; ` +
      'it is good for seven days.',
    'If it was not you, do nothing: no news will come, and the address is deleted.',
  ],
  confirm: 'Yes, send me the news',
  subject: (firm: string, first: string) => `${first} · ${firm}`,
  read: 'Read it on the site',
  why: (day: string, firm: string) => `You get this mail because you signed up for news from ${firm} on ${day}.`,
  whyImported: (firm: string) => `You get this mail because you agreed to get news from ${firm}.`,
  leave: 'Stop these mails',
}

const ne: typeof en = {
  linkSubject: (firm) => `${firm} का समाचार इमेलमा: कृपया पुष्टि गर्नुहोस्`,
  link: (firm) => [
    `कसैले, सम्भवतः तपाईंले, ${firm} का समाचार यो ठेगानामा पठाउन भन्नुभएको छ। पुष्टि गर्न लिङ्क खोल्नुहोस्; लिङ्क सात दिनसम्म चल्छ।`,
    'तपाईं होइन भने केही गर्नु पर्दैन: समाचार आउनेछैन, र ठेगाना मेटाइनेछ।',
  ],
  confirm: 'हो, समाचार पठाउनुहोस्',
  subject: (firm, first) => `${first} · ${firm}`,
  read: 'साइटमा पढ्नुहोस्',
  why: (day, firm) => `तपाईंले ${day} मा ${firm} का समाचार माग्नुभएकाले यो इमेल आएको हो।`,
  whyImported: (firm) => `तपाईंले ${firm} का समाचार पाउन मञ्जुरी दिनुभएकाले यो इमेल आएको हो।`,
  leave: 'यी इमेल बन्द गर्नुहोस्',
}

export const WORDS: Record<Locale, typeof en> = { en, ne }
