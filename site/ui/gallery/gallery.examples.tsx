import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, lostPicture, many, NEPALI, pictures } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { GalleryThumbnail } from './gallery-steps.tsx'
import styles from './gallery.css?inline'

function Thumbnails({ titles }: { titles: string[] }) {
  return (
    <div className="wrap gallery">
      <ComponentStyles name="gallery" css={styles} />
      <ul className="gallery__grid">
        {titles.map((title, index) => (
          <GalleryThumbnail
            key={title}
            project={{ title, slug: `${title.length}-${index}`, pictures: pictures.slice(index % pictures.length) }}
            isFirst={false}
            onOpen={() => {}}
          />
        ))}
      </ul>
    </div>
  )
}

export default {
  examples: {
    usual: <Thumbnails titles={['Trail suspension bridge', 'Town master plan', 'Covered market hall']} />,
    'long titles': <Thumbnails titles={[LONG_TITLE, LONG_WORD]} />,
    Nepali: <Thumbnails titles={[NEPALI.title]} />,
    forty: <Thumbnails titles={many(40, (number) => `Project ${number}`)} />,
    'a lost picture': (
      <ul className="wrap gallery__grid">
        <GalleryThumbnail
          project={{ title: 'A lost picture', slug: 'lost', pictures: [lostPicture] }}
          isFirst={false}
          onOpen={() => {}}
        />
      </ul>
    ),
  },
} satisfies ComponentExamples
