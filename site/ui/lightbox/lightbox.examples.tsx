import { useState } from 'react'
import type { Picture } from '../../../contract/pictures/picture.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, pictures } from '../../dev/samples.ts'
import { Lightbox } from './lightbox.tsx'

function Open({ title, pictures }: { title: string; pictures: Picture[] }) {
  const [index, setIndex] = useState(0)
  return (
    <Lightbox title={title} pictures={pictures} index={index} onIndex={setIndex} onClose={() => {}} to="/projects" />
  )
}

export default {
  isAlone: true,
  examples: {
    usual: <Open title="Trail suspension bridge" pictures={pictures} />,
    'one picture': <Open title="Trail suspension bridge" pictures={[bridge]} />,
    'many words': <Open title={LONG_TITLE} pictures={pictures.map((picture) => ({ ...picture, alt: LONG_TITLE }))} />,
    'a long word': <Open title={LONG_WORD} pictures={pictures.map((picture) => ({ ...picture, alt: LONG_WORD }))} />,
    'forty pictures, Nepali': (
      <Open
        title={NEPALI.title}
        pictures={many(40, (number) => ({ ...bridge, url: `${bridge.url}?${number}`, alt: NEPALI.sentence }))}
      />
    ),
  },
} satisfies ComponentExamples
