import type { PageLocale } from '../../../contract/page-locales.ts'

const en = {
  title: 'News by mail',
  intro: 'We mail you our news when there is some. One press in each mail ends it.',
  email: 'Your e-mail address',
  send: 'Sign up',
  notAnAddress: 'Enter an e-mail address, such as name@example.org.',
  closed: { title: 'No news by mail at present', text: 'Our news is on the site.' },
  asked: {
    title: 'Look into your mail',
    text: 'We have sent a link to the address, unless it is on the list already. Follow it, and you are signed up.',
  },
  tooMany: { title: 'Too many at once', text: 'Try again in an hour.' },
  confirmAsk: {
    title: 'Do you want our news by mail?',
    text: 'One press in each mail ends it.',
    press: 'Yes, sign me up',
  },
  confirmed: { title: 'You are signed up', text: 'The next news will come by mail.' },
  expired: { title: 'This link has expired', text: 'Sign up again: we send you a new one.' },
  unknown: { title: 'This link is not valid', text: 'Sign up again, or write to us to be taken off the list.' },
  leaveAsk: { title: 'Stop news by mail?', text: 'We send nothing more to this address.', press: 'Stop these mails' },
  left: { title: 'You are off the list', text: 'No more mails will come. The address is deleted within 30 days.' },
  news: 'To the news',
}

const ne: typeof en = {
  title: 'समाचार इमेलमा',
  intro: 'नयाँ समाचार भएपछि हामी इमेलमा पठाउँछौँ। हरेक इमेलमा एकपटक थिचेर बन्द गर्न सकिन्छ।',
  email: 'तपाईंको इमेल ठेगाना',
  send: 'नाम दर्ता गर्नुहोस्',
  notAnAddress: 'name@example.org जस्तो इमेल ठेगाना लेख्नुहोस्।',
  closed: { title: 'अहिले समाचार इमेलमा पठाइँदैन', text: 'हाम्रा समाचार साइटमा छन्।' },
  asked: {
    title: 'आफ्नो इमेल हेर्नुहोस्',
    text: 'ठेगाना सूचीमा पहिल्यै नभए हामीले त्यहाँ लिङ्क पठाएका छौँ। लिङ्क खोलेपछि दर्ता पूरा हुन्छ।',
  },
  tooMany: { title: 'एकैचोटि धेरै भयो', text: 'एक घण्टापछि फेरि प्रयास गर्नुहोस्।' },
  confirmAsk: {
    title: 'हाम्रा समाचार इमेलमा चाहनुहुन्छ?',
    text: 'हरेक इमेलमा एकपटक थिचेर बन्द गर्न सकिन्छ।',
    press: 'हो, मेरो नाम दर्ता गर्नुहोस्',
  },
  confirmed: { title: 'दर्ता भयो', text: 'अर्को समाचार इमेलमा आउनेछ।' },
  expired: { title: 'यो लिङ्कको म्याद सकियो', text: 'फेरि दर्ता गर्नुहोस्: हामी नयाँ लिङ्क पठाउँछौँ।' },
  unknown: { title: 'यो लिङ्क मान्य छैन', text: 'फेरि दर्ता गर्नुहोस्, वा सूचीबाट हट्न हामीलाई लेख्नुहोस्।' },
  leaveAsk: { title: 'समाचार इमेलमा पठाउन बन्द गर्ने?', text: 'यो ठेगानामा अब केही पठाइनेछैन।', press: 'यी इमेल बन्द गर्नुहोस्' },
  left: { title: 'तपाईंको ठेगाना सूचीबाट हट्यो', text: 'अब इमेल आउनेछैन। ठेगाना ३० दिनभित्र मेटाइन्छ।' },
  news: 'समाचारमा जानुहोस्',
}

export const WORDS: Record<PageLocale, typeof en> = { en, ne }
