import { CONTENT_BOUNDS } from '../limits.ts'
import { flag, line, picture, plainText } from './field.ts'

/** Of every kind whose items have pages: what search engines and shared links show instead of the item's own texts. */
export const SEARCH_ENGINE_FIELDS = {
  searchTitle: line({
    label: { en: 'Title in search results', ne: 'खोज नतिजाको शीर्षक' },
    bound: CONTENT_BOUNDS.searchTitle,
    description: 'Instead of the title; the short name of the firm follows it',
  }),
  searchDescription: plainText({
    label: { en: 'Description in search results', ne: 'खोज नतिजाको विवरण' },
    bound: CONTENT_BOUNDS.searchDescription,
  }),
  socialPictureId: picture({
    label: { en: 'Picture of shared links', ne: 'सेयर गरिएको लिङ्कको तस्बिर' },
    help: {
      en: 'At least 1200 × 630 pixels. If empty, the first picture of the page stands there.',
      ne: 'कम्तीमा 1200 × 630 पिक्सेल। खाली भए पृष्ठको पहिलो तस्बिर देखिन्छ।',
    },
  }),
  hiddenFromSearch: flag({
    label: { en: 'Hide from search engines', ne: 'खोज इन्जिनबाट लुकाउने' },
    help: {
      en: 'Visitors still find it on this site, and anyone with the link can open it.',
      ne: 'आगन्तुकले यस साइटमा भेट्छन्; लिङ्क हुने जोसुकैले खोल्न सक्छ।',
    },
  }),
}
