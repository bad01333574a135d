import { defineBlock, someOf, somePictures, someRows, type BlockKind } from '../fields/block.ts'
import { flag, line, number, picture, plainText, richText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { heading } from './heading.ts'
import { projectsBlock } from './projects-block.ts'
import { VIDEO_FIELDS, VIDEO_WORDS } from './video-fields.ts'

const LARGEST = 1e12

/** In the order of the menu. A stored block names its kind: never rename one. */
export const BLOCKS = {
  text: defineBlock({
    label: { en: 'Text', ne: 'पाठ' },
    help: { en: 'Paragraphs, headings, lists and links', ne: 'अनुच्छेद, उपशीर्षक, सूची र लिङ्क' },
    fields: { text: richText({ label: { en: 'Text', ne: 'पाठ' } }) },
  }),
  picture: defineBlock({
    label: { en: 'Picture', ne: 'तस्बिर' },
    help: { en: 'One large picture with a caption', ne: 'विवरणसहितको एउटा ठूलो तस्बिर' },
    fields: {
      pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' } }),
      caption: line({ label: { en: 'Caption', ne: 'तस्बिरमुनिको पाठ' }, bound: CONTENT_BOUNDS.summary }),
    },
  }),
  video: defineBlock({ ...VIDEO_WORDS, fields: VIDEO_FIELDS }),
  gallery: defineBlock({
    label: { en: 'Gallery', ne: 'चित्रशाला' },
    help: { en: 'Several pictures side by side', ne: 'सँगसँगै धेरै तस्बिर' },
    fields: { heading, pictureIds: somePictures({ label: { en: 'Pictures', ne: 'तस्बिरहरू' }, bound: 40 }) },
  }),
  figures: defineBlock({
    label: { en: 'Figures', ne: 'तथ्याङ्क' },
    help: { en: 'Large numbers with what they count', ne: 'ठूला अङ्क र तिनले जनाउने कुरा' },
    fields: {
      heading,
      figures: someRows({
        label: { en: 'Figures', ne: 'तथ्याङ्क' },
        bound: 8,
        columns: {
          number: number({ label: { en: 'Number', ne: 'सङ्ख्या' }, above: -LARGEST, max: LARGEST, isRequired: true }),
          unit: line({
            label: { en: 'Unit', ne: 'एकाइ' },
            help: { en: 'Such as km; often none', ne: 'जस्तै कि.मि.; प्रायः खाली' },
            bound: CONTENT_BOUNDS.label,
          }),
          label: line({ label: { en: 'What it counts', ne: 'केको सङ्ख्या' }, isRequired: true }),
        },
      }),
    },
  }),
  table: defineBlock({
    label: { en: 'Table and downloads', ne: 'तालिका र डाउनलोड' },
    help: { en: 'A table, files to download, or both', ne: 'तालिका, डाउनलोड गर्ने फाइल वा दुवै' },
    fields: {
      heading,
      table: richText({
        label: { en: 'Table', ne: 'तालिका' },
        help: {
          en: 'The button of the editor makes one; one from Word or Excel can be pasted.',
          ne: 'सम्पादकको बटनले बनाउनुहोस्, वा Word वा Excel बाट टाँस्नुहोस्।',
        },
      }),
      publicationIds: someOf({
        label: { en: 'Downloads', ne: 'डाउनलोड' },
        help: { en: 'Publications, in this order', ne: 'प्रकाशनहरू, यही क्रममा' },
        to: 'publications',
        bound: 40,
      }),
    },
  }),
  people: defineBlock({
    label: { en: 'People', ne: 'जनशक्ति' },
    help: { en: 'Members of the team, with photo and position', ne: 'टोलीका सदस्य, फोटो र पदसहित' },
    fields: { heading, personIds: someOf({ label: { en: 'People', ne: 'जनशक्ति' }, to: 'teams', bound: 40 }) },
  }),
  projects: projectsBlock,
  map: defineBlock({
    label: { en: 'Map', ne: 'नक्सा' },
    help: { en: 'Nepal, with the districts of all projects', ne: 'नेपालको नक्सा, सबै परियोजनाका जिल्लासहित' },
    fields: {
      heading,
      note: plainText({ label: { en: 'Text', ne: 'पाठ' } }),
    },
  }),
  contact: defineBlock({
    label: { en: 'Contact', ne: 'सम्पर्क' },
    help: { en: 'A button to the contact form, and the office if wanted', ne: 'सम्पर्क फारामको बटन, चाहेमा कार्यालय पनि' },
    fields: {
      heading,
      note: plainText({ label: { en: 'Text', ne: 'पाठ' } }),
      hasDetails: flag({ label: { en: 'With phone, e-mail and address', ne: 'फोन, इमेल र ठेगानासहित' } }),
    },
  }),
} satisfies Record<string, BlockKind>

export type BlockType = keyof typeof BLOCKS
