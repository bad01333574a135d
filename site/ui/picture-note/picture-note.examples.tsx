import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge } from '../../dev/samples.ts'
import { LocaleContext } from '../../words.ts'
import PictureNote from './picture-note.tsx'

const credited = { ...bridge, credit: 'Maya Gurung', licence: 'CC BY 4.0' }

export default {
  isWrapped: true,
  examples: {
    usual: <PictureNote picture={{ ...credited, caption: 'The deck is closed from both banks.' }} />,
    'credit and licence in Nepali': (
      <LocaleContext value="ne">
        <PictureNote picture={credited} />
      </LocaleContext>
    ),
    'with a file for print': <PictureNote picture={credited} printName="bridge-opened" />,
    'a licence in words': <PictureNote picture={{ ...bridge, licence: 'All rights reserved' }} />,
    'nothing to say': <PictureNote picture={bridge} />,
  },
} satisfies ComponentExamples
