import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    find: 'Search',
    folded: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    /** `remove` says the filter's name, as that may be another word than in the address. */
    filters: {
      search: { label: 'Search', remove: 'Remove words ' },
      status: { label: 'Status', any: 'All', remove: 'Remove status ' },
      province: { label: 'Province', any: 'All provinces', remove: 'Remove province ' },
      district: { label: 'District', any: 'All districts', remove: 'Remove district ' },
      service: { label: 'Service', any: 'All services', remove: 'Remove service ' },
      client: { remove: 'Remove client ' },
      since: { label: 'Since (AD or BS)', remove: 'Remove years ' },
      until: { remove: 'Remove years ' },
      fiscalYear: { label: 'Fiscal year', any: 'All years', remove: 'Remove fiscal year ' },
      scope: { label: 'Work done', any: 'Any work', remove: 'Remove work done ' },
      measure: { label: 'Measured by', any: 'Any size', remove: 'Remove size ' },
      atLeast: { label: 'At least', remove: 'Remove size ' },
      atMost: { label: 'At most', remove: 'Remove size ' },
      terrain: {
        label: 'Terrain',
        any: 'Any terrain',
        values: { terai: 'Terai', hill: 'Hills', mountain: 'Mountains' },
        remove: 'Remove terrain ',
      },
      role: {
        label: 'Role of the firm',
        any: 'Any role',
        values: {
          sole: 'Alone',
          lead: 'Lead of a joint venture',
          member: 'Member of a joint venture',
          sub: 'Sub-consultant',
        },
        remove: 'Remove role ',
      },
      fact: { any: 'Any', remove: 'Remove fact ' },
    },
    wholeOf: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    notice: (facts: string[]) => ['For a notice: work done, size, terrain, role', ...facts].join(', '),
    range: (label: string, unit: string, least: string, most: string) => {
      const bound = least && most ? `${least}–${most} ${unit}` : `${least || most} ${unit}`
      if (!least && !most) return label
      return least && !most
        ? `${label} ${bound.trim()} or more`
        : most && !least
          ? `${label} up to ${bound}`
          : `${label} ${bound}`
    },
    refused: (values: string) => `Not understood, and left out: ${values}`,
    needsMeasure: 'Choose what is measured, such as the span: the numbers were left out.',
    order: 'Order',
    ours: 'Recommended',
    newest: 'Newest',
    oldest: 'Oldest',
    quoted: (text: string) => `“${text}”`,
    near: (count: number, isBelow: boolean, amount: string) =>
      `${count === 1 ? '1 project' : `${count} projects`} just ${isBelow ? 'below' : 'above'}: ` +
      (count === 1 ? amount : isBelow ? `from ${amount}` : `up to ${amount}`),
    since: (year: string, isBs: boolean) => `Since ${year}${isBs ? ' BS' : ''}`,
    until: (year: string, isBs: boolean) => `Until ${year}${isBs ? ' BS' : ''}`,
    fiscalYear: (year: string) => `FY ${year}`,
    counted: (name: string, count: number) => `${name} (${count})`,
    chosen: 'Chosen filters',
    clear: 'Clear all',
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    shown: (first: number, last: number) => `, showing ${first}–${last}`,
    view: 'View',
    grid: 'List',
    map: 'Map',
    beyond: 'The list ends before this page',
    last: 'To the last page',
    none: 'No projects found',
    ways: 'With one filter less:',
    without: (count: number, filter: string) => `Without ${filter}: ${count === 1 ? '1 project' : `${count} projects`}`,
    noWay: 'No projects match, even without one of the filters. Clear some filters.',
    all: 'All projects',
  },
  ne: {
    find: 'खोज्नुहोस्',
    folded: (count: number) => (count > 0 ? `फिल्टर (${toDevanagariDigits(String(count))})` : 'फिल्टर'),
    filters: {
      search: { label: 'खोज', remove: 'हटाउनुहोस्, शब्द: ' },
      status: { label: 'अवस्था', any: 'सबै', remove: 'हटाउनुहोस्, अवस्था: ' },
      province: { label: 'प्रदेश', any: 'सबै प्रदेश', remove: 'हटाउनुहोस्, प्रदेश: ' },
      district: { label: 'जिल्ला', any: 'सबै जिल्ला', remove: 'हटाउनुहोस्, जिल्ला: ' },
      service: { label: 'सेवा', any: 'सबै सेवा', remove: 'हटाउनुहोस्, सेवा: ' },
      client: { remove: 'हटाउनुहोस्, ग्राहक: ' },
      since: { label: 'यो वर्षदेखि (वि.सं. वा सन्)', remove: 'हटाउनुहोस्, वर्ष: ' },
      until: { remove: 'हटाउनुहोस्, वर्ष: ' },
      fiscalYear: { label: 'आर्थिक वर्ष', any: 'सबै वर्ष', remove: 'हटाउनुहोस्, आर्थिक वर्ष: ' },
      scope: { label: 'गरिएको काम', any: 'जुनसुकै काम', remove: 'हटाउनुहोस्, गरिएको काम: ' },
      measure: { label: 'केको नाप', any: 'जुनसुकै आकार', remove: 'हटाउनुहोस्, आकार: ' },
      atLeast: { label: 'कम्तीमा', remove: 'हटाउनुहोस्, आकार: ' },
      atMost: { label: 'बढीमा', remove: 'हटाउनुहोस्, आकार: ' },
      terrain: {
        label: 'भूभाग',
        any: 'जुनसुकै भूभाग',
        values: { terai: 'तराई', hill: 'पहाड', mountain: 'हिमाल' },
        remove: 'हटाउनुहोस्, भूभाग: ',
      },
      role: {
        label: 'संस्थाको भूमिका',
        any: 'जुनसुकै भूमिका',
        values: {
          sole: 'एक्लै',
          lead: 'संयुक्त उपक्रमको मुख्य साझेदार',
          member: 'संयुक्त उपक्रमको साझेदार',
          sub: 'उप-परामर्शदाता',
        },
        remove: 'हटाउनुहोस्, भूमिका: ',
      },
      fact: { any: 'जुनसुकै', remove: 'हटाउनुहोस्, तथ्य: ' },
    },
    wholeOf: (discipline: string) => `${discipline}: सबै`,
    notice: (facts: string[]) => ['बोलपत्र सूचनाअनुसार: गरिएको काम, आकार, भूभाग, भूमिका', ...facts].join(', '),
    range: (label: string, unit: string, least: string, most: string) =>
      [
        label,
        toDevanagariDigits(least && most ? `${least}–${most}` : least || most),
        (least || most) && unit,
        least && !most ? 'वा बढी' : most && !least && 'सम्म',
      ]
        .filter(Boolean)
        .join(' '),
    refused: (values: string) => `नबुझिएकाले छोडियो: ${values}`,
    needsMeasure: 'केको नाप हो छान्नुहोस्, जस्तै स्पान: सङ्ख्या छोडियो।',
    order: 'क्रम',
    ours: 'मुख्य पहिले',
    newest: 'नयाँ पहिले',
    oldest: 'पुराना पहिले',
    quoted: (text: string) => `“${text}”`,
    near: (count: number, isBelow: boolean, amount: string) =>
      `${isBelow ? 'अलि कम' : 'अलि बढी'} भएका ${toDevanagariDigits(String(count))} परियोजना: ` +
      (count === 1 ? amount : `${amount}${isBelow ? 'देखि' : 'सम्म'}`),
    since: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} देखि`,
    until: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} सम्म`,
    fiscalYear: (year: string) => `आ.व. ${toDevanagariDigits(year)}`,
    counted: (name: string, count: number) => `${name} (${toDevanagariDigits(String(count))})`,
    chosen: 'छानिएका फिल्टर',
    clear: 'सबै फिल्टर हटाउनुहोस्',
    projects: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
    shown: (first: number, last: number) => `, ${toDevanagariDigits(`${first}–${last}`)} देखाइएको`,
    view: 'दृश्य',
    grid: 'सूची',
    map: 'नक्सा',
    beyond: 'सूची यो पृष्ठअगावै सकिन्छ',
    last: 'अन्तिम पृष्ठमा जानुहोस्',
    none: 'कुनै परियोजना भेटिएन',
    ways: 'एउटा फिल्टर हटाउँदा:',
    without: (count: number, filter: string) => `${filter} बिना: ${toDevanagariDigits(String(count))} परियोजना`,
    noWay: 'कुनै एउटा फिल्टर हटाउँदा पनि मिल्ने परियोजना भेटिएन। केही फिल्टर हटाउनुहोस्।',
    all: 'सबै परियोजना',
  },
})
