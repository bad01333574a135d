import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    projects: (total: number) => (total === 1 ? 'See this project' : `See these ${total} projects`),
    nearest: 'Nearest to that, with one choice less:',
    years: 'Active projects by year',
    subject: 'Experience',
    onceEach:
      'A project counts once in each service and province that it belongs to, and once in a total; so totals can be ' +
      'smaller than the sum of their rows and columns. A discipline includes its services. Services without a project are ' +
      'left out.',
    inYears: 'A project counts in every year from its start to its end, an ongoing one until this year.',
    undated: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? ' One project has no dates in our records, and is in no year.'
          : ` ${count} projects have no dates in our records, and are in no year.`,
    changed: (date: string) => `These records last changed on ${date}.`,
    caption: 'Projects by service and province',
    service: 'Service',
    total: 'All',
    allProjects: 'All projects',
    anyService: 'All services',
    wholeOf: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    provinces: 'Provinces',
    since: 'From year',
    until: 'To year',
    anyYear: 'Any',
    status: 'Status',
    anyStatus: 'Any status',
    show: 'Search',
    year: (year: string) => year,
  },
  ne: {
    projects: (total: number) =>
      total === 1 ? 'यो परियोजना हेर्नुहोस्' : `यी ${toDevanagariDigits(String(total))} परियोजना हेर्नुहोस्`,
    nearest: 'एउटा सर्त हटाउँदा सबैभन्दा नजिकका:',
    years: 'वर्षअनुसार चालु परियोजना',
    subject: 'अनुभव',
    onceEach:
      'परियोजना आफू पर्ने हरेक सेवा र प्रदेशमा एक पटक र जम्मामा एक पटक गनिन्छ। त्यसैले जम्मा सङ्ख्या पङ्क्ति र स्तम्भको ' +
      'योगभन्दा कम हुन सक्छ। विधामा त्यसका सेवाहरू समेटिन्छन्। परियोजना नभएका सेवा देखाइएका छैनन्।',
    inYears: 'परियोजना सुरु भएको वर्षदेखि सकिएको वर्षसम्म हरेक वर्ष गनिन्छ; चालु परियोजना यस वर्षसम्म।',
    undated: (count: number) =>
      count === 0 ? '' : ` अभिलेखमा मिति नभएका ${toDevanagariDigits(String(count))} परियोजना कुनै वर्षमा गनिएका छैनन्।`,
    changed: (date: string) => `यी अभिलेख पछिल्लो पटक परिवर्तन भएको मिति: ${date}।`,
    caption: 'सेवा र प्रदेशअनुसार परियोजना',
    service: 'सेवा',
    total: 'जम्मा',
    allProjects: 'सबै परियोजना',
    anyService: 'सबै सेवा',
    wholeOf: (discipline: string) => `${discipline}: सबै`,
    provinces: 'प्रदेश',
    since: 'सुरु वर्ष',
    until: 'अन्तिम वर्ष',
    anyYear: 'जुनसुकै',
    status: 'अवस्था',
    anyStatus: 'सबै अवस्था',
    show: 'खोज्नुहोस्',
    year: (year: string) => `सन् ${toDevanagariDigits(year)}`,
  },
})
