import { readVideo } from '../../../contract/blocks/video.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, lostPicture, NEPALI } from '../../dev/samples.ts'
import Video from './video.tsx'

const youtube = readVideo('https://youtu.be/aqz-KE-bpKQ')!
const own = readVideo('/documents/0123456789abcdef/bridge.mp4')!
const vimeo = readVideo('https://vimeo.com/76979871')!

export default {
  isWrapped: true,
  examples: {
    usual: <Video {...youtube} title="The bridge opens" picture={bridge} locale="en" />,
    'without a picture': <Video {...vimeo} title="The bridge opens" picture={null} locale="en" />,
    'a lost picture': <Video {...vimeo} title={LONG_TITLE} picture={lostPicture} locale="en" />,
    'a long word': <Video {...youtube} title={LONG_WORD} picture={bridge} locale="en" />,
    'an own file': <Video {...own} title="The bridge opens" picture={bridge} captions="/lost.vtt" locale="en" />,
    'an own file without a picture': <Video {...own} title={LONG_TITLE} picture={null} locale="en" />,
    Nepali: <Video {...youtube} title={NEPALI.title} picture={bridge} locale="ne" />,
  },
} satisfies ComponentExamples
