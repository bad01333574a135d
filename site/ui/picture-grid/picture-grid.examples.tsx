import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, lostPicture, many, pictures } from '../../dev/samples.ts'
import { PictureGrid } from './picture-grid.tsx'

const nothing = () => {}

export default {
  examples: {
    usual: (
      <div className="wrap">
        <PictureGrid pictures={pictures} onOpen={nothing} />
      </div>
    ),
    'one picture': (
      <div className="wrap">
        <PictureGrid pictures={[bridge]} onOpen={nothing} />
      </div>
    ),
    'a lost one': (
      <div className="wrap">
        <PictureGrid pictures={[bridge, lostPicture]} onOpen={nothing} />
      </div>
    ),
    forty: (
      <div className="wrap">
        <PictureGrid
          pictures={many(40, (number) => ({ ...bridge, url: `${bridge.url}?${number}` }))}
          onOpen={nothing}
        />
      </div>
    ),
  },
} satisfies ComponentExamples
