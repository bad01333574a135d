import { startTransition, useEffect, useRef, useState, type CSSProperties } from 'react'
import { useWords } from '../../words.ts'
import { GALLERY_STEP, type GalleryProject } from './gallery-project.ts'
import { GalleryThumbnail } from './gallery-thumbnail.tsx'
import { words } from './words.ts'

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
  const t = useWords(words)
  const wantedStep =
    wanted === undefined ? -1 : Math.floor(projects.findIndex(({ slug }) => slug === wanted) / GALLERY_STEP)
  const steps = Array.from({ length: Math.ceil(total / GALLERY_STEP) }, (_, step) => {
    const begin = step * GALLERY_STEP
    return (
      <GalleryStep
        key={step}
        begin={begin}
        isOfSmall={total <= SMALL}
        count={Math.min(GALLERY_STEP, total - begin)}
        label={total > GALLERY_STEP ? t.step(begin + 1, Math.min(begin + GALLERY_STEP, total)) : undefined}
        projects={projects.slice(begin, begin + GALLERY_STEP)}
        isWanted={step === wantedStep}
        onOpen={onOpen}
        onMissing={onMissing}
      />
    )
  })
  return <div className={`gallery__steps ${total > SMALL ? 'gallery__steps--many' : ''}`.trimEnd()}>{steps}</div>
}

interface GalleryStepProps extends Pick<GalleryStepsProps, 'projects' | 'onOpen' | 'onMissing'> {
  begin: number
  isOfSmall: boolean
  count: number
  label: string | undefined
  isWanted: boolean
}

function GalleryStep({ begin, isOfSmall, count, label, projects, isWanted, onOpen, onMissing }: GalleryStepProps) {
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
    <ul className="gallery__grid" aria-label={label} style={style}>
      {projects.map((project, index) => (
        <GalleryThumbnail
          key={project.slug}
          project={project}
          isFirst={begin + index === 0}
          onOpen={() => onOpen(project.slug)}
        />
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
