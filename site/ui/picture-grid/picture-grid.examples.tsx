import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, lostPicture, many, pictures } from '../../dev/samples.ts'
import { PictureGrid } from './picture-grid.tsx'

const nothing = () => {}

export default {
  isWrapped: true,
  examples: {
    usual: <PictureGrid pictures={pictures} onOpen={nothing} />,
    'one picture': <PictureGrid pictures={[bridge]} onOpen={nothing} />,
    'a lost one': <PictureGrid pictures={[bridge, lostPicture]} onOpen={nothing} />,
    forty: (
      <PictureGrid pictures={many(40, (number) => ({ ...bridge, url: `${bridge.url}?${number}` }))} onOpen={nothing} />
    ),
  },
} satisfies ComponentExamples
