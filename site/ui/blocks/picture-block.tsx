import type { Locale } from '../../../contract/locale.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { useForeign } from '../../words.ts'
import { Picture } from '../picture/picture.tsx'
import { blockView } from './block-view.tsx'

interface Shown {
  picture: PictureData
  caption: string
  locale: Locale
}

export const pictureView = blockView<'picture', Shown>(
  ({ picture, caption, locale }) => picture && { picture, caption, locale },
  function PictureBlock({ picture, caption, locale }) {
    const lang = useForeign()(locale)
    return (
      <figure className="block__picture">
        <Picture picture={picture} sizes="(min-width: 80rem) 74rem, 94vw" />
        {caption && <figcaption lang={lang}>{caption}</figcaption>}
      </figure>
    )
  },
)
