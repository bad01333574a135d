import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

const results = (total: number) => (total === 1 ? '1 result' : `${total} results`)
const devanagari = (total: number) => toDevanagariDigits(String(total))

export const words = defineWords({
  en: {
    title: 'Search',
    titleOf: (q: string) => `Search: ${q}`,
    lead: 'Projects, services, news, people, clients, partners, places and pages, in English and Nepali.',
    description: 'Find projects, services, news, people, clients, partners, places and pages.',
    question: 'What are you looking for?',
    count: (total: number, q: string, kind: string | undefined) =>
      `${total === 0 ? 'No results' : results(total)} for “${q}”${kind ? ` in ${kind.toLowerCase()}` : ''}.`,
    leftOut: (most: number) => `Only the first ${most} different words were searched for.`,
    incomplete: 'The search is being prepared: some results may be missing for a few minutes.',
    nearest: 'Nearest results',
    fewer: 'Nothing has all these words. With fewer of them:',
    countOf: (total: number, q: string) => `${results(total)} for “${q}”`,
    without: (left: string[]) => `, without ${left.map((word) => `“${word}”`).join(' and ')}`,
    where: 'Where to look',
    hint: 'Try a place, a kind of work or a client: “Karnali”, “पुल”, “water supply”. Spelling need not be exact.',
    projects: 'Projects by place and status',
    services: 'Services',
    news: 'News',
    ask: 'Ask us',
  },
  ne: {
    title: 'खोज',
    titleOf: (q: string) => `खोज: ${q}`,
    lead: 'परियोजना, सेवा, समाचार, व्यक्ति, ग्राहक, साझेदार, ठाउँ र पृष्ठ, नेपाली र अङ्ग्रेजीमा।',
    description: 'परियोजना, सेवा, समाचार, व्यक्ति, ग्राहक, साझेदार, ठाउँ र पृष्ठ खोज्नुहोस्।',
    question: 'के खोज्दै हुनुहुन्छ?',
    count: (total: number, q: string, kind: string | undefined) =>
      `${kind ? `${kind}मा ` : ''}“${q}” का लागि ${total === 0 ? 'कुनै नतिजा भेटिएन' : `${devanagari(total)} नतिजा`}।`,
    leftOut: (most: number) => `पहिला ${devanagari(most)} वटा फरक शब्द मात्र खोजियो।`,
    incomplete: 'खोज तयार हुँदै छ: केही मिनेटसम्म केही नतिजा छुट्न सक्छन्।',
    nearest: 'नजिकका नतिजा',
    fewer: 'यी सबै शब्द भएको केही छैन। केही शब्द छोड्दा:',
    countOf: (total: number, q: string) => `“${q}” का लागि ${devanagari(total)} नतिजा`,
    without: (left: string[]) => `, ${left.map((word) => `“${word}”`).join(' र ')} छोडेर`,
    where: 'कहाँ खोज्ने',
    hint: 'ठाउँ, कामको प्रकार वा ग्राहक खोज्नुहोस्: “कर्णाली”, “पुल”, “खानेपानी”। हिज्जे ठ्याक्कै मिल्नुपर्दैन।',
    projects: 'ठाउँ र अवस्थाअनुसार परियोजना',
    services: 'सेवा',
    news: 'समाचार',
    ask: 'हामीलाई सोध्नुहोस्',
  },
})
