import { MONTH_NAMES, type CalendarName } from './month-names.ts'

/** Spellings that people use beside those, from the first month on. */
const OTHER_NAMES: Record<CalendarName, readonly string[]> = {
  bs: [
    'baishakh baisak vaisakh vaishakh vaishak boishakh besakh बैशाख बैसाख',
    'jeth jesth jyestha jyesth jeshth jyeshtha jeshtha jestha ज्येष्ठ जेष्ठ जेठ',
    'asadh ashadh ashadha ashar asadha ashad aasar asaar aashadh aashad aashar ashada आषाढ अषाढ असाढ',
    'saun sawan srawan shravan shraban sraban shrawn saaun श्रावण सावन',
    'bhadau bhado bhadra bhaadra bhadaw भाद्र भाद्',
    'asoj asauj aswin ashoj asoja aashwin ashvin asvin आश्विन अश्विन आसोज',
    'kattik kaartik karthik kartick katik कार्तिक',
    'mangshir mansir marga marg margashirsha margsir mangsheer mangseer मंसिर मार्ग मार्गशीर्ष मङ्सीर मंग्सिर',
    'pus push paush paus pous poos poosh pausha पौष पूस पुष',
    'mag माग',
    'phagun phalgun fagun faagun phalguna falguna फाल्गुन',
    'chait chaita chaitra chaitya चैत्र',
  ],
  ad: [
    'jan जनवरि',
    'feb febuary febr फेब्रुवरी फेब्रुअरि',
    'mar',
    'apr अप्रेल',
    '',
    'jun जून',
    'jul जुलाइ',
    'aug अगष्ट अगस्त',
    'sep sept सेप्टेम्वर सेप्टम्बर',
    'oct अक्टुबर अक्टोवर',
    'nov नोभेम्वर',
    'dec डिसेम्वर',
  ],
}

const months = new Map<string, { calendar: CalendarName; month: number }>()
for (const calendar of ['bs', 'ad'] as const) {
  const { en, ne } = MONTH_NAMES[calendar]
  for (const [index, others] of OTHER_NAMES[calendar].entries()) {
    for (const name of [en[index]!, ne[index]!, ...others.split(' ')])
      months.set(name.toLowerCase(), { calendar, month: index + 1 })
  }
}

/** The month of a name, in either script and in the usual spellings. */
export function findMonth(name: string): { calendar: CalendarName; month: number } | undefined {
  return months.get(name.normalize('NFC').toLowerCase())
}
