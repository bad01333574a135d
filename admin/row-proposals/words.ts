import type { StaffWords } from '../words/use-words.ts'

export const words = {
  title: { en: 'Texts that could be rows', ne: 'पङ्क्ति बन्न सक्ने पाठ' },
  intro: {
    en: 'Visitors and bids find projects by rows: quantities and partner firms. Take what a text says as a row: that saves a draft, which you publish when it is right. Or keep the text as it is.',
    ne: 'आगन्तुक र बोलपत्रले परियोजना पङ्क्तिबाट भेट्छन्: परिमाण र साझेदार फर्म। पाठले भनेको कुरा पङ्क्तिका रूपमा लिनुहोस्: मस्यौदा सुरक्षित हुन्छ, ठीक भएपछि प्रकाशित गर्नुहोस्। वा पाठ यत्तिकै राख्नुहोस्।',
  },
  none: { en: 'No text waits.', ne: 'कुनै पाठ बाँकी छैन।' },
  take: { en: 'Take as a row: %{row}', ne: 'पङ्क्तिका रूपमा लिनुहोस्: %{row}' },
  keep: { en: 'Keep as text', ne: 'पाठकै रूपमा राख्नुहोस्' },
  keepOf: { en: 'Keep as text: %{text}', ne: 'पाठकै रूपमा राख्नुहोस्: %{text}' },
  kept: { en: 'Kept as a text.', ne: 'पाठकै रूपमा राखियो।' },
  unknown: { en: 'Firms that are not known here:', ne: 'यहाँ नभएका फर्म:' },
  addFirm: { en: 'Add a firm', ne: 'फर्म थप्नुहोस्' },
} satisfies StaffWords
