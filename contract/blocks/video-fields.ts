import { line, picture } from '../fields/field.ts'
import { CAPTIONS_LINK, VIDEO_LINK } from './video.ts'
import words from './video-fields-words.json' with { type: 'json' }

/** Of a block, and of projects. */
export const VIDEO_WORDS = { ...words.videoWords }

export const VIDEO_FIELDS = {
  link: line({ ...words.link, isTranslated: false, isRequired: true, pattern: VIDEO_LINK }),
  title: line({ ...words.title, isRequired: true }),
  pictureId: picture(words.pictureId),
  captions: line({ ...words.captions, isTranslated: false, pattern: CAPTIONS_LINK }),
}
