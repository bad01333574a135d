import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    title: 'Capability statement',
    asOf: 'As of ',
    profile: 'Profile',
    certificates: 'Registrations, memberships and certificates',
    disciplines: 'Disciplines and selected projects',
    people: 'Key staff',
    clients: 'Clients',
    contact: 'Contact',
    columns: {
      project: 'Project',
      client: 'Client',
      place: 'District',
      period: 'Period',
      name: 'Name',
      position: 'Position',
      qualifications: 'Qualifications',
    },
    /** The counters of a printed page, as CSS. */
    pages: "counter(page) ' / ' counter(pages)",
  },
  ne: {
    title: 'क्षमता विवरण',
    asOf: 'मिति: ',
    profile: 'परिचय',
    certificates: 'दर्ता, सदस्यता र प्रमाणपत्र',
    disciplines: 'विधा र छानिएका परियोजना',
    people: 'मुख्य जनशक्ति',
    clients: 'ग्राहकहरू',
    contact: 'सम्पर्क',
    columns: {
      project: 'परियोजना',
      client: 'ग्राहक',
      place: 'जिल्ला',
      period: 'अवधि',
      name: 'नाम',
      position: 'पद',
      qualifications: 'योग्यता',
    },
    pages: "counter(page, devanagari) ' / ' counter(pages, devanagari)",
  },
})
