import type { HealthFault } from '../contract/confirmed-entities.ts'
import type { StaffWords } from '../../../admin/core/words/use-words.ts'
import type { Words } from '../../../contract/locale.ts'

export const faults: Record<HealthFault, Words> = {
  correction: { en: 'Corrections to decide', ne: 'टुङ्ग्याउनुपर्ने सच्याइ' },
  public: { en: 'Missing for visitors', ne: 'आगन्तुकका लागि नपुगेको' },
  check: { en: 'Not checked for too long', ne: 'धेरै समयदेखि नजाँचिएको' },
  owner: { en: 'Nobody confirms it', ne: 'जाँच्ने व्यक्ति नतोकिएको' },
  bids: { en: 'Missing for bids', ne: 'बोलपत्रका लागि नपुगेको' },
}

export const words = {
  intro: {
    en: 'Choose what to mend; a press on a field opens it. Once a year each record’s owner gets a mail with a link, and answers on a phone whether it is still true.',
    ne: 'के सच्याउने छान्नुहोस्; विवरणको नाम थिचे त्यही खुल्छ। वर्षमा एक पटक हरेक अभिलेख जाँच्ने व्यक्तिलाई लिङ्कसहित इमेल जान्छ, र उहाँले अझै सही छ कि छैन फोनबाटै भन्नुहुन्छ।',
  },
  toMend: { en: 'What to mend', ne: 'के सच्याउने' },
  allRecords: { en: 'All records', ne: 'सबै अभिलेख' },
  none: { en: 'No records match.', ne: 'मिल्ने अभिलेख छैन।' },
  select: { en: 'Select %{title}', ne: '%{title} छान्नुहोस्' },
  selectAll: { en: 'Select all on this page', ne: 'यस पृष्ठका सबै छान्नुहोस्' },
  selected: { en: '%{count} selected', ne: '%{count} छानिए' },
  ask: { en: 'Ask now', ne: 'अहिले सोध्नुहोस्' },
  setOwner: { en: 'Set owner…', ne: 'जाँच्ने व्यक्ति तोक्नुहोस्…' },
  asked: { en: '%{count} mails are on their way.', ne: '%{count} इमेल पठाइँदै छ।' },
  later: {
    en: '%{count} wait for another day: twenty a day are enough.',
    ne: '%{count} अर्को दिन जान्छन्: एक दिनमा बीसवटा पुग्छ।',
  },
  withoutOwner: { en: '%{count} have no owner.', ne: '%{count} को जाँच्ने व्यक्ति छैन।' },
  lacks: { en: 'Missing:', ne: 'नपुगेको:' },
  check: { en: 'Last check', ne: 'अन्तिम जाँच' },
  never: { en: 'Never checked', ne: 'कहिल्यै नजाँचिएको' },
  checked: { en: '%{day}, by %{name}', ne: '%{day} मा %{name} बाट' },
  askedOn: { en: 'asked on %{day}', ne: '%{day} मा सोधिएको' },
  wanted: { en: 'will be asked soon', ne: 'छिट्टै सोधिने' },
  owner: { en: 'Owner', ne: 'जाँच्ने व्यक्ति' },
  defaultOwner: { en: 'the default owner', ne: 'पूर्वनिर्धारित व्यक्ति' },
  nobody: { en: 'no owner', ne: 'जाँच्ने व्यक्ति छैन' },
  says: { en: '%{name} says, %{day}:', ne: '%{day} मा %{name} ले भन्नुभयो:' },
  done: { en: 'Done', ne: 'सच्याइयो' },
  doneHelp: {
    en: 'Correct the record first: this says only that it is done.',
    ne: 'पहिले अभिलेख सच्याउनुहोस्: यसले सच्याइयो भन्ने मात्र जनाउँछ।',
  },
  decided: { en: 'Marked as done.', ne: 'सच्याइएको भनी राखियो।' },
  refuse: { en: 'Refuse…', ne: 'अस्वीकार गर्नुहोस्…' },
  refuseTitle: { en: 'Refuse the correction', ne: 'सच्याउने कुरा अस्वीकार' },
  why: { en: 'Why', ne: 'किन' },
  whyFault: { en: 'Say in a word why it is refused', ne: 'किन अस्वीकार भयो, एक शब्दमा लेख्नुहोस्' },
  refused: { en: 'Refused.', ne: 'अस्वीकार भयो।' },
  ownerTitle: {
    en: 'Who confirms this record? |||| Who confirms these %{count} records?',
    ne: 'यो अभिलेख कसले जाँच्ने? |||| यी %{count} अभिलेख कसले जाँच्ने?',
  },
  ownerHelp: {
    en: 'Somebody of the firm who knows whether it is true. They need no account. Links that somebody else has got do nothing from then on.',
    ne: 'कुरा सही छ कि छैन जान्ने संस्थाको व्यक्ति। खाता चाहिँदैन। अरूलाई गएका लिङ्क त्यसपछि चल्दैनन्।',
  },
  name: { en: 'Name', ne: 'नाम' },
  nameFault: { en: 'Name must have up to 120 characters', ne: 'नाम १२० अक्षरसम्मको हुनुपर्छ' },
  email: { en: 'E-mail', ne: 'इमेल' },
  emailFault: { en: 'E-mail must be such as anita@example.org', ne: 'इमेल anita@example.org जस्तो हुनुपर्छ' },
  language: { en: 'Language of the mail', ne: 'इमेलको भाषा' },
  byDefault: { en: 'Use the default owner', ne: 'पूर्वनिर्धारित व्यक्ति राख्नुहोस्' },
  ownerSaved: { en: 'The owner is set.', ne: 'जाँच्ने व्यक्ति तोकियो।' },
  settings: { en: 'Settings', ne: 'सेटिङ' },
  months: { en: 'Months between two checks', ne: 'दुई जाँचबीचका महिना' },
  monthsHelp: { en: 'From 1 to 60; 0: nobody is asked', ne: '१ देखि ६०; ० भए कसैलाई सोधिँदैन' },
  monthsFault: { en: 'Months must be from 0 to 60', ne: 'महिना ० देखि ६० सम्म हुनुपर्छ' },
  default: { en: 'Default owner', ne: 'पूर्वनिर्धारित जाँच्ने व्यक्ति' },
  defaultHelp: {
    en: 'Of records without an owner of their own. Without one, nobody is asked about them.',
    ne: 'आफ्नै जाँच्ने व्यक्ति नतोकिएका अभिलेखका लागि। नराखे तीबारे कसैलाई सोधिँदैन।',
  },
  saved: { en: 'Settings saved.', ne: 'सेटिङ सुरक्षित भयो।' },
  thisRecord: { en: 'Is it still true?', ne: 'अझै सही छ?' },
} satisfies StaffWords
