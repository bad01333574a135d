import { startTransition, useEffect, useRef, useState, type CSSProperties } from 'react'
import { GALLERY_STEP, type GalleryProject } from './gallery-project.ts'
import { GalleryThumbnail } from './gallery-thumbnail.tsx'

/** How far before it comes into view a step is put into the page. */
const NEAR = '1500px 0px'
/** A gallery of up to so many projects is put into the page as a whole, one step after the other, without being scrolled. */
const SMALL = 10 * GALLERY_STEP
/** Milliseconds that the first view has for itself, and those between two steps then. */
const [QUIET_TIME, STEP_TIME] = [1000, 200]

interface GalleryStepsProps {
  /** Those that are known: the first of all. */
  projects: GalleryProject[]
  /** How many there are, known or not. */
  total: number
  /** The project that is looked at: its thumbnail has to be there when its pictures close. */
  wanted: string | undefined
  onOpen: (slug: string) => void
  /** Told when a step comes near whose projects are not known. */
  onMissing: () => void
}

/**
 * The thumbnails in steps. The room for every step is kept from the beginning, so that the scroll bar tells the truth and the
 * footer stays where it is; what stands in it is made when it comes near.
 */
export function GallerySteps({ projects, total, wanted, onOpen, onMissing }: GalleryStepsProps) {
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
        label={total > GALLERY_STEP ? `Projects ${begin + 1} to ${Math.min(begin + GALLERY_STEP, total)}` : undefined}
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
  if (isMissing) return <AwaitedThumbnails count={count} />
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

/** The shape of what is on its way. */
function AwaitedThumbnails({ count }: { count: number }) {
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
