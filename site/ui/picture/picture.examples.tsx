import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, lostPicture, panorama } from '../../dev/samples.ts'
import { Picture } from './picture.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <Picture picture={bridge} sizes="(min-width: 84rem) 79rem, 88vw" />
      </div>
    ),
    'from edge to edge': <Picture picture={panorama} sizes="100vw" />,
    lost: (
      <div className="wrap">
        <Picture picture={lostPicture} sizes="92vw" />
      </div>
    ),
  },
} satisfies ComponentExamples
