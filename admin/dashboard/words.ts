import type { StaffWords } from '../core/words/use-words.ts'

export const dashboardWords = {
  welcome: { en: 'Welcome, %{name}', ne: 'स्वागत छ, %{name}' },
  nothing: { en: 'Nothing needs attention.', ne: 'ध्यान दिनुपर्ने केही छैन।' },
  pressing: { en: 'Waiting for you', ne: 'तपाईंको पर्खाइमा' },
  later: { en: 'To do later', ne: 'पछि गर्ने काम' },
  quiet: { en: 'Good to know', ne: 'जानकारीका लागि' },
  overdue: {
    en: 'item should have been published or unpublished by now |||| items should have been published or unpublished by now',
    ne: 'वटा अहिलेसम्म प्रकाशित हुनु वा प्रकाशनबाट हट्नुपर्थ्यो',
  },
  since: { en: 'since %{time}', ne: '%{time} देखि' },
  upcoming: { en: 'item is scheduled |||| items are scheduled', ne: 'वटाको समय तोकिएको छ' },
  expiring: {
    en: 'certificate or calibration has expired or expires within %{days} days |||| certificates or calibrations have expired or expire within %{days} days',
    ne: 'प्रमाणपत्र वा क्यालिब्रेसनको म्याद सकियो वा %{days} दिनभित्र सकिन्छ',
  },
  until: { en: 'until %{time}', ne: '%{time} सम्म' },
  on: { en: 'on %{time}', ne: '%{time} मा' },
  drafts: {
    en: 'draft that visitors do not see yet |||| drafts that visitors do not see yet',
    ne: 'वटा मस्यौदा आगन्तुकले अझै देख्दैनन्',
  },
  outdated: {
    en: '%{language} text is older than its English |||| %{language} texts are older than their English',
    ne: 'वटा %{language} पाठ अङ्ग्रेजीभन्दा पुराना छन्',
  },
  waiting: { en: 'item waiting for approval |||| items waiting for approval', ne: 'वटा सामग्री स्वीकृतिको पर्खाइमा' },
  sent_back: {
    en: 'draft sent back to you |||| drafts sent back to you',
    ne: 'वटा मस्यौदा तपाईंलाई फिर्ता गरिएको छ |||| वटा मस्यौदा तपाईंलाई फिर्ता गरिएका छन्',
  },
  own_messages: {
    en: 'message assigned to you, not answered |||| messages assigned to you, not answered',
    ne: 'वटा तपाईंलाई तोकिएको सन्देशको जवाफ बाँकी',
  },
  trash: {
    en: 'item in the trash, deleted permanently after 30 days |||| items in the trash, each deleted permanently after 30 days',
    ne: 'वटा रद्दीटोकरीमा छन्; ३० दिनपछि स्थायी रूपमा मेटिन्छन्',
  },
  state: {
    draft: { en: 'drafts', ne: 'मस्यौदा' },
    changed: { en: 'newer drafts', ne: 'नयाँ मस्यौदा' },
    submitted: { en: 'waiting for approval', ne: 'स्वीकृतिको पर्खाइमा' },
    trash: { en: 'trash', ne: 'रद्दीटोकरी' },
  },
  new: { en: 'new message |||| new messages', ne: 'वटा नयाँ सन्देश' },
  quarantined: { en: 'message that may be spam |||| messages that may be spam', ne: 'वटा सन्देश स्प्याम हुन सक्छन्' },
  open_inbox: { en: 'Open the inbox', ne: 'सन्देशहरू खोल्नुहोस्' },
  review: { en: 'Review them', ne: 'जाँच्नुहोस्' },
  failed: { en: 'e-mail could not be sent |||| e-mails could not be sent', ne: 'वटा इमेल पठाउन सकिएन' },
  late: {
    en: 'e-mail has waited longer than %{minutes} minutes |||| e-mails have waited longer than %{minutes} minutes',
    ne: 'वटा इमेल %{minutes} मिनेटभन्दा बढी पर्खिरहेका छन्',
  },
  late_or_failed: {
    en: 'e-mail has waited longer than %{minutes} minutes, or could not be sent |||| e-mails have waited longer than %{minutes} minutes, or could not be sent',
    ne: 'वटा इमेल %{minutes} मिनेटभन्दा बढी पर्खिरहेका छन् वा पठाउन सकिएन',
  },
  see_mails: { en: 'See, and try again', ne: 'हेरेर फेरि प्रयास गर्नुहोस्' },
  without_alt: {
    en: 'picture without alternative text |||| pictures without alternative text',
    ne: 'वटा तस्बिरको वर्णन छैन',
  },
  see_all: { en: 'See all', ne: 'सबै हेर्नुहोस्' },
  incomplete: {
    en: 'project lacks facts or pictures |||| projects lack facts or pictures',
    ne: 'वटा परियोजनामा तथ्य वा तस्बिर पुगेको छैन',
  },
  see_projects: { en: 'See the projects', ne: 'परियोजनाहरू हेर्नुहोस्' },
  new_news: { en: 'New news item', ne: 'नयाँ समाचार' },
  add_project: { en: 'Add a project', ne: 'परियोजना थप्नुहोस्' },
  upload: { en: 'Upload pictures', ne: 'तस्बिर अपलोड गर्नुहोस्' },
  sample: {
    text: {
      en: 'Visitors see the sample content of an invented firm. Search engines are asked not to index the site until an owner changes the firm’s name in the settings.',
      ne: 'आगन्तुकहरूले काल्पनिक संस्थाको नमुना सामग्री देखिरहेका छन्। मुख्य प्रशासकले सेटिङमा संस्थाको नाम नबदलेसम्म खोज इन्जिनहरूलाई यो साइट नसमेट्न भनिएको छ।',
    },
    open_settings: { en: 'Open settings', ne: 'सेटिङ खोल्नुहोस्' },
    remove: { en: 'Remove the sample…', ne: 'नमुना हटाउनुहोस्…' },
  },
} satisfies StaffWords
