import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  find: { en: 'Search', ne: 'खोज्नुहोस्' },
  folded: {
    en: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    ne: (count: number) => (count > 0 ? `फिल्टर (${toDevanagariDigits(String(count))})` : 'फिल्टर'),
  },
  /** `remove` says the filter's name, as that may be another word than in the address. */
  filters: {
    search: { label: { en: 'Search', ne: 'खोज' }, remove: { en: 'Remove words ', ne: 'हटाउनुहोस्, शब्द: ' } },
    status: {
      label: { en: 'Status', ne: 'अवस्था' },
      any: { en: 'All', ne: 'सबै' },
      remove: { en: 'Remove status ', ne: 'हटाउनुहोस्, अवस्था: ' },
    },
    province: {
      label: { en: 'Province', ne: 'प्रदेश' },
      any: { en: 'All provinces', ne: 'सबै प्रदेश' },
      remove: { en: 'Remove province ', ne: 'हटाउनुहोस्, प्रदेश: ' },
    },
    district: {
      label: { en: 'District', ne: 'जिल्ला' },
      any: { en: 'All districts', ne: 'सबै जिल्ला' },
      remove: { en: 'Remove district ', ne: 'हटाउनुहोस्, जिल्ला: ' },
    },
    service: {
      label: { en: 'Service', ne: 'सेवा' },
      any: { en: 'All services', ne: 'सबै सेवा' },
      remove: { en: 'Remove service ', ne: 'हटाउनुहोस्, सेवा: ' },
    },
    client: { remove: { en: 'Remove client ', ne: 'हटाउनुहोस्, ग्राहक: ' } },
    since: {
      label: { en: 'Since (AD or BS)', ne: 'यो वर्षदेखि (वि.सं. वा सन्)' },
      remove: { en: 'Remove years ', ne: 'हटाउनुहोस्, वर्ष: ' },
    },
    until: { remove: { en: 'Remove years ', ne: 'हटाउनुहोस्, वर्ष: ' } },
    fiscalYear: {
      label: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
      any: { en: 'All years', ne: 'सबै वर्ष' },
      remove: { en: 'Remove fiscal year ', ne: 'हटाउनुहोस्, आर्थिक वर्ष: ' },
    },
    scope: {
      label: { en: 'Work done', ne: 'गरिएको काम' },
      any: { en: 'Any work', ne: 'जुनसुकै काम' },
      remove: { en: 'Remove work done ', ne: 'हटाउनुहोस्, गरिएको काम: ' },
    },
    measure: {
      label: { en: 'Measured by', ne: 'केको नाप' },
      any: { en: 'Any size', ne: 'जुनसुकै आकार' },
      remove: { en: 'Remove size ', ne: 'हटाउनुहोस्, आकार: ' },
    },
    atLeast: { label: { en: 'At least', ne: 'कम्तीमा' }, remove: { en: 'Remove size ', ne: 'हटाउनुहोस्, आकार: ' } },
    atMost: { label: { en: 'At most', ne: 'बढीमा' }, remove: { en: 'Remove size ', ne: 'हटाउनुहोस्, आकार: ' } },
    terrain: {
      label: { en: 'Terrain', ne: 'भूभाग' },
      any: { en: 'Any terrain', ne: 'जुनसुकै भूभाग' },
      values: {
        terai: { en: 'Terai', ne: 'तराई' },
        hill: { en: 'Hills', ne: 'पहाड' },
        mountain: { en: 'Mountains', ne: 'हिमाल' },
      },
      remove: { en: 'Remove terrain ', ne: 'हटाउनुहोस्, भूभाग: ' },
    },
    role: {
      label: { en: 'Role of the firm', ne: 'संस्थाको भूमिका' },
      any: { en: 'Any role', ne: 'जुनसुकै भूमिका' },
      values: {
        sole: { en: 'Alone', ne: 'एक्लै' },
        lead: { en: 'Lead of a joint venture', ne: 'संयुक्त उपक्रमको मुख्य साझेदार' },
        member: { en: 'Member of a joint venture', ne: 'संयुक्त उपक्रमको साझेदार' },
        sub: { en: 'Sub-consultant', ne: 'उप-परामर्शदाता' },
      },
      remove: { en: 'Remove role ', ne: 'हटाउनुहोस्, भूमिका: ' },
    },
    fact: { any: { en: 'Any', ne: 'जुनसुकै' }, remove: { en: 'Remove fact ', ne: 'हटाउनुहोस्, तथ्य: ' } },
  },
  wholeOf: {
    en: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    ne: (discipline: string) => `${discipline}: सबै`,
  },
  notice: {
    en: (facts: string[]) => ['For a notice: work done, size, terrain, role', ...facts].join(', '),
    ne: (facts: string[]) => ['बोलपत्र सूचनाअनुसार: गरिएको काम, आकार, भूभाग, भूमिका', ...facts].join(', '),
  },
  range: {
    en: (label: string, unit: string, least: string, most: string) => {
      const bound = least && most ? `${least}–${most} ${unit}` : `${least || most} ${unit}`
      if (!least && !most) return label
      return least && !most
        ? `${label} ${bound.trim()} or more`
        : most && !least
          ? `${label} up to ${bound}`
          : `${label} ${bound}`
    },
    ne: (label: string, unit: string, least: string, most: string) =>
      [
        label,
        toDevanagariDigits(least && most ? `${least}–${most}` : least || most),
        (least || most) && unit,
        least && !most ? 'वा बढी' : most && !least && 'सम्म',
      ]
        .filter(Boolean)
        .join(' '),
  },
  refused: {
    en: (values: string) => `Not understood, and left out: ${values}`,
    ne: (values: string) => `नबुझिएकाले छोडियो: ${values}`,
  },
  needsMeasure: {
    en: 'Choose what is measured, such as the span: the numbers were left out.',
    ne: 'केको नाप हो छान्नुहोस्, जस्तै स्पान: सङ्ख्या छोडियो।',
  },
  order: { en: 'Order', ne: 'क्रम' },
  ours: { en: 'Recommended', ne: 'मुख्य पहिले' },
  newest: { en: 'Newest', ne: 'नयाँ पहिले' },
  oldest: { en: 'Oldest', ne: 'पुराना पहिले' },
  quoted: { en: (text: string) => `“${text}”`, ne: (text: string) => `“${text}”` },
  near: {
    en: (count: number, isBelow: boolean, amount: string) =>
      `${count === 1 ? '1 project' : `${count} projects`} just ${isBelow ? 'below' : 'above'}: ` +
      (count === 1 ? amount : isBelow ? `from ${amount}` : `up to ${amount}`),
    ne: (count: number, isBelow: boolean, amount: string) =>
      `${isBelow ? 'अलि कम' : 'अलि बढी'} भएका ${toDevanagariDigits(String(count))} परियोजना: ` +
      (count === 1 ? amount : `${amount}${isBelow ? 'देखि' : 'सम्म'}`),
  },
  since: {
    en: (year: string, isBs: boolean) => `Since ${year}${isBs ? ' BS' : ''}`,
    ne: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} देखि`,
  },
  until: {
    en: (year: string, isBs: boolean) => `Until ${year}${isBs ? ' BS' : ''}`,
    ne: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} सम्म`,
  },
  fiscalYear: { en: (year: string) => `FY ${year}`, ne: (year: string) => `आ.व. ${toDevanagariDigits(year)}` },
  counted: {
    en: (name: string, count: number) => `${name} (${count})`,
    ne: (name: string, count: number) => `${name} (${toDevanagariDigits(String(count))})`,
  },
  chosen: { en: 'Chosen filters', ne: 'छानिएका फिल्टर' },
  clear: { en: 'Clear all', ne: 'सबै फिल्टर हटाउनुहोस्' },
  projects: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
  shown: {
    en: (first: number, last: number) => `, showing ${first}–${last}`,
    ne: (first: number, last: number) => `, ${toDevanagariDigits(`${first}–${last}`)} देखाइएको`,
  },
  view: { en: 'View', ne: 'दृश्य' },
  grid: { en: 'List', ne: 'सूची' },
  map: { en: 'Map', ne: 'नक्सा' },
  beyond: { en: 'The list ends before this page', ne: 'सूची यो पृष्ठअगावै सकिन्छ' },
  last: { en: 'To the last page', ne: 'अन्तिम पृष्ठमा जानुहोस्' },
  none: { en: 'No projects found', ne: 'कुनै परियोजना भेटिएन' },
  ways: { en: 'With one filter less:', ne: 'एउटा फिल्टर हटाउँदा:' },
  without: {
    en: (count: number, filter: string) => `Without ${filter}: ${count === 1 ? '1 project' : `${count} projects`}`,
    ne: (count: number, filter: string) => `${filter} बिना: ${toDevanagariDigits(String(count))} परियोजना`,
  },
  noWay: {
    en: 'No projects match, even without one of the filters. Clear some filters.',
    ne: 'कुनै एउटा फिल्टर हटाउँदा पनि मिल्ने परियोजना भेटिएन। केही फिल्टर हटाउनुहोस्।',
  },
  all: { en: 'All projects', ne: 'सबै परियोजना' },
})
