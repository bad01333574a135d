import { line, picture } from '../fields/field.ts'
import { VIDEO_LINK } from './video.ts'

/** Of a block, and of projects. */
export const VIDEO_FIELDS = {
  link: line({
    label: { en: 'Link', ne: 'लिङ्क' },
    help: {
      en: 'Of the video on YouTube or Vimeo, which learn of a visit when the video is played, not before',
      ne: 'YouTube वा Vimeo मा रहेको भिडियोको; ती साइटले भिडियो चलाएपछि मात्र भ्रमण थाहा पाउँछन्',
    },
    isTranslated: false,
    isRequired: true,
    pattern: VIDEO_LINK,
  }),
  title: line({ label: { en: 'Title', ne: 'शीर्षक' }, isRequired: true }),
  pictureId: picture({
    label: { en: 'Picture', ne: 'तस्बिर' },
    help: { en: 'Stands in its place until it is played', ne: 'नचलाएसम्म यसको ठाउँमा देखिन्छ' },
  }),
}
