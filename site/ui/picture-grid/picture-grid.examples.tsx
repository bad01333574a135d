import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, lostPicture, many, pictures } from '../../dev/samples.ts'
import { PictureGrid } from './picture-grid.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <PictureGrid pictures={pictures} />
      </div>
    ),
    'one picture': (
      <div className="wrap">
        <PictureGrid pictures={[bridge]} />
      </div>
    ),
    'a lost one': (
      <div className="wrap">
        <PictureGrid pictures={[bridge, lostPicture]} />
      </div>
    ),
    forty: (
      <div className="wrap">
        <PictureGrid pictures={many(40, (number) => ({ ...bridge, url: `${bridge.url}?${number}` }))} />
      </div>
    ),
  },
} satisfies ComponentExamples
