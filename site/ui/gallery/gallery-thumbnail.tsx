import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import type { GalleryProject } from './gallery-project.ts'
import { words } from './words.ts'

interface GalleryThumbnailProps {
  project: GalleryProject
  isFirst: boolean
  onOpen: () => void
}

/** Gets the focus when the project's lightbox closes. */
export const thumbnailId = (slug: string) => `gallery-${slug}`

export function GalleryThumbnail({ project, isFirst, onOpen }: GalleryThumbnailProps) {
  const { title, slug, pictures, locale } = project
  const t = useWords(words)
  const first = withoutAlt(pictures[0])
  return (
    <li className="card gallery-thumbnail">
      {first && (
        <Picture
          className="gallery-thumbnail__picture"
          picture={first}
          sizes="(min-width: 84rem) 18.5rem, (min-width: 76rem) 22vw, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 8rem"
          isSmall
          isFirst={isFirst}
        />
      )}
      <p className="gallery-thumbnail__words">
        <Link
          className="card__link gallery-thumbnail__link"
          id={thumbnailId(slug)}
          data-enhanced
          to={href('project', { slug })}
          lang={useForeign()(locale)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen()
          }}
        >
          {keepCompounds(title)}
        </Link>
        {pictures.length > 1 && <span className="gallery-thumbnail__count">{t.pictures(pictures.length)}</span>}
      </p>
    </li>
  )
}
