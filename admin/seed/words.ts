import type { StaffWords } from '../core/words/use-words.ts'

export const sampleWords = {
  intro: {
    en: 'A new site comes with the content of an invented firm, so that you see what a finished one looks like. When you have seen enough, remove it here. Your own content, settings, accounts and messages stay.',
    ne: 'पूरा भएको साइट कस्तो देखिन्छ भनेर बुझ्न सजिलो होस् भनी नयाँ साइटमा काल्पनिक संस्थाको सामग्री राखिएको हुन्छ। हेरिसकेपछि यहाँबाट हटाउनुहोस्। तपाईंको आफ्नै सामग्री, सेटिङ, खाता र सन्देश यथावत् रहन्छन्।',
  },
  none: { en: 'Nothing here is sample content.', ne: 'यहाँ नमुना सामग्री छैन।' },
  goes: { en: 'Moves to the trash', ne: 'रद्दीटोकरीमा सर्ने' },
  goes_help: {
    en: 'Nobody has changed these, and nothing of yours refers to them.',
    ne: 'यी कसैले बदलेको छैन, र तपाईंको कुनै सामग्री यिनमा जोडिएको छैन।',
  },
  count: { en: '%{count} × %{kind}', ne: '%{count} × %{kind}' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  texts: { en: 'Still the words of the sample', ne: 'अझै नमुनाकै शब्दमा रहेका' },
  texts_help: {
    en: 'Those that are ticked become empty, until you write your own.',
    ne: 'छानिएका खाली हुन्छन्; त्यसपछि आफ्नो पाठ लेख्न सकिन्छ।',
  },
  asked: { en: 'For you to decide', ne: 'तपाईंले निर्णय गर्नुपर्ने' },
  asked_help: { en: 'These stay unless you remove them.', ne: 'तपाईंले नहटाएसम्म यी यथावत् रहन्छन्।' },
  changed: { en: 'Somebody has changed it.', ne: 'कसैले बदलेको छ।' },
  used: { en: 'Used by:', ne: 'प्रयोग गर्ने:' },
  used_help: { en: 'It can be removed once these no longer use it.', ne: 'यिनले प्रयोग गर्न छोडेपछि हटाउन सकिन्छ।' },
  later: { en: 'Decide later', ne: 'पछि निर्णय गर्ने' },
  keep: { en: 'Keep as ours', ne: 'आफ्नै मानेर राख्ने' },
  remove_one: { en: 'Remove', ne: 'हटाउने' },
  keep_all: { en: 'Keep all as ours', ne: 'सबै आफ्नै मानेर राख्नुहोस्' },
  remove_all: { en: 'Remove all that can be', ne: 'हटाउन सकिने सबै हटाउनुहोस्' },
  remove: { en: 'Remove the sample', ne: 'नमुना हटाउनुहोस्' },
  ask: { en: 'Remove the sample content?', ne: 'नमुना सामग्री हटाउने हो?' },
  ask_text: {
    en: 'Visitors no longer see it from now on. You can bring it back for 30 days.',
    ne: 'अबदेखि आगन्तुकले यो देख्नेछैनन्। ३० दिनभित्र फिर्ता ल्याउन सकिन्छ।',
  },
  is_removed: { en: 'The sample is in the trash.', ne: 'नमुना रद्दीटोकरीमा सारियो।' },
  is_back: { en: 'The sample is back.', ne: 'नमुना फिर्ता आयो।' },
  is_loaded: { en: 'The example is loaded.', ne: 'नमुना राखियो।' },
  removed: {
    en: '%{count} items, pictures and texts were removed on %{time}. They can be brought back until %{until}.',
    ne: '%{time} मा %{count} वटा सामग्री, तस्बिर र पाठ हटाइए। %{until} सम्म फिर्ता ल्याउन सकिन्छ।',
  },
  undo: { en: 'Bring the sample back', ne: 'नमुना फिर्ता ल्याउनुहोस्' },
  example: { en: 'Show me an example', ne: 'नमुना देखाउनुहोस्' },
  example_help: {
    en: 'Loads the content of an invented firm. Your settings and the texts that you wrote stay, and you can remove the example here again.',
    ne: 'काल्पनिक संस्थाको सामग्री राखिन्छ। तपाईंका सेटिङ र आफैँले लेखेका पाठ यथावत् रहन्छन्; नमुना यहीँबाट फेरि हटाउन सकिन्छ।',
  },
  not_empty: {
    en: 'The example can be loaded into a site without content. This one has some of your own.',
    ne: 'सामग्री नभएको साइटमा मात्र नमुना राख्न सकिन्छ। यस साइटमा तपाईंको आफ्नै सामग्री छ।',
  },
  left: { en: 'These stayed as they were:', ne: 'यी यथावत् रहे:' },
} satisfies StaffWords

export const templateWords = {
  pick: { en: 'Pick from a list', ne: 'सूचीबाट छान्नुहोस्' },
  title: { en: 'Services to start from', ne: 'सुरु गर्न सकिने सेवाहरू' },
  help: {
    en: 'Drafts are made in English and Nepali. Visitors see nothing until you have edited and published them: a discipline first, then its services.',
    ne: 'अङ्ग्रेजी र नेपालीमा मस्यौदा बन्छ। सम्पादन गरेर प्रकाशित नगरेसम्म आगन्तुकले केही देख्दैनन्: पहिले विधा, त्यसपछि त्यसका सेवा।',
  },
  there: { en: '%{name} (already there)', ne: '%{name} (पहिल्यै छ)' },
  orphans: {
    en: 'Without their discipline these stand at the top level, and in the menu: %{names}. Tick the discipline as well to have them below it.',
    ne: 'विधा नछानेकाले यी सेवा सबैभन्दा माथिल्लो तहमा र मेनुमा देखिन्छन्: %{names}। विधामुनि राख्न विधा पनि छान्नुहोस्।',
  },
  none: { en: 'No service matches this search.', ne: 'यस खोजसँग मिल्ने सेवा छैन।' },
  make: { en: 'Make %{count} draft |||| Make %{count} drafts', ne: '%{count} वटा मस्यौदा बनाउनुहोस्' },
  made: { en: '%{count} draft made. |||| %{count} drafts made.', ne: '%{count} वटा मस्यौदा बनाइयो।' },
  start: { en: 'Start from a template', ne: 'ढाँचाबाट सुरु गर्नुहोस्' },
  start_help: {
    en: 'What you leave empty stays in the text as a blank in square brackets. The text is a suggestion and not legal advice: read it, and change what is not so at your firm.',
    ne: 'तपाईंले खाली छाडेका ठाउँ पाठमा कोष्ठकभित्र रहन्छन्। यो पाठ सुझाव मात्र हो, कानुनी सल्लाह होइन: पढ्नुहोस्, र तपाईंको संस्थामा नमिल्ने कुरा बदल्नुहोस्।',
  },
  start_empty: { en: 'This page has no text yet.', ne: 'यस पृष्ठमा अझै पाठ छैन।' },
  in_english: { en: '%{label} (English)', ne: '%{label} (अङ्ग्रेजी)' },
  in_nepali: { en: '%{label} (Nepali)', ne: '%{label} (नेपाली)' },
  fill: { en: 'Fill in the text', ne: 'पाठ भर्नुहोस्' },
  blank: { en: 'Publish with a blank left?', ne: 'खाली ठाउँसहित प्रकाशित गर्ने हो?' },
  blanks_text: {
    en: 'A blank in square brackets that begins with “…” is still in: %{titles}. Visitors would see it.',
    ne: 'अझै “…” बाट सुरु हुने कोष्ठकभित्रको खाली ठाउँ भएका: %{titles}। आगन्तुकले त्यो देख्नेछन्।',
  },
  blank_text: {
    en: 'The text still has a blank in square brackets that begins with “…”. Visitors would see it.',
    ne: 'पाठमा अझै “…” बाट सुरु हुने कोष्ठकभित्रको खाली ठाउँ छ। आगन्तुकले त्यो देख्नेछन्।',
  },
} satisfies StaffWords
