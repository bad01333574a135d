import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  intro: {
    en: 'Visitors sign up on the news page and confirm by a link. Nothing in these mails tells who reads them.',
    ne: 'पाठक समाचार पृष्ठमा नाम दर्ता गर्छन् र लिङ्कबाट पुष्टि गर्छन्। कसले पढ्यो भन्ने यी इमेलले देखाउँदैनन्।',
  },
  settings: { en: 'Settings', ne: 'सेटिङ' },
  isOpen: { en: 'Visitors can sign up on the news page', ne: 'पाठकले समाचार पृष्ठमा नाम दर्ता गर्न पाउँछन्' },
  isWeekly: {
    en: 'Send new news by itself, on Sunday morning',
    ne: 'नयाँ समाचार आइतबार बिहान आफैँ पठाउने',
  },
  mailsPerHour: { en: 'Mails an hour, at most', ne: 'प्रतिघण्टा इमेल, बढीमा' },
  mailsPerHourHelp: {
    en: 'Your mail provider says how many it takes. Those beyond wait for the next hour.',
    ne: 'तपाईंको इमेल सेवाले कति लिन्छ भन्छ। बाँकी अर्को घण्टा पर्खिन्छन्।',
  },
  saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
  next: { en: 'News not mailed yet', ne: 'अझै नपठाइएका समाचार' },
  noNext: { en: 'All news of the last 30 days was sent.', ne: 'पछिल्ला ३० दिनका सबै समाचार पठाइसकियो।' },
  send: {
    en: 'Send to %{count} person… |||| Send to %{count} people…',
    ne: '%{count} जनालाई पठाउनुहोस्… |||| %{count} जनालाई पठाउनुहोस्…',
  },
  sendAsk: {
    en: 'Mail this news to %{count} person? |||| Mail this news to %{count} people?',
    ne: 'यी समाचार %{count} जनालाई पठाउने? |||| यी समाचार %{count} जनालाई पठाउने?',
  },
  sendHelp: {
    en: 'Mails that are sent cannot be taken back.',
    ne: 'पठाइसकेका इमेल फिर्ता लिन सकिँदैन।',
  },
  sending: { en: 'The mails are on their way.', ne: 'इमेल पठाइँदै छन्।' },
  letters: { en: 'The last mails', ne: 'पछिल्ला इमेल' },
  noLetters: { en: 'None was sent yet.', ne: 'अझै पठाइएको छैन।' },
  letter: {
    en: '%{time}: %{news} news, %{queued} sent or in the outbox, %{failed} refused',
    ne: '%{time}: %{news} समाचार, %{queued} पठाइएका वा पठाइँदै, %{failed} अस्वीकृत',
  },
  unfinished: { en: 'more follow', ne: 'थप पठाइँदै छन्' },
  people: { en: 'People on the list', ne: 'सूचीका मानिस' },
  counts: {
    en: '%{active} get mails, %{pending} have not confirmed yet, %{left} have left, %{refused} were refused by their mail server',
    ne: '%{active} जनालाई जान्छ, %{pending} जनाले पुष्टि गरेका छैनन्, %{left} जना हटे, %{refused} जनाको सर्भरले अस्वीकार गर्‍यो',
  },
  noPeople: { en: 'Nobody is on the list.', ne: 'सूचीमा कोही छैन।' },
  search: { en: 'Search addresses', ne: 'ठेगाना खोज्नुहोस्' },
  more: { en: 'Show more', ne: 'थप देखाउनुहोस्' },
  state: {
    pending: { en: 'not confirmed', ne: 'पुष्टि नभएको' },
    active: { en: 'gets mails', ne: 'इमेल जान्छ' },
    left: { en: 'has left', ne: 'हटेको' },
    refused: { en: 'refused by the mail server', ne: 'सर्भरले अस्वीकार गरेको' },
  },
  onSite: { en: 'on the site', ne: 'साइटमा' },
  agreed: { en: 'agreed %{day}: %{how}', ne: '%{day} मा मञ्जुरी: %{how}' },
  deleteOf: { en: 'Delete %{email}', ne: '%{email} मेटाउनुहोस्' },
  deleteAsk: { en: 'Delete %{email} from the list?', ne: '%{email} सूचीबाट मेटाउने?' },
  deleteHelp: {
    en: 'The address and the proof of consent are deleted. The person can sign up again.',
    ne: 'ठेगाना र मञ्जुरीको प्रमाण मेटिन्छन्। त्यो व्यक्तिले फेरि नाम दर्ता गर्न सक्छ।',
  },
  deleted: { en: 'The address is deleted.', ne: 'ठेगाना मेटियो।' },
  import: { en: 'Add people…', ne: 'मानिस थप्नुहोस्…' },
  importSend: { en: 'Add', ne: 'थप्नुहोस्' },
  importTitle: { en: 'Add people who have agreed', ne: 'मञ्जुरी दिएका मानिस थप्नुहोस्' },
  importText: { en: 'Addresses, one a line', ne: 'ठेगाना, हरेक हरफमा एउटा' },
  importHelp: {
    en: 'Paste rows of a spreadsheet, a file from another program, or the receivers of a letter; a day such as 2026-11-29 beside an address is when they agreed. Nobody who has left is added, here or there (“unsubscribed”).',
    ne: 'स्प्रेडसिटका पङ्क्ति, अर्को प्रोग्रामको फाइल वा इमेलका पाउनेहरू टाँस्नुहोस्; ठेगानाको छेउमा 2026-11-29 जस्तो मिति भए त्यो मञ्जुरीको मिति हो। यहाँ वा त्यहाँ (“unsubscribed”) हटेका मानिस थपिँदैनन्।',
  },
  importConsent: { en: 'How they agreed', ne: 'कसरी मञ्जुरी दिए' },
  importConsentHelp: { en: 'Such as: cards of the open day 2083', ne: 'जस्तै: खुला दिवस २०८३ का कार्ड' },
  importLocale: { en: 'Their language', ne: 'उहाँहरूको भाषा' },
  locales: { en: { en: 'English', ne: 'अङ्ग्रेजी' }, ne: { en: 'Nepali', ne: 'नेपाली' } },
  imported: {
    en: '%{added} added, %{known} were on the list, %{left} have left and stay off it.',
    ne: '%{added} थपिए, %{known} सूचीमै थिए, %{left} हटेकाले थपिएनन्।',
  },
  faults: { en: 'Not added, since there is no address in it:', ne: 'ठेगाना नभएकाले नथपिएका:' },
  fault: { en: 'line %{line}: %{text}', ne: 'हरफ %{line}: %{text}' },
} satisfies StaffWords
