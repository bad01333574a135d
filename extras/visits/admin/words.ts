import type { Words } from '../../../contract/locale.ts'
import type { StaffWords } from '../../../admin/core/words/use-words.ts'
import type { VisitKind } from '../contract/visit-kinds.ts'

/** Of values that the server names. */
const values: Partial<Record<VisitKind, Record<string, Words>>> = {
  source: {
    search: { en: 'Search engines', ne: 'खोजी इन्जिन' },
    social: { en: 'Social networks', ne: 'सामाजिक सञ्जाल' },
    mail: { en: 'E-mail', ne: 'इमेल' },
    site: { en: 'Other websites', ne: 'अन्य वेबसाइट' },
    direct: { en: 'Directly: typed, a bookmark or an app', ne: 'सिधै: ठेगाना टाइप गरेर, बुकमार्क वा एपबाट' },
  },
  country: {
    NP: { en: 'Nepal', ne: 'नेपाल' },
    IN: { en: 'India', ne: 'भारत' },
    CN: { en: 'China', ne: 'चीन' },
    BD: { en: 'Bangladesh', ne: 'बङ्गलादेश' },
    BT: { en: 'Bhutan', ne: 'भुटान' },
    JP: { en: 'Japan', ne: 'जापान' },
    KR: { en: 'South Korea', ne: 'दक्षिण कोरिया' },
    AE: { en: 'United Arab Emirates', ne: 'संयुक्त अरब इमिरेट्स' },
    QA: { en: 'Qatar', ne: 'कतार' },
    SA: { en: 'Saudi Arabia', ne: 'साउदी अरब' },
    MY: { en: 'Malaysia', ne: 'मलेसिया' },
    AU: { en: 'Australia', ne: 'अस्ट्रेलिया' },
    GB: { en: 'United Kingdom', ne: 'बेलायत' },
    DE: { en: 'Germany', ne: 'जर्मनी' },
    US: { en: 'United States', ne: 'संयुक्त राज्य अमेरिका' },
  },
  language: { en: { en: 'English', ne: 'अङ्ग्रेजी' }, ne: { en: 'Nepali', ne: 'नेपाली' } },
}

export const words = {
  values,
  others: { en: 'Others', ne: 'अन्य' },
  intro: {
    en: 'Counted on this server, without cookies and without personal data. The same person on two days is two visits.',
    ne: 'कुकी र व्यक्तिगत विवरणबिना यसै सर्भरमा गनिएको। एउटै व्यक्ति दुई दिन आए दुई भ्रमण गनिन्छ।',
  },
  period: { en: 'Period', ne: 'अवधि' },
  periods: {
    month: { en: '30 days', ne: '३० दिन' },
    quarter: { en: '90 days', ne: '९० दिन' },
    year: { en: '12 months', ne: '१२ महिना' },
  },
  none: {
    en: 'No visits were counted in this period. Visits count from the day when the site is public.',
    ne: 'यस अवधिमा कुनै भ्रमण गनिएको छैन। साइट सार्वजनिक भएको दिनदेखि भ्रमण गनिन्छ।',
  },
  visits: { en: 'Visits', ne: 'भ्रमण' },
  views: { en: 'Pages read', ne: 'पढिएका पृष्ठ' },
  often: { en: 'Times', ne: 'पटक' },
  onPhones: { en: 'On phones', ne: 'फोनबाट' },
  ofVisits: { en: 'of the visits', ne: 'भ्रमणमध्ये' },
  bots: { en: 'Fetched by bots', ne: 'बटले लिएका पृष्ठ' },
  botsHelp: { en: 'in no other count', ne: 'अरू कुनै गणनामा छैनन्' },
  before: { en: '%{count} in the period before', ne: 'अघिल्लो अवधिमा %{count}' },
  notWhole: {
    en: 'On some days there were too many visits to tell them apart: there were more than this screen counts.',
    ne: 'कुनै दिन छुट्याउन नसकिने गरी धेरै भ्रमण भए: वास्तविक भ्रमण यहाँ गनिएभन्दा बढी थिए।',
  },
  overTime: { en: 'Visits over time', ne: 'समयअनुसार भ्रमण' },
  most: { en: 'Most visits:', ne: 'सबैभन्दा धेरै भ्रमण:' },
  counts: {
    visits: { en: '%{count} visit |||| %{count} visits', ne: '%{count} भ्रमण' },
    views: { en: '%{count} page read |||| %{count} pages read', ne: '%{count} पृष्ठ पढियो' },
  },
  day: { en: 'Day', ne: 'दिन' },
  table: { en: 'Table of these figures', ne: 'यी अङ्कको तालिका' },
  lists: {
    page: { title: { en: 'Pages', ne: 'पृष्ठ' }, head: { en: 'Page', ne: 'पृष्ठ' } },
    source: { title: { en: 'Sources of visits', ne: 'भ्रमणका स्रोत' }, head: { en: 'Source', ne: 'स्रोत' } },
    host: { title: { en: 'Websites with links', ne: 'लिङ्क गर्ने वेबसाइट' }, head: { en: 'Website', ne: 'वेबसाइट' } },
    country: { title: { en: 'Countries', ne: 'देश' }, head: { en: 'Country', ne: 'देश' } },
    language: { title: { en: 'Languages', ne: 'भाषा' }, head: { en: 'Language of the page', ne: 'पृष्ठको भाषा' } },
    search: {
      title: { en: 'Searches without a result', ne: 'नतिजा नभेटिएका खोज' },
      head: { en: 'Words', ne: 'शब्द' },
    },
    missing: {
      title: { en: 'Addresses without a page', ne: 'पृष्ठ नभएका ठेगाना' },
      head: { en: 'Address', ne: 'ठेगाना' },
    },
    download: { title: { en: 'Downloads', ne: 'डाउनलोड' }, head: { en: 'File', ne: 'फाइल' } },
    sheet: { title: { en: 'Project sheets', ne: 'परियोजना पाना' }, head: { en: 'Project', ne: 'परियोजना' } },
  } satisfies Record<Exclude<VisitKind, 'device' | 'enquiry'>, StaffWords>,
  enquiries: { en: 'Enquiries', ne: 'सोधपुछ' },
  byForm: { en: 'by the contact form', ne: 'सम्पर्क फारामबाट' },
  few: {
    en: 'Counted by month. A country with fewer than %{count} visits in a month is not shown.',
    ne: 'महिनाअनुसार गनिएको। महिनामा %{count} भन्दा कम भ्रमण भएको देश देखाइँदैन।',
  },
  showAll: { en: 'Show all %{count}', ne: 'सबै %{count} देखाउनुहोस्' },
  edit: { en: 'Edit', ne: 'सम्पादन गर्नुहोस्' },
  makePage: { en: 'Make a page', ne: 'पृष्ठ बनाउनुहोस्' },
  redirect: { en: 'Redirect', ne: 'नयाँ ठेगाना दिनुहोस्' },
  thisMonth: { en: 'Visits this month', ne: 'यस महिनाका भ्रमण' },
  visitsSince: { en: 'visit since %{day} |||| visits since %{day}', ne: '%{day} देखि भ्रमण' },
  times: { en: 'once |||| %{count} times', ne: '%{count} पटक' },
  noneThisMonth: { en: 'None yet.', ne: 'अहिलेसम्म छैन।' },
  all: { en: 'All about visits', ne: 'भ्रमणबारे सबै' },
  mail: { en: 'Monthly e-mail', ne: 'मासिक इमेल' },
  mailSwitch: { en: 'Send me the figures of each month', ne: 'हरेक महिनाका अङ्क मलाई पठाउनुहोस्' },
  mailHelp: {
    en: 'On the first of each month. Every owner chooses for themselves.',
    ne: 'अङ्ग्रेजी महिनाको पहिलो दिन। हरेक मुख्य प्रशासकले आफ्नो लागि छान्नुहुन्छ।',
  },
  mailOn: { en: 'You will get the monthly e-mail.', ne: 'तपाईंले मासिक इमेल पाउनुहुनेछ।' },
  mailOff: { en: 'You will not get the monthly e-mail.', ne: 'तपाईंले मासिक इमेल पाउनुहुनेछैन।' },
  read: {
    en: 'Read once in %{days} days |||| Read %{count} times in %{days} days',
    ne: '%{days} दिनमा %{count} पटक पढियो',
  },
  notRead: { en: 'Not read in %{days} days', ne: '%{days} दिनमा पढिएको छैन' },
}
