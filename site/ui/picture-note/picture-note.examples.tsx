import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge } from '../../dev/samples.ts'
import { LocaleContext } from '../../words.ts'
import PictureNote from './picture-note.tsx'

const credited = { ...bridge, credit: 'Maya Gurung', licence: 'CC BY 4.0' }

export default {
  examples: {
    usual: (
      <div className="wrap">
        <PictureNote picture={{ ...credited, caption: 'The deck is closed from both banks.' }} />
      </div>
    ),
    'credit and licence in Nepali': (
      <div className="wrap" lang="ne">
        <LocaleContext value="ne">
          <PictureNote picture={credited} />
        </LocaleContext>
      </div>
    ),
    'a licence in words': (
      <div className="wrap">
        <PictureNote picture={{ ...bridge, licence: 'All rights reserved' }} />
      </div>
    ),
    'nothing to say': <PictureNote picture={bridge} />,
  },
} satisfies ComponentExamples
