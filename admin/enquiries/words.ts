import type { StaffWords } from '../words/use-words.ts'

export const messageWords = {
  tab: {
    new: { en: 'New', ne: 'नयाँ' },
    read: { en: 'Read', ne: 'पढिएका' },
    answered: { en: 'Answered', ne: 'जवाफ दिइएका' },
    quarantined: { en: 'Possible spam', ne: 'सम्भावित स्प्याम' },
    all: { en: 'All', ne: 'सबै' },
  },
  none: {
    new: {
      en: 'No new messages. Messages from the contact form appear here.',
      ne: 'नयाँ सन्देश छैन। सम्पर्क फारामबाट आएका सन्देश यहाँ देखिन्छन्।',
    },
    read: {
      en: 'No messages waiting for an answer. Messages that were read and not answered appear here.',
      ne: 'जवाफ दिन बाँकी सन्देश छैन। पढिएका तर जवाफ नदिइएका सन्देश यहाँ देखिन्छन्।',
    },
    answered: {
      en: 'No answered messages yet. Messages marked as answered appear here.',
      ne: 'जवाफ दिइएको सन्देश अझै छैन। जवाफ दिइएको भनी चिनो लगाइएका सन्देश यहाँ देखिन्छन्।',
    },
    quarantined: {
      en: 'No possible spam. Messages that look like spam wait here until somebody checks them.',
      ne: 'सम्भावित स्प्याम छैन। स्प्यामजस्ता सन्देश कसैले नजाँचेसम्म यहाँ रहन्छन्।',
    },
    all: {
      en: 'No messages yet. Messages from the contact form appear here.',
      ne: 'अझै कुनै सन्देश छैन। सम्पर्क फारामबाट आएका सन्देश यहाँ देखिन्छन्।',
    },
    filtered: { en: 'No messages match these filters.', ne: 'यी सर्तसँग मिल्ने सन्देश भेटिएन।' },
  },
  list: { en: 'Enquiries', ne: 'सन्देशहरू' },
  sent_in: { en: 'sent from a page in %{language}', ne: '%{language} पृष्ठबाट पठाइएको' },
  tabs: { en: 'State of the messages', ne: 'सन्देशको अवस्था' },
  pages: { en: 'Pages of messages', ne: 'सन्देशका पृष्ठ' },
  open: { en: 'The open message', ne: 'खोलिएको सन्देश' },
  choose: { en: 'Choose a message to read it here.', ne: 'यहाँ पढ्न कृपया एउटा सन्देश छान्नुहोस्।' },
  keys_hint: {
    en: 'Press j or k to go from one to the next, and ? for all keys.',
    ne: 'अर्को वा अघिल्लोमा जान j वा k थिच्नुहोस्; सबै कुञ्जी हेर्न ? थिच्नुहोस्।',
  },
  arrived: { en: 'New messages have come in: %{count}', ne: 'नयाँ सन्देश आए: %{count}' },
  new: { en: 'New:', ne: 'नयाँ:' },
  mail_trouble: { en: 'E-mail not sent', ne: 'इमेल गएन' },
  assigned: { en: 'Assigned to', ne: 'जिम्मेवार कर्मचारी' },
  assigned_to: { en: 'Assigned to %{name}', ne: 'जिम्मेवार कर्मचारी: %{name}' },
  everybody: { en: 'Everybody', ne: 'सबै जना' },
  unassigned: { en: 'Unassigned', ne: 'कसैलाई तोकिएको छैन' },
  search: {
    en: 'Search in names, addresses, subjects, messages and references',
    ne: 'नाम, ठेगाना, विषय, सन्देश र सन्दर्भमा खोज्नुहोस्',
  },
  export: { en: 'Export', ne: 'निर्यात गर्नुहोस्' },
  export_csv: { en: 'Messages shown, as CSV (spreadsheet)', ne: 'देखिएका सन्देश, CSV (तालिका) मा' },
  export_json: { en: 'Messages shown, as JSON', ne: 'देखिएका सन्देश, JSON मा' },
  all: { en: 'All messages', ne: 'सबै सन्देश' },
  actions: { en: 'Actions for this message', ne: 'यस सन्देशका लागि काम' },
  not_spam: { en: 'Not spam', ne: 'स्प्याम होइन' },
  reply: { en: 'In your mail program', ne: 'आफ्नै मेल कार्यक्रममा' },
  mark_answered: { en: 'Mark as answered', ne: 'जवाफ दिइएको चिनो लगाउनुहोस्' },
  mark_unanswered: { en: 'Mark as not answered', ne: 'जवाफ नदिइएको चिनो लगाउनुहोस्' },
  mark_new: { en: 'Mark as new', ne: 'नयाँ चिनो लगाउनुहोस्' },
  marked_answered: { en: 'Marked as answered', ne: 'जवाफ दिइएको चिनो लगाइयो' },
  marked_unanswered: { en: 'Marked as not answered', ne: 'जवाफ नदिइएको चिनो लगाइयो' },
  marked_new: { en: 'Marked as new', ne: 'नयाँ चिनो लगाइयो' },
  released: { en: 'Marked as not spam.', ne: 'स्प्याम होइन भनी चिनो लगाइयो।' },
  deleted: { en: 'Message deleted permanently.', ne: 'सन्देश स्थायी रूपमा मेटाइयो।' },
  replied: {
    en: 'Your mail program has the reply. Have you sent it?',
    ne: 'जवाफ तपाईंको मेल कार्यक्रममा खुलेको छ। पठाउनुभयो?',
  },
  not_yet: { en: 'Not yet', ne: 'अझै होइन' },
  delete_ask: { en: 'Delete this message permanently?', ne: 'यो सन्देश स्थायी रूपमा मेटाउने हो?' },
  delete_text: {
    en: 'The message of %{name}, its notes and the e-mails about it that are still here are deleted. This cannot be undone.',
    ne: '%{name} को सन्देश, त्यसका टिपोट र यहाँ बाँकी रहेका सम्बन्धित इमेल मेटिन्छन्। यो पूर्ववत् गर्न सकिँदैन।',
  },
  may_be_spam: {
    en: 'This may be spam, so nobody was notified by e-mail. If it is genuine, choose “Not spam”.',
    ne: 'यो स्प्याम हुन सक्छ, त्यसैले कसैलाई इमेल पठाइएन। साँचो सन्देश हो भने “स्प्याम होइन” छान्नुहोस्।',
  },
  was_spam: {
    en: 'This was marked as possible spam, then as not spam.',
    ne: 'यसलाई पहिले सम्भावित स्प्याम, पछि स्प्याम होइन भनिएको थियो।',
  },
  changed: {
    en: 'Somebody else has changed this message. It is shown as it is now: try again if it is still needed.',
    ne: 'अरू कसैले यो सन्देश बदल्नुभयो। अहिलेको अवस्था देखाइएको छ: अझै आवश्यक भए कृपया फेरि प्रयास गर्नुहोस्।',
  },
  note: {
    title: { en: 'Note', ne: 'टिपोट' },
    label: { en: 'Note, for colleagues only', ne: 'टिपोट, सहकर्मीका लागि मात्र' },
    changed: {
      en: 'A colleague has changed this note meanwhile. Now it says:',
      ne: 'यसबीच सहकर्मीले यो टिपोट बदल्नुभयो। अब यसमा यस्तो छ:',
    },
    empty: { en: 'nothing', ne: 'केही छैन' },
    both: { en: 'Keep both', ne: 'दुवै राख्नुहोस्' },
    mine: { en: 'Keep mine', ne: 'मेरो राख्नुहोस्' },
    theirs: { en: 'Keep theirs', ne: 'उहाँको राख्नुहोस्' },
    save: { en: 'Save note', ne: 'टिपोट सुरक्षित गर्नुहोस्' },
    saved: { en: 'Note saved', ne: 'टिपोट सुरक्षित गरियो' },
  },
  mails: {
    about: { en: 'E-mails about this message', ne: 'यस सन्देशसम्बन्धी इमेल' },
    title: { en: 'E-mails', ne: 'इमेलहरू' },
    none: { en: 'None.', ne: 'छैन।' },
    none_yet: {
      en: 'None. They are sent once the message is marked as not spam.',
      ne: 'छैन। सन्देश स्प्याम होइन भनेपछि पठाइन्छन्।',
    },
  },
  why: {
    trap: {
      en: 'A field was filled in that people do not see: programs fill in everything.',
      ne: 'मानिसले नदेख्ने खाली ठाउँ भरिएको छ: कम्प्युटर प्रोग्रामले मात्र सबै भर्छन्।',
    },
    quick: {
      en: 'It was written in less time than it takes to read the form.',
      ne: 'फाराम पढ्न लाग्नेभन्दा कम समयमा लेखिएको छ।',
    },
    many: {
      en: 'Many messages came from the same network address within minutes. An office behind one address looks like that as well.',
      ne: 'एउटै नेटवर्क ठेगानाबाट केही मिनेटमै धेरै सन्देश आए। एउटै ठेगाना प्रयोग गर्ने कार्यालयबाट पनि यस्तै हुन्छ।',
    },
    over_quota: {
      en: 'More messages came within the hour than the site accepts unchecked (ENQUIRIES_PER_HOUR). Nothing is wrong with this one.',
      ne: 'साइटले नजाँची लिने सीमा (ENQUIRIES_PER_HOUR) भन्दा बढी सन्देश एक घण्टामा आए। यस सन्देशमा केही खराबी छैन।',
    },
    links: { en: 'It has more than three links.', ne: 'यसमा तीनभन्दा बढी लिङ्क छन्।' },
    markup: {
      en: 'It has links in the notation of forums and web pages, which no person types into a form.',
      ne: 'यसमा फोरम र वेब पृष्ठका सङ्केतमा लेखिएका लिङ्क छन्, जुन मानिसले फाराममा लेख्दैनन्।',
    },
    address_as_name: { en: 'Its name or its subject is a web address.', ne: 'यसको नाम वा विषय वेब ठेगाना हो।' },
    mixed_scripts: {
      en: 'It has words that mix Latin and Cyrillic letters, so that they look like other words.',
      ne: 'यसमा ल्याटिन र सिरिलिक अक्षर मिसिएका शब्द छन्, जुन अर्कै शब्दजस्ता देखिन्छन्।',
    },
    repetition: {
      en: 'It repeats the same line or letter over and over.',
      ne: 'यसमा एउटै हरफ वा अक्षर बारम्बार दोहोरिएको छ।',
    },
    known_text: { en: 'Several other messages had exactly the same text.', ne: 'अरू धेरै सन्देशमा ठ्याक्कै यही पाठ थियो।' },
  },
  keys: {
    title: { en: 'Keyboard shortcuts', ne: 'किबोर्ड सर्टकट' },
    show: { en: 'Show keyboard shortcuts', ne: 'किबोर्ड सर्टकट देखाउनुहोस्' },
    next: { en: 'Next message', ne: 'अर्को सन्देश' },
    previous: { en: 'Previous message', ne: 'अघिल्लो सन्देश' },
    this_list: { en: 'This list', ne: 'यो सूची' },
    arrows: { en: 'The same as k and j, in the list', ne: 'सूचीमा k र j जस्तै' },
    close: { en: 'Close the message', ne: 'सन्देश बन्द गर्नुहोस्' },
    letters: { en: 'Use single letters as shortcuts', ne: 'एकल अक्षरलाई सर्टकटका रूपमा प्रयोग गर्नुहोस्' },
    off: { en: '%{words} (off)', ne: '%{words} (बन्द)' },
  },
} satisfies StaffWords
