import { startTransition, useEffect, useRef, useState, type CSSProperties } from 'react'
import { pick } from '../../pick.ts'
import { useWords, useForeign } from '../../words.ts'
import { words } from './words.ts'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import type { Project } from '../../../contract/projects/project.ts'

/** Projects rendered at once; divisible by 1, 2, 3 and 4 columns. */
export const GALLERY_STEP = 12

export type GalleryProject = Pick<Project, 'title' | 'slug' | 'pictures'> & Partial<Pick<Project, 'locale'>>

export const toGalleryProject = (project: Project): GalleryProject =>
  pick(project, ['title', 'slug', 'pictures', 'locale'])

/** The distance at which a step is rendered. */
const NEAR = '1500px 0px'
/** Galleries up to this size are rendered as a whole, step by step, without being scrolled. */
const SMALL = 10 * GALLERY_STEP
/** Milliseconds before the first step, and between steps. */
const [QUIET_TIME, STEP_TIME] = [1000, 200]

interface GalleryStepsProps {
  projects: GalleryProject[]
  total: number
  /** This project's thumbnail must exist, because it gets the focus when the pictures close. */
  wanted: string | undefined
  onOpen: (slug: string) => void
  onMissing: () => void
}

/** Renders steps as they come near. Their room is reserved, so that the scroll bar is right and the footer stays. */
export function GallerySteps({ projects, total, wanted, onOpen, onMissing }: GalleryStepsProps) {
  const steps = Array.from({ length: Math.ceil(total / GALLERY_STEP) }, (_, step) => {
    const begin = step * GALLERY_STEP
    const shown = projects.slice(begin, begin + GALLERY_STEP)
    return (
      <GalleryStep
        key={step}
        begin={begin}
        total={total}
        projects={shown}
        isWanted={shown.some(({ slug }) => slug === wanted)}
        onOpen={onOpen}
        onMissing={onMissing}
      />
    )
  })
  return <div className={`gallery__steps ${total > SMALL ? 'gallery__steps--many' : ''}`.trimEnd()}>{steps}</div>
}

type GalleryStepProps = Omit<GalleryStepsProps, 'wanted'> & { begin: number; isWanted: boolean }

function GalleryStep({ begin, total, projects, isWanted, onOpen, onMissing }: GalleryStepProps) {
  const t = useWords(words)
  const isOfSmall = total <= SMALL
  const count = Math.min(GALLERY_STEP, total - begin)
  const place = useRef<HTMLDivElement>(null)
  const [isMade, setIsMade] = useState(begin === 0)
  if (isWanted && !isMade) setIsMade(true)

  useEffect(() => {
    if (isMade || !place.current) return
    const make = () => startTransition(() => setIsMade(true))
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && make(), { rootMargin: NEAR })
    observer.observe(place.current)
    const timer = isOfSmall ? setTimeout(make, QUIET_TIME + (begin / GALLERY_STEP) * STEP_TIME) : undefined
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isMade, isOfSmall, begin])

  const isMissing = isMade && projects.length === 0
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing, onMissing])

  const style = { '--count': count } as CSSProperties
  if (!isMade) return <div className="gallery__room" ref={place} style={style} />
  if (isMissing) return <PlaceholderThumbnails count={count} />
  return (
    <ul
      className="gallery__grid"
      aria-label={total > GALLERY_STEP ? t.step(begin + 1, begin + count) : undefined}
      style={style}
    >
      {projects.map((project, index) => (
        <GalleryThumbnail key={project.slug} project={project} isFirst={begin + index === 0} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function PlaceholderThumbnails({ count }: { count: number }) {
  return (
    <div className="gallery__grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className="card gallery-thumbnail gallery-thumbnail--awaited" key={index}>
          <div className="picture gallery-thumbnail__picture" />
          <div className="gallery-thumbnail__words" />
        </div>
      ))}
    </div>
  )
}

type GalleryThumbnailProps = Pick<GalleryStepsProps, 'onOpen'> & { project: GalleryProject; isFirst: boolean }

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
            onOpen(slug)
          }}
        >
          {keepCompounds(title)}
        </Link>
        {pictures.length > 1 && <span className="gallery-thumbnail__count">{t.pictures(pictures.length)}</span>}
      </p>
    </li>
  )
}
