import { toDevanagariDigits } from '../../../contract/digits.ts'

const figures = (count: number) => count.toLocaleString('en')
const many = (count: number, one: string, several: string) => `${figures(count)} ${count === 1 ? one : several}`

const en = {
  number: figures,
  subject: (month: string) => `Visits to the website in ${month}`,
  totals: (views: number, visits: number, month: string) =>
    `In ${month}, ${many(views, 'page was read', 'pages were read')} in ${many(visits, 'visit', 'visits')}.`,
  enquiries: (count: number) => `${many(count, 'enquiry', 'enquiries')} came by the contact form.`,
  pages: 'Pages read most:',
  searches: 'Searches without a result:',
  others: 'others',
  end: 'You can switch this mail off under Visits on the staff side.',
}

const digits = (count: number) => toDevanagariDigits(figures(count))

const ne: typeof en = {
  number: digits,
  subject: (month) => `${month} मा वेबसाइटका भ्रमण`,
  totals: (views, visits, month) => `${month} मा ${digits(visits)} भ्रमणमा ${digits(views)} पृष्ठ पढिए।`,
  enquiries: (count) => `सम्पर्क फारामबाट ${digits(count)} सन्देश आए।`,
  pages: 'सबैभन्दा धेरै पढिएका पृष्ठ:',
  searches: 'नतिजा नभएका खोजी:',
  others: 'अन्य',
  end: 'यो इमेल कर्मचारी खण्डको "भ्रमण" मा बन्द गर्न सकिन्छ।',
}

export const WORDS = { en, ne }
