import type { StaffWords } from '../words/use-words.ts'

/** Lists of content, and the actions on their items. */
export const listWords = {
  field: {
    state: { en: 'Visibility', ne: 'प्रकाशन अवस्था' },
    updated: { en: 'Last changed', ne: 'पछिल्लो परिवर्तन' },
    by: { en: 'Changed by', ne: 'परिवर्तन गर्ने' },
    gaps: { en: 'Missing', ne: 'नपुगेको' },
    address: { en: 'Address', ne: 'ठेगाना' },
  },
  copy_of: { en: '%{title} (copy)', ne: '%{title} (प्रतिलिपि)' },
  done: {
    draft: { en: 'Draft saved.', ne: 'मस्यौदा सुरक्षित गरियो।' },
    draft_beside: {
      en: 'Draft saved. Visitors still see the published version.',
      ne: 'मस्यौदा सुरक्षित गरियो। आगन्तुकले अझै प्रकाशित संस्करण नै देख्छन्।',
    },
    published: { en: 'Published.', ne: 'प्रकाशित भयो।' },
    updated: { en: 'Published. Visitors see the new version.', ne: 'प्रकाशित भयो। आगन्तुकले नयाँ संस्करण देख्छन्।' },
    scheduled: { en: 'Scheduled for %{time}.', ne: '%{time} का लागि समय तोकियो।' },
    schedule_cancelled: { en: 'Schedule cancelled.', ne: 'तोकिएको समय रद्द भयो।' },
    ends: { en: 'Visitors see it until %{time}.', ne: 'आगन्तुकले %{time} सम्म देख्छन्।' },
    end_cancelled: { en: 'It stays published.', ne: 'प्रकाशित नै रहन्छ।' },
    unpublished: { en: 'Unpublished. It is a draft now.', ne: 'प्रकाशनबाट हटाइयो। अब यो मस्यौदा हो।' },
    discarded: {
      en: 'The draft is discarded. The form shows what visitors see.',
      ne: 'मस्यौदा छोडियो। आगन्तुकले जे देख्छन्, फाराममा त्यही छ।',
    },
    trash: { en: 'Moved to the trash.', ne: 'रद्दीटोकरीमा सारियो।' },
    recovered: { en: 'Restored from the trash.', ne: 'रद्दीटोकरीबाट फिर्ता ल्याइयो।' },
    purged: { en: 'Deleted permanently.', ne: 'स्थायी रूपमा मेटाइयो।' },
    restored: {
      en: 'Restored. The version of %{time} is the newest again.',
      ne: 'फिर्ता ल्याइयो। %{time} को संस्करण फेरि सबैभन्दा नयाँ भयो।',
    },
    order: { en: 'Order saved.', ne: 'क्रम सुरक्षित गरियो।' },
    progress: { en: '%{done} of %{total}', ne: '%{total} मध्ये %{done}' },
    to_top: {
      en: '%{count} item moved to the top. |||| %{count} items moved to the top.',
      ne: '%{count} वटा सबैभन्दा माथि सारिए।',
    },
    undone: { en: 'Undone.', ne: 'पूर्ववत् गरियो।' },
    several: {
      publish: { en: '%{count} item published. |||| %{count} items published.', ne: '%{count} वटा प्रकाशित भए।' },
      unpublish: {
        en: '%{count} item unpublished. |||| %{count} items unpublished.',
        ne: '%{count} वटा प्रकाशनबाट हटाइए।',
      },
      trash: {
        en: '%{count} item moved to the trash. |||| %{count} items moved to the trash.',
        ne: '%{count} वटा रद्दीटोकरीमा सारिए।',
      },
      recover: { en: '%{count} item restored. |||| %{count} items restored.', ne: '%{count} वटा फिर्ता ल्याइए।' },
      purge: {
        en: '%{count} item deleted permanently. |||| %{count} items deleted permanently.',
        ne: '%{count} वटा स्थायी रूपमा मेटाइए।',
      },
    },
  },
  ask: {
    unpublish: { en: 'Unpublish this item?', ne: 'यो प्रकाशनबाट हटाउने हो?' },
    unpublish_text: {
      en: 'Visitors will no longer find it. It stays here as a draft.',
      ne: 'आगन्तुकले यो अब भेट्टाउनेछैनन्। यहाँ मस्यौदाका रूपमा रहन्छ।',
    },
    discard: { en: 'Discard the draft?', ne: 'मस्यौदा छोड्ने हो?' },
    discard_text: {
      en: 'The form goes back to what visitors see. The draft stays in the history.',
      ne: 'फाराम आगन्तुकले देख्ने रूपमा फर्कन्छ। मस्यौदा इतिहासमा रहन्छ।',
    },
    trash: { en: 'Move this item to the trash?', ne: 'यो रद्दीटोकरीमा सार्ने हो?' },
    trash_text: { en: 'You can restore it for 30 days.', ne: '३० दिनसम्म फिर्ता ल्याउन सकिन्छ।' },
    purge: { en: 'Delete this item permanently?', ne: 'यो स्थायी रूपमा मेटाउने हो?' },
    purge_text: {
      en: 'All its versions are deleted too. This cannot be undone.',
      ne: 'यसका सबै संस्करण पनि मेटिन्छन्। यो पूर्ववत् गर्न सकिँदैन।',
    },
    several: { en: '%{action}: %{count} item |||| %{action}: %{count} items', ne: '%{action}: %{count} वटा' },
    several_unpublish_text: {
      en: 'Visitors will no longer find them. They stay here as drafts.',
      ne: 'आगन्तुकले यी अब भेट्टाउनेछैनन्। यहाँ मस्यौदाका रूपमा रहन्छन्।',
    },
    several_trash_text: { en: 'You can restore them for 30 days.', ne: '३० दिनसम्म फिर्ता ल्याउन सकिन्छ।' },
    several_purge_text: {
      en: 'All their versions are deleted too. This cannot be undone.',
      ne: 'यिनका सबै संस्करण पनि मेटिन्छन्। यो पूर्ववत् गर्न सकिँदैन।',
    },
    leave: { en: 'Leave without saving?', ne: 'सुरक्षित नगरी बाहिर जाने हो?' },
    leave_text: {
      en: 'What you typed is not saved. This browser keeps it, and offers it when you come back.',
      ne: 'तपाईंले टाइप गरेको कुरा सुरक्षित गरिएको छैन। यो ब्राउजरले त्यसलाई जोगाउँछ र फर्केर आउँदा देखाउँछ।',
    },
    stay: { en: 'Stay', ne: 'यहीँ रहनुहोस्' },
  },
  refused: {
    one: { en: '“%{title}” stays as it is', ne: '“%{title}” जस्ताको तस्तै रह्यो' },
    several: {
      en: '%{count} item stays as it is |||| %{count} items stay as they are',
      ne: '%{count} वटा जस्ताको तस्तै रहे',
    },
    used: { en: 'Remove it from these first.', ne: 'कृपया पहिले यसलाई यी ठाउँबाट हटाउनुहोस्।' },
  },
  order: {
    none: { en: 'None (top level)', ne: 'कुनै पनि होइन (मुख्य तह)' },
    help: {
      en: 'Drag an item by its handle, or press Space on the handle and use the arrow keys, or press the arrow buttons. Visitors see the new order as soon as you save it.',
      ne: 'समात्ने ठाउँबाट तान्नुहोस्, वा समात्ने ठाउँमा स्पेस थिचेर तीर कुञ्जीले सार्नुहोस्, वा तीर बटन थिच्नुहोस्। सुरक्षित गर्नेबित्तिकै आगन्तुकले नयाँ क्रम देख्छन्।',
    },
    not_saved: { en: 'The new order is not saved.', ne: 'नयाँ क्रम सुरक्षित गरिएको छैन।' },
    moved: { en: '%{title} is now number %{place} of %{total}.', ne: '%{title} अब %{total} मध्ये %{place} नम्बरमा छ।' },
    held: {
      en: '%{title} is held as number %{place} of %{total}.',
      ne: '%{title} समातिएको छ: %{total} मध्ये %{place} नम्बर।',
    },
    put_down: {
      en: '%{title} is put down as number %{place} of %{total}.',
      ne: '%{title} राखियो: %{total} मध्ये %{place} नम्बर।',
    },
    put_back: { en: '%{title} is put back.', ne: '%{title} पुरानै ठाउँमा राखियो।' },
    drag: { en: 'Drag %{title}', ne: '%{title} तान्नुहोस्' },
    to_top: { en: 'Move to top', ne: 'सबैभन्दा माथि सार्नुहोस्' },
    top: { en: 'Move %{title} to the top', ne: '%{title} सबैभन्दा माथि सार्नुहोस्' },
    up: { en: 'Move %{title} up', ne: '%{title} माथि सार्नुहोस्' },
    down: { en: 'Move %{title} down', ne: '%{title} तल सार्नुहोस्' },
    draft: { en: '(draft)', ne: '(मस्यौदा)' },
    instructions: {
      en: 'To pick up an item, press Space. While it is held, move it with the arrow keys. Press Space again to put it down, or Escape to cancel.',
      ne: 'समात्न स्पेस थिच्नुहोस्। समातेपछि तीर कुञ्जीले सार्नुहोस्। राख्न फेरि स्पेस थिच्नुहोस्, रद्द गर्न एस्केप थिच्नुहोस्।',
    },
    item: { en: 'sortable item', ne: 'सार्न मिल्ने वस्तु' },
  },
  select: {
    page: { en: 'Select all of this page', ne: 'यस पृष्ठका सबै छान्नुहोस्' },
    row: { en: 'Select %{title}', ne: '%{title} छान्नुहोस्' },
  },
  number: { en: 'number %{id}', ne: 'नम्बर %{id}' },
  trash_time: { en: '%{count} day left |||| %{count} days left', ne: '%{count} दिन बाँकी' },
} satisfies StaffWords
