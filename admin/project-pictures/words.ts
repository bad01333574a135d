import type { StaffWords } from '../core/words/use-words.ts'

export const words = {
  intro: {
    en: 'Choose the folder with your photographs. Each is matched to a project by the names of its file and folders, such as “Koshi bridge/IMG_2031.jpg”. Sure matches are ticked; check the others, and tick what is right. Only ticked pictures are sent.',
    ne: 'आफ्ना तस्बिर भएको फोल्डर छान्नुहोस्। “कोशी पुल/IMG_2031.jpg” जस्ता फाइल र फोल्डरका नामबाट हरेकको परियोजना खोजिन्छ। पक्का जोडीमा चिह्न लगाइएको हुन्छ; बाँकी जाँचेर मिलेकामा चिह्न लगाउनुहोस्। चिह्न लगाइएका तस्बिर मात्र पठाइन्छन्।',
  },
  folder: { en: 'Choose a folder', ne: 'फोल्डर छान्नुहोस्' },
  files: { en: 'Choose files', ne: 'फाइल छान्नुहोस्' },
  skipped: {
    en: '%{count} file was left out, because only JPEG, PNG, WebP and AVIF are taken: %{names} |||| %{count} files were left out, because only JPEG, PNG, WebP and AVIF are taken: %{names}',
    ne: 'JPEG, PNG, WebP र AVIF मात्र लिइन्छन्। छाडिएका %{count} वटा फाइल: %{names}',
  },
  heic: {
    en: 'Export HEIC photographs as JPEG, and choose those; an iPhone takes JPEG when Settings, Camera, Formats says Most Compatible.',
    ne: 'HEIC तस्बिरलाई JPEG मा निकालेर ती छान्नुहोस्; iPhone मा Settings, Camera, Formats मा Most Compatible छान्दा JPEG खिचिन्छ।',
  },
  too_many: {
    en: 'Only the first %{most} pictures were taken. Choose the others after these.',
    ne: 'पहिला %{most} वटा तस्बिर मात्र लिइए। बाँकी पछि छान्नुहोस्।',
  },
  no_project: { en: 'Create your projects first; then their pictures.', ne: 'पहिले परियोजना बनाउनुहोस्, त्यसपछि तस्बिर।' },
  project_of: { en: 'Project of %{name}', ne: '%{name} को परियोजना' },
  tick: { en: 'Add %{name}', ne: '%{name} थप्ने' },
  look: { en: 'Please check', ne: 'जाँच्नुहोस्' },
  undo: {
    en: 'Undo: take %{count} picture out of its project |||| Undo: take %{count} pictures out of their projects',
    ne: 'फिर्ता लिनुहोस्: %{count} वटा तस्बिर परियोजनाबाट हटाउनुहोस्',
  },
  done_as_drafts: {
    en: '%{count} picture was added as a draft. Visitors see it once the project is published. |||| %{count} pictures were added as drafts. Visitors see them once their projects are published.',
    ne: '%{count} वटा तस्बिर मस्यौदामा थपिए। परियोजना प्रकाशित भएपछि आगन्तुकले देख्छन्।',
  },
  create: { en: 'Create a project', ne: 'परियोजना बनाउनुहोस्' },
  clear: { en: 'Clear the list', ne: 'सूची खाली गर्नुहोस्' },
  matched: {
    en: '%{count} pictures: %{sure} with a sure match, %{look} to check, %{none} without a project.',
    ne: '%{count} तस्बिर: %{sure} वटाको परियोजना पक्का, %{look} वटा जाँच्नुपर्ने, %{none} वटाको परियोजना छैन।',
  },
  publish: {
    en: 'Show to visitors at once, where the project has no changes that wait',
    ne: 'पर्खिएको परिवर्तन नभएका परियोजनामा आगन्तुकलाई तुरुन्तै देखाउने',
  },
  add: { en: 'Add %{count} picture |||| Add %{count} pictures', ne: '%{count} वटा तस्बिर थप्नुहोस्' },
  progress: { en: '%{done} of %{count} added', ne: '%{count} मध्ये %{done} वटा थपिए' },
  failed: {
    en: '%{count} picture was not added. |||| %{count} pictures were not added.',
    ne: '%{count} वटा तस्बिर थपिएनन्।',
  },
  done: { en: '%{count} picture was added. |||| %{count} pictures were added.', ne: '%{count} वटा तस्बिर थपिए।' },
  describe: { en: 'Describe the pictures', ne: 'तस्बिरको वर्णन लेख्नुहोस्' },
  more: { en: 'Show %{count} more', ne: 'थप %{count} वटा देखाउनुहोस्' },
} satisfies StaffWords
