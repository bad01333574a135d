import type { StaffWords } from '../core/words/use-words.ts'

export const checkWords = {
  title: { en: 'Hints about this page', ne: 'यस पृष्ठबारे सुझाव' },
  none: { en: 'No hints', ne: 'सुझाव छैन' },
  count: { en: '%{count} hint |||| %{count} hints', ne: '%{count} सुझाव' },
  weight: { en: '%{size}: %{seconds} s at 1 Mbit/s', ne: '%{size}: १ Mbit/s मा %{seconds} सेकेन्ड' },
  weight_help: {
    en: 'The page with its fonts and the pictures in view, at this width',
    ne: 'यस चौडाइमा फन्ट र देखिने तस्बिरसहितको पृष्ठ',
  },
  advice: {
    heading_empty: {
      en: 'A heading is empty. Write it, or delete it.',
      ne: 'एउटा शीर्षक खाली छ। लेख्नुहोस् वा मेटाउनुहोस्।',
    },
    heading_skipped: {
      en: 'The heading “%{text}” skips a level. Make it H%{level}, or put one of H%{level} above it.',
      ne: '“%{text}” शीर्षकले एक तह छाडेको छ। यसलाई H%{level} बनाउनुहोस् वा यसमाथि H%{level} थप्नुहोस्।',
    },
    picture_without_alt: {
      en: 'A picture has no alternative text. Describe it in the picture library.',
      ne: 'एउटा तस्बिरको वर्णन छैन। तस्बिर सङ्ग्रहमा वर्णन लेख्नुहोस्।',
    },
    picture_in_text_without_alt: {
      en: 'A picture in the text has no alternative text. Describe it in the picture library, and choose it again here.',
      ne: 'पाठको एउटा तस्बिरको वर्णन छैन। तस्बिर सङ्ग्रहमा वर्णन लेखेर यहाँ फेरि छान्नुहोस्।',
    },
    link_empty: {
      en: 'A link has no words. Write where it leads, or remove it.',
      ne: 'एउटा लिङ्कमा पाठ छैन। कहाँ पुग्छ लेख्नुहोस् वा लिङ्क हटाउनुहोस्।',
    },
    link_vague: {
      en: 'The link “%{text}” does not say where it leads. Name what is there.',
      ne: '“%{text}” लिङ्कले कहाँ पुग्छ भन्दैन। त्यहाँ के छ, त्यही लेख्नुहोस्।',
    },
    link_bare: {
      en: 'A link shows its address: %{text}. Name what is there instead.',
      ne: 'लिङ्कमा ठेगाना मात्र देखिन्छ: %{text}। त्यहाँ के छ, त्यही लेख्नुहोस्।',
    },
    link_dead: {
      en: 'Visitors find nothing at %{path}. Publish that page, or change the link.',
      ne: '%{path} मा आगन्तुकले केही भेट्दैनन्। त्यो पृष्ठ प्रकाशित गर्नुहोस् वा लिङ्क बदल्नुहोस्।',
    },
    sentence_long: {
      en: 'A sentence has %{words} words: “%{text}” Make two of it.',
      ne: 'एउटा वाक्यमा %{words} शब्द छन्: “%{text}” दुई वाक्य बनाउनुहोस्।',
    },
    search_description: {
      en: 'Search results have no description of this page. Write a summary, or one for search results.',
      ne: 'खोज नतिजामा यस पृष्ठको विवरण छैन। सार वा खोज नतिजाको विवरण लेख्नुहोस्।',
    },
    search_title: {
      en: 'The title has %{length} characters; search results show about %{most}. Write a shorter one for them.',
      ne: 'शीर्षकमा %{length} अक्षर छन्; खोज नतिजामा करिब %{most} देखिन्छन्। त्यसका लागि छोटो शीर्षक लेख्नुहोस्।',
    },
  },
} satisfies StaffWords
