import type { StaffWords, Text } from '../words/use-words.ts'

export const helpWords = {
  title: { en: 'Help', ne: 'मद्दत' },
  keys: { en: 'Keys', ne: 'किबोर्डका कुञ्जी' },
  find: { en: 'Find any item or screen', ne: 'जुनसुकै सामग्री वा खण्ड खोज्ने' },
  save: { en: 'In a form: save a draft', ne: 'फाराममा: मस्यौदा सुरक्षित गर्ने' },
  list: { en: 'In a list being ordered: pick up, move, put down', ne: 'क्रम मिलाउँदा: टिप्ने, सार्ने, राख्ने' },
  text: { en: 'In a text: bold, italic', ne: 'लेखमा: मोटो, तेर्सो अक्षर' },
  close: { en: 'Close a window', ne: 'सञ्झ्याल बन्द गर्ने' },
  this: { en: 'This help', ne: 'यो मद्दत' },
} satisfies StaffWords

/** What a screen is for, by its name below /admin. Kinds of content without an entry have the help of lists and forms. */
export const SCREEN_HELP: Record<string, Text> = {
  '': {
    en: 'What needs attention now comes first: messages without an answer, drafts that wait, facts that run out. Each line leads to its place.',
    ne: 'अहिले ध्यान दिनुपर्ने कुरा पहिले आउँछ: जवाफ नपाएका सन्देश, पर्खिरहेका मस्यौदा, म्याद सकिन लागेका तथ्य। हरेक पङ्क्तिले त्यसको ठाउँमा लैजान्छ।',
  },
  list: {
    en: 'Everything of one kind, drafts too. Open an item to change it. Visitors see only what is published; what is deleted waits in the trash and can be restored.',
    ne: 'एकै प्रकारका सबै सामग्री, मस्यौदा पनि। बदल्न सामग्री खोल्नुहोस्। आगन्तुकले प्रकाशित मात्र देख्छन्; मेटाइएको रद्दीटोकरीमा रहन्छ र फिर्ता ल्याउन सकिन्छ।',
  },
  form: {
    en: '“Save draft” keeps your text without showing it. “Publish” or “Update” shows it to visitors at once. The page beside the form shows what it will look like. The History tab brings back older versions.',
    ne: '“मस्यौदा सुरक्षित गर्नुहोस्” ले नदेखाई राख्छ। “प्रकाशित गर्नुहोस्” वा “अद्यावधिक गर्नुहोस्” ले आगन्तुकलाई तुरुन्तै देखाउँछ। फारामसँगैको पृष्ठमा कस्तो देखिने हो हेर्न सकिन्छ। इतिहास खण्डबाट पुराना संस्करण फिर्ता ल्याउन सकिन्छ।',
  },
  account: {
    en: 'Your password, your passkeys, your authenticator, and where you are signed in. Sign out a computer that you no longer use.',
    ne: 'तपाईंको पासवर्ड, पासकी, अथेन्टिकेटर एप, र तपाईं साइन इन भएका ठाउँ। प्रयोग नगर्ने कम्प्युटरबाट साइन आउट गर्नुहोस्।',
  },
  'answer-settings': {
    en: 'Answers to start from, in each language, and to whom replies go. {name} and {reference} are filled in.',
    ne: 'हरेक भाषामा जवाफका ढाँचा, र प्रत्युत्तर कसलाई जाने। {name} र {reference} आफैं भरिन्छन्।',
  },
  'api-keys': {
    en: 'A key lets another program read or write content. Give each program its own, and revoke it when it is no longer used.',
    ne: 'कुञ्जीले अर्को प्रोग्रामलाई सामग्री पढ्न वा लेख्न दिन्छ। हरेकलाई बेग्लै दिनुहोस्, र काम सकिएपछि अमान्य बनाउनुहोस्।',
  },
  audit: {
    en: 'Who did what and when. Nothing here can be changed.',
    ne: 'कसले कहिले के गर्‍यो। यहाँको कुनै कुरा बदल्न मिल्दैन।',
  },
  backups: {
    en: 'Copies of the whole site. A backup counts once it has been read again: press “Verify” now and then.',
    ne: 'पूरै साइटको प्रतिलिपि। फेरि पढेर जाँचेपछि मात्र ब्याकअप भरपर्दो हुन्छ: बेलाबेला जाँच्नुहोस्।',
  },
  brand: {
    en: 'Logo, colours, letters and the first view of the home page. The page beside the form changes while you choose; visitors see it after you save.',
    ne: 'लोगो, रङ, अक्षर र गृहपृष्ठको पहिलो दृश्य। छान्दै जाँदा फारामसँगैको पृष्ठ बदलिन्छ; सुरक्षित गरेपछि आगन्तुकले देख्छन्।',
  },
  menus: {
    en: 'What stands at the top and at the end of every page. Drag an entry by its handle, or press Space on the handle and use the arrow keys. Open one to rename or hide it. Services are put in order on their own screen. A menu that is too long for a screen folds into one button.',
    ne: 'हरेक पृष्ठको माथि र अन्त्यमा देखिने मेनु। समाउने ठाउँबाट तान्नुहोस्, वा त्यहाँ Space थिचेर तीर चलाउनुहोस्। नाम फेर्न वा लुकाउन खोल्नुहोस्। सेवाको क्रम सेवाकै स्क्रिनमा मिलाइन्छ। स्क्रिनमा नअटाए मेनु एउटै बटनमा आउँछ।',
  },
  imports: {
    en: 'Brings in spreadsheets, photographs or another site. You see what would happen before anything is written.',
    ne: 'स्प्रेडसिट, फोटो वा अर्को साइटको सामग्री ल्याउँछ। लेख्नुअघि के हुने हो हेर्न पाइन्छ।',
  },
  'mail-settings': {
    en: 'How the site sends mail, and the address under which it is public. “Send me one” tells you what the mail server says.',
    ne: 'साइटले कसरी इमेल पठाउँछ र कुन ठेगानामा सार्वजनिक छ। एउटा आफैंलाई पठाएर इमेल सर्भरको जवाफ हेर्नुहोस्।',
  },
  mails: {
    en: 'Mails that the site has sent or is trying to send, and why one could not be delivered.',
    ne: 'साइटले पठाएका वा पठाउन खोजिरहेका इमेल, र कुनै किन पुगेन।',
  },
  messages: {
    en: 'What visitors have written. Assign a message to somebody, answer it, and mark it as answered. Possible spam waits apart and is never lost.',
    ne: 'आगन्तुकले लेखेका सन्देश। कसैलाई जिम्मा दिनुहोस्, जवाफ दिनुहोस् र जवाफ दिइएको चिह्न लगाउनुहोस्। शङ्कास्पद सन्देश छुट्टै रहन्छ, हराउँदैन।',
  },
  operations: {
    en: 'Whether the server is well: disk, memory, jobs, answer times. What is wrong says what to do.',
    ne: 'सर्भर ठीक छ कि छैन: डिस्क, मेमोरी, काम, जवाफको समय। समस्या भए के गर्ने भन्ने पनि लेखिएको हुन्छ।',
  },
  pictures: {
    en: 'All pictures, and where each is used. Describe each in one sentence for people who cannot see it.',
    ne: 'सबै तस्बिर र तिनको प्रयोग। नदेख्नेका लागि हरेकको एक वाक्यमा वर्णन गर्नुहोस्।',
  },
  readiness: {
    en: 'What is still missing before the site is made public. Nothing is ticked by hand: a line is done when it is true.',
    ne: 'सार्वजनिक गर्नुअघि अझै पुग्न बाँकी कुरा। हातले चिह्न लगाउनु पर्दैन: पूरा भएपछि आफैं लाग्छ।',
  },
  'record-health': {
    en: 'Projects, people and certificates by what they still lack, the worst first, and who has confirmed them when.',
    ne: 'परियोजना, व्यक्ति र प्रमाणपत्रमा के पुगेको छैन, सबैभन्दा कम पुगेको पहिले, र कसले कहिले पुष्टि गर्‍यो।',
  },
  redirects: {
    en: 'Old addresses that lead to new ones, and addresses that visitors asked for in vain.',
    ne: 'नयाँ ठेगानामा लैजाने पुराना ठेगाना, र आगन्तुकले खोजेर नपाएका ठेगाना।',
  },
  sample: {
    en: 'Takes the sample content away, with what you have changed asked one by one. It can be undone for 30 days.',
    ne: 'नमुना सामग्री हटाउँछ; तपाईंले बदलेको भए एकएक गरी सोध्छ। ३० दिनभित्र पूर्ववत् गर्न सकिन्छ।',
  },
  sheets: {
    en: 'Sheets of projects that were made for printing, with how often their code was opened. A withdrawn sheet says so to whoever opens it.',
    ne: 'छाप्न बनाइएका परियोजना पाना, र तिनको कोड कति पटक खोलियो। फिर्ता लिइएको पानाले खोल्नेलाई त्यही भन्छ।',
  },
  staff: {
    en: 'Who may sign in, and what each may do. Disable an account rather than delete it: its name stays in the history.',
    ne: 'कसले साइन इन गर्न पाउँछ र के गर्न पाउँछ। खाता मेटाउनुको सट्टा बन्द गर्नुहोस्: इतिहासमा नाम रहन्छ।',
  },
  webhooks: {
    en: 'Tells other programs at once when something is published. Send a test before you rely on it.',
    ne: 'केही प्रकाशित हुँदा अन्य प्रोग्रामलाई तुरुन्तै खबर गर्छ। भर पर्नुअघि परीक्षण पठाउनुहोस्।',
  },
}
