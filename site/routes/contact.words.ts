import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Contact Us',
    lead: 'Tell us of a plan, or only of a problem. An engineer reads every message and answers within two working days.',
    description: 'Telephone, email, address and hours of our office, and a form to write to us.',
    expired: 'The page had been open for too long.',
  },
  ne: {
    title: 'सम्पर्क',
    lead: 'योजना होस् वा समस्या, हामीलाई लेख्नुहोस्। हरेक सन्देश इन्जिनियरले पढ्छन् र दुई कार्यदिनभित्र जवाफ दिन्छन्।',
    description: 'हाम्रो कार्यालयको टेलिफोन, इमेल, ठेगाना र खुल्ने समय, अनि हामीलाई लेख्ने फाराम।',
    expired: 'पृष्ठ धेरै बेर खुला थियो।',
  },
})
