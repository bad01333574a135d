/** One block of each kind, of the fixtures' items. */
export const ALL_BLOCKS = [
  { id: 'a', type: 'text', text: { en: '<p>Surveying begins on foot.</p>', ne: '<p>सर्वेक्षण पैदल सुरु हुन्छ।</p>' } },
  { id: 'b', type: 'picture', pictureId: 1, caption: { en: 'A bridge', ne: '' } },
  {
    id: 'v',
    type: 'video',
    link: 'https://youtu.be/aqz-KE-bpKQ?si=abc&t=1m30s',
    title: { en: 'The bridge opens', ne: '' },
    pictureId: 2,
  },
  { id: 'c', type: 'gallery', heading: { en: 'On site', ne: '' }, pictureIds: [2, 1] },
  {
    id: 'd',
    type: 'figures',
    heading: { en: '', ne: '' },
    figures: [
      { number: 120, unit: { en: 'km', ne: 'कि.मि.' }, label: { en: 'Roads designed', ne: 'डिजाइन गरिएका सडक' } },
    ],
  },
  {
    id: 'e',
    type: 'table',
    heading: { en: '', ne: '' },
    table: { en: '<table><tbody><tr><td>Steel</td></tr></tbody></table>', ne: '' },
    publicationIds: [],
  },
  { id: 'f', type: 'people', heading: { en: 'Whom to ask', ne: '' }, personIds: [1] },
  {
    id: 'g',
    type: 'projects',
    heading: { en: '', ne: '' },
    serviceId: 1,
    province: null,
    status: null,
    most: 2,
    projectIds: [],
  },
  { id: 'h', type: 'map', heading: { en: 'Where', ne: '' }, note: { en: '', ne: '' } },
  { id: 'i', type: 'contact', heading: { en: '', ne: '' }, note: { en: 'Write to us.', ne: '' }, hasDetails: true },
]

export const PAGE = {
  title: 'How we work',
  summary: 'From the first visit to the last drawing',
  inMenu: true,
  blocks: ALL_BLOCKS,
  translations: { ne: { title: 'हामी कसरी काम गर्छौँ', summary: '' } },
}
