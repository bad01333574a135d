import { line, picture } from '../fields/field.ts'
import { CAPTIONS_LINK, VIDEO_LINK } from './video.ts'

/** Of a block, and of projects. */
export const VIDEO_WORDS = {
  label: { en: 'Video', ne: 'भिडियो' },
  help: { en: 'From YouTube or Vimeo, or your own file', ne: 'YouTube, Vimeo वा आफ्नै फाइलबाट' },
}

export const VIDEO_FIELDS = {
  link: line({
    label: { en: 'Link', ne: 'लिङ्क' },
    help: {
      en: 'On YouTube or Vimeo, which learn of a visit once it is played; or your own MP4 file, at most 100 MB',
      ne: 'YouTube वा Vimeo मा; ती साइटले चलाएपछि मात्र भ्रमण थाहा पाउँछन्। वा आफ्नै MP4 फाइल, बढीमा १०० MB',
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
  captions: line({
    label: { en: 'Captions', ne: 'क्याप्सन' },
    help: { en: 'Of an MP4 file, as WebVTT', ne: 'MP4 फाइलको, WebVTT मा' },
    isTranslated: false,
    pattern: CAPTIONS_LINK,
  }),
}
