import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
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
