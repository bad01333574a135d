import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  projects: {
    en: (total: number) => (total === 1 ? 'See this project' : `See these ${total} projects`),
    ne: (total: number) =>
      total === 1 ? 'यो परियोजना हेर्नुहोस्' : `यी ${toDevanagariDigits(String(total))} परियोजना हेर्नुहोस्`,
  },
  nearest: { en: 'Nearest to that, with one choice less:', ne: 'एउटा सर्त हटाउँदा सबैभन्दा नजिकका:' },
  years: { en: 'Active projects by year', ne: 'वर्षअनुसार चालु परियोजना' },
  subject: { en: 'Experience', ne: 'अनुभव' },
  onceEach: {
    en:
      'A project counts once in each service and province that it belongs to, and once in a total; so totals can be ' +
      'smaller than the sum of their rows and columns. A discipline includes its services. Services without a project are ' +
      'left out.',
    ne:
      'परियोजना आफू पर्ने हरेक सेवा र प्रदेशमा एक पटक र जम्मामा एक पटक गनिन्छ। त्यसैले जम्मा सङ्ख्या पङ्क्ति र स्तम्भको ' +
      'योगभन्दा कम हुन सक्छ। विधामा त्यसका सेवाहरू समेटिन्छन्। परियोजना नभएका सेवा देखाइएका छैनन्।',
  },
  inYears: {
    en: 'A project counts in every year from its start to its end, an ongoing one until this year.',
    ne: 'परियोजना सुरु भएको वर्षदेखि सकिएको वर्षसम्म हरेक वर्ष गनिन्छ; चालु परियोजना यस वर्षसम्म।',
  },
  undated: {
    en: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? ' One project has no dates in our records, and is in no year.'
          : ` ${count} projects have no dates in our records, and are in no year.`,
    ne: (count: number) =>
      count === 0 ? '' : ` अभिलेखमा मिति नभएका ${toDevanagariDigits(String(count))} परियोजना कुनै वर्षमा गनिएका छैनन्।`,
  },
  changed: {
    en: (date: string) => `These records last changed on ${date}.`,
    ne: (date: string) => `यी अभिलेख पछिल्लो पटक परिवर्तन भएको मिति: ${date}।`,
  },
  caption: { en: 'Projects by service and province', ne: 'सेवा र प्रदेशअनुसार परियोजना' },
  service: { en: 'Service', ne: 'सेवा' },
  total: { en: 'All', ne: 'जम्मा' },
  allProjects: { en: 'All projects', ne: 'सबै परियोजना' },
  anyService: { en: 'All services', ne: 'सबै सेवा' },
  wholeOf: {
    en: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    ne: (discipline: string) => `${discipline}: सबै`,
  },
  provinces: { en: 'Provinces', ne: 'प्रदेश' },
  since: { en: 'From year', ne: 'सुरु वर्ष' },
  until: { en: 'To year', ne: 'अन्तिम वर्ष' },
  anyYear: { en: 'Any', ne: 'जुनसुकै' },
  status: { en: 'Status', ne: 'अवस्था' },
  anyStatus: { en: 'Any status', ne: 'सबै अवस्था' },
  show: { en: 'Search', ne: 'खोज्नुहोस्' },
  year: { en: (year: string) => year, ne: (year: string) => `सन् ${toDevanagariDigits(year)}` },
})
