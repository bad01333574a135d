import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

const results = (total: number) => (total === 1 ? '1 result' : `${total} results`)
const devanagari = (total: number) => toDevanagariDigits(String(total))

export const words = defineWords({
  title: { en: 'Search', ne: 'खोज' },
  titleOf: { en: (q: string) => `Search: ${q}`, ne: (q: string) => `खोज: ${q}` },
  lead: {
    en: 'Projects, services, news, people, clients, partners, places and pages, in English and Nepali.',
    ne: 'परियोजना, सेवा, समाचार, व्यक्ति, ग्राहक, साझेदार, ठाउँ र पृष्ठ, नेपाली र अङ्ग्रेजीमा।',
  },
  description: {
    en: 'Find projects, services, news, people, clients, partners, places and pages.',
    ne: 'परियोजना, सेवा, समाचार, व्यक्ति, ग्राहक, साझेदार, ठाउँ र पृष्ठ खोज्नुहोस्।',
  },
  question: { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  count: {
    en: (total: number, q: string, kind: string | undefined) =>
      `${total === 0 ? 'No results' : results(total)} for “${q}”${kind ? ` in ${kind.toLowerCase()}` : ''}.`,
    ne: (total: number, q: string, kind: string | undefined) =>
      `${kind ? `${kind}मा ` : ''}“${q}” का लागि ${total === 0 ? 'कुनै नतिजा भेटिएन' : `${devanagari(total)} नतिजा`}।`,
  },
  leftOut: {
    en: (most: number) => `Only the first ${most} different words were searched for.`,
    ne: (most: number) => `पहिला ${devanagari(most)} वटा फरक शब्द मात्र खोजियो।`,
  },
  incomplete: {
    en: 'The search is being prepared: some results may be missing for a few minutes.',
    ne: 'खोज तयार हुँदै छ: केही मिनेटसम्म केही नतिजा छुट्न सक्छन्।',
  },
  nearest: { en: 'Nearest results', ne: 'नजिकका नतिजा' },
  fewer: { en: 'Nothing has all these words. With fewer of them:', ne: 'यी सबै शब्द भएको केही छैन। केही शब्द छोड्दा:' },
  countOf: {
    en: (total: number, q: string) => `${results(total)} for “${q}”`,
    ne: (total: number, q: string) => `“${q}” का लागि ${devanagari(total)} नतिजा`,
  },
  without: {
    en: (left: string[]) => `, without ${left.map((word) => `“${word}”`).join(' and ')}`,
    ne: (left: string[]) => `, ${left.map((word) => `“${word}”`).join(' र ')} छोडेर`,
  },
  where: { en: 'Where to look', ne: 'कहाँ खोज्ने' },
  hint: {
    en: 'Try a place, a kind of work or a client: “Karnali”, “पुल”, “water supply”. Spelling need not be exact.',
    ne: 'ठाउँ, कामको प्रकार वा ग्राहक खोज्नुहोस्: “कर्णाली”, “पुल”, “खानेपानी”। हिज्जे ठ्याक्कै मिल्नुपर्दैन।',
  },
  projects: { en: 'Projects by place and status', ne: 'ठाउँ र अवस्थाअनुसार परियोजना' },
  services: { en: 'Services', ne: 'सेवा' },
  news: { en: 'News', ne: 'समाचार' },
  ask: { en: 'Ask us', ne: 'हामीलाई सोध्नुहोस्' },
})
