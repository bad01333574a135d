import type { StaffWords } from '../words/use-words.ts'

/** Forms of content. */
export const formWords = {
  tab: {
    content: { en: 'Content', ne: 'सामग्री' },
    search: { en: 'Search engines and sharing', ne: 'खोज इन्जिन र साझेदारी' },
    history: { en: 'History', ne: 'परिवर्तनको इतिहास' },
  },
  for_bids: {
    en: 'Kept by bid writers or owners, and not shown here: %{names}',
    ne: 'प्रस्ताव लेखक वा मुख्य प्रशासकले राख्ने, यहाँ नदेखिने विवरण: %{names}',
  },
  seo: {
    made_from_title: { en: 'If empty, it is made from the English title.', ne: 'खाली भए अङ्ग्रेजी शीर्षकबाट बनाइन्छ।' },
    keep_address: {
      en: 'Small letters, digits and hyphens. Best left as it is once others link to it.',
      ne: 'साना अङ्ग्रेजी अक्षर, अङ्क र हाइफन। अरूले लिङ्क गरेपछि नबदल्नु राम्रो।',
    },
    redirects: {
      en: 'Once this is published, visitors of %{address} are redirected to the new address. Old links keep working.',
      ne: 'यो प्रकाशित भएपछि %{address} मा आउनेहरू नयाँ ठेगानामा पुग्छन्। पुराना लिङ्क चलिरहन्छन्।',
    },
    in_results: { en: 'In search results', ne: 'खोजको नतिजामा' },
    no_title: { en: 'No title yet', ne: 'अझै शीर्षक छैन' },
    no_summary: {
      en: 'Without a description, a search engine takes words from the text.',
      ne: 'विवरण नभए खोज इन्जिनले पाठकै शब्द लिन्छ।',
    },
    as_link: { en: 'As a shared link', ne: 'सेयर गरिएको लिङ्कमा' },
    hidden: { en: 'Search engines are asked to leave this page out.', ne: 'खोज इन्जिनलाई यो पृष्ठ नसमेट्न भनिएको छ।' },
    fallback: { en: 'Leave empty to use the grey text.', ne: 'खाली छोडे खरानी रङको पाठ प्रयोग हुन्छ।' },
    count: { en: '%{length} of %{bound} characters', ne: '%{bound} मध्ये %{length} अक्षर' },
  },
  conflict: {
    title: { en: 'Somebody else has changed this in the meantime', ne: 'यसबीच अरू कसैले यो बदल्नुभयो' },
    text: {
      en: '%{name} saved it on %{time}. Choose which text to keep in each field; nothing is saved until you confirm.',
      ne: '%{name} ले %{time} मा सुरक्षित गर्नुभयो। हरेक विवरणमा कुन पाठ राख्ने छान्नुहोस्; तपाईंले नभनेसम्म केही सुरक्षित गरिँदैन।',
    },
    same: { en: 'Both of you have written the same.', ne: 'तपाईं दुवैले एउटै कुरा लेख्नुभएको छ।' },
    mine: { en: 'Yours', ne: 'तपाईंको' },
    theirs: { en: 'Theirs', ne: 'उहाँको' },
    title_own: {
      en: 'You have changed this in another tab or browser',
      ne: 'तपाईंले अर्को ट्याब वा ब्राउजरमा यो बदल्नुभएको छ',
    },
    text_own: {
      en: 'You saved it there on %{time}. Choose which text to keep in each field; nothing is saved until you confirm.',
      ne: 'तपाईंले त्यहाँ %{time} मा सुरक्षित गर्नुभयो। हरेक विवरणमा कुन पाठ राख्ने छान्नुहोस्; तपाईंले नभनेसम्म केही सुरक्षित गरिँदैन।',
    },
    mine_own: { en: 'Here', ne: 'यहाँको' },
    theirs_own: { en: 'There', ne: 'त्यहाँको' },
    go_on: { en: 'Continue editing', ne: 'सम्पादन जारी राख्नुहोस्' },
    save: { en: 'Save what I chose', ne: 'मैले छानेको सुरक्षित गर्नुहोस्' },
  },
  history: {
    load: { en: 'came with the site', ne: 'साइटसँगै आएको' },
    create: { en: 'created', ne: 'बनाउनुभयो' },
    update: { en: 'changed', ne: 'बदल्नुभयो' },
    restore: { en: 'restored', ne: 'फिर्ता ल्याउनुभयो' },
    newest: { en: 'newest', ne: 'सबैभन्दा नयाँ' },
    version_of: { en: 'Version of %{time}', ne: '%{time} को संस्करण' },
    same: { en: 'The same as the newest version.', ne: 'सबैभन्दा नयाँ संस्करणसँग उस्तै छ।' },
    now: { en: 'Now:', ne: 'अहिले:' },
    before: { en: 'Then:', ne: 'त्यतिबेला:' },
    legend: {
      en: 'Struck through: as it was then. Underlined: as it is now.',
      ne: 'काटिएको: त्यतिबेला यस्तो थियो। अधोरेखित: अहिले यस्तो छ।',
    },
    only_marks: { en: 'Only the formatting differs.', ne: 'ढाँचा मात्र फरक छ।' },
    picture: { en: 'Picture without a name', ne: 'नाम नभएको तस्बिर' },
    take_back: { en: 'Bring this back', ne: 'फिर्ता लिनुहोस्' },
    take_back_of: { en: 'Bring this back: %{field}', ne: 'फिर्ता लिनुहोस्: %{field}' },
    taken_back: {
      en: '%{field} is in the form as it was. Save to keep it.',
      ne: '%{field} पहिलेजस्तै फाराममा छ। राख्न सुरक्षित गर्नुहोस्।',
    },
    restore_this: { en: 'Restore this version', ne: 'यो संस्करण फिर्ता ल्याउनुहोस्' },
  },
  end: {
    title: { en: 'Unpublish later', ne: 'पछि प्रकाशनबाट हटाउनुहोस्' },
    now: { en: 'Visitors see it until %{time}.', ne: 'आगन्तुकले %{time} सम्म देख्छन्।' },
    help: {
      en: 'Visitors no longer find it after this time. It stays here as a draft.',
      ne: 'यो समयपछि आगन्तुकले भेट्टाउनेछैनन्। यहाँ मस्यौदाका रूपमा रहन्छ।',
    },
    cancel: { en: 'Keep it published', ne: 'प्रकाशित नै राख्नुहोस्' },
  },
  schedule: {
    title: { en: 'Publish later', ne: 'पछि प्रकाशित गर्नुहोस्' },
    now: { en: 'Scheduled for %{time}.', ne: '%{time} का लागि समय तोकिएको छ।' },
    day: { en: 'Day', ne: 'दिन' },
    help: {
      en: 'The latest saved version will be published automatically.',
      ne: 'सबैभन्दा पछि सुरक्षित गरिएको संस्करण आफैँ प्रकाशित हुन्छ।',
    },
    cancel: { en: 'Cancel the schedule', ne: 'तोकिएको समय रद्द गर्नुहोस्' },
    confirm: { en: 'Schedule', ne: 'समय तोक्नुहोस्' },
    choose: {
      en: 'Enter a day, AD or BS, such as 2026-11-22 or 2083-08-06, and a time such as 10:00',
      ne: 'कृपया दिन (ई.सं. वा वि.सं., जस्तै 2026-11-22 वा २०८३-०८-०६) र समय (जस्तै 10:00) लेख्नुहोस्',
    },
    future: { en: 'Choose a time in the future', ne: 'कृपया आउने समय छान्नुहोस्' },
  },
  join: {
    open: { en: 'Join with another client…', ne: 'अर्को ग्राहकसँग मिलाउनुहोस्…' },
    title: { en: 'Join “%{title}” with', ne: '“%{title}” लाई यससँग मिलाउने' },
    text: {
      en: 'Its projects go to the other client, and its address leads there. This entry goes into the trash.',
      ne: 'यसका परियोजना अर्को ग्राहकमा सर्छन्, र यसको ठेगानाले त्यहीँ पुर्‍याउँछ। यो प्रविष्टि रद्दीटोकरीमा जान्छ।',
    },
    into: { en: 'Choose the client that stays', ne: 'रहने ग्राहक छान्नुहोस्' },
    confirm: { en: 'Join', ne: 'मिलाउनुहोस्' },
    done: { en: 'Joined. The projects were moved.', ne: 'मिलाइयो। परियोजनाहरू सारिए।' },
  },
  share: {
    open: { en: 'Link for colleagues…', ne: 'सहकर्मीका लागि लिङ्क…' },
    title: { en: 'Link for colleagues', ne: 'सहकर्मीका लागि लिङ्क' },
    text: {
      en: 'Whoever has the link sees this version without signing in, until it ends. Search engines are asked to leave it out.',
      ne: 'लिङ्क हुने जोसुकैले म्याद नसकिएसम्म साइन इन नगरी यो संस्करण हेर्न सक्छन्। खोज इन्जिनलाई यो नसमेट्न भनिएको छ।',
    },
    days: { en: 'Valid for', ne: 'मान्य अवधि' },
    day: { en: '%{count} day |||| %{count} days', ne: '%{count} दिन' },
    make: { en: 'Create link', ne: 'लिङ्क बनाउनुहोस्' },
    until: {
      en: 'Valid until %{time}. It is shown here only now: copy it.',
      ne: '%{time} सम्म मान्य। यो अहिले मात्र देखिन्छ: प्रतिलिपि गर्नुहोस्।',
    },
    links: { en: 'Links that can be opened', ne: 'खुल्ने लिङ्कहरू' },
    none: { en: 'No link to this can be opened.', ne: 'यसको खुल्ने लिङ्क छैन।' },
    of: { en: '%{name}, on %{made}; until %{time}', ne: '%{name}, %{made} मा; %{time} सम्म' },
    end: { en: 'End now', ne: 'अहिले अन्त्य गर्नुहोस्' },
    ended: { en: 'The link has ended.', ne: 'लिङ्कको म्याद अन्त्य गरियो।' },
    revoke: { en: 'Revoke all links of this item', ne: 'यसका सबै लिङ्क रद्द गर्नुहोस्' },
    revoked: { en: 'The links are no longer valid.', ne: 'ती लिङ्क अब मान्य छैनन्।' },
  },
  local_copy: {
    en: 'What you typed here on %{time} was not saved.',
    ne: 'तपाईंले %{time} मा यहाँ टाइप गरेको कुरा सुरक्षित गरिएको थिएन।',
  },
  restore: { en: 'Restore', ne: 'फिर्ता ल्याउनुहोस्' },
} satisfies StaffWords
