import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/gallery.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { paths } from '../paths.ts'
import styles from '../ui/gallery/gallery.css?inline'
import { GalleryThumbnail, thumbnailId } from '../ui/gallery/gallery-thumbnail.tsx'
import { Lightbox } from '../ui/lightbox/lightbox.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'

const load = (async (api) => {
  const projects = await api.listAllProjects()
  return projects.filter(({ pictures }) => pictures.length > 0).map(({ title, slug, pictures }) => ({ title, slug, pictures }))
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Going from picture to picture changes the address and nothing else. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname

export default function Gallery({ loaderData: projects }: Route.ComponentProps) {
  const { shown, open, show, close } = useShownPicture(projects)
  const pictureCount = projects.reduce((sum, { pictures }) => sum + pictures.length, 0)
  return (
    <>
      <ComponentStyles name="gallery" css={styles} />
      <PageHeading
        title="Our Gallery"
        lead="Our projects on the table of the model workshop."
        {...(projects.length > 0 && { facts: [{ label: 'Projects', value: projects.length }, { label: 'Pictures', value: pictureCount }] })}
      />
      <div className="wrap gallery">
        {projects.length > 0 ? (
          <ul className="gallery__grid">
            {projects.map((project, index) => (
              <GalleryThumbnail key={project.slug} project={project} isFirst={index < 2} onOpen={() => open(project.slug)} />
            ))}
          </ul>
        ) : (
          <MessagePanel title="No Data Found !" />
        )}
      </div>
      {shown && (
        <Lightbox key={shown.project.slug} {...shown.project} index={shown.index} to={paths.project(shown.project.slug)} onIndex={show} onClose={close} />
      )}
    </>
  )
}

type Project = Awaited<ReturnType<typeof load>>[number]

/**
 * The picture that the address names with `?project=…&picture=…`, where the first is 1. Opening one is a step in
 * history, so that Back closes it; going on to another is none.
 */
function useShownPicture(projects: Project[]) {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { wasOpenedHere?: boolean } | null
  const navigate = useNavigate()
  const project = projects.find(({ slug }) => slug === search.get('project'))
  useFocusGivenBack(project?.slug)

  const address = (slug: string, index: number) => ({ project: slug, picture: String(index + 1) })
  return {
    shown: project && { project, index: indexFrom(search.get('picture'), project.pictures.length) },
    open: (slug: string) => setSearch(address(slug, 0), { state: { wasOpenedHere: true } }),
    show: (index: number) => project && setSearch(address(project.slug, index), { replace: true, state }),
    close: () => {
      if (state?.wasOpenedHere) void navigate(-1)
      else setSearch({}, { replace: true })
    },
  }
}

/** Whoever closes the lightbox is back at the thumbnail of its project, even one who came straight to a picture. */
function useFocusGivenBack(openSlug: string | undefined) {
  useEffect(() => {
    if (openSlug) return () => document.getElementById(thumbnailId(openSlug))?.focus()
  }, [openSlug])
}

function indexFrom(picture: string | null, count: number): number {
  const number = Number(picture)
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const search = new URLSearchParams(location.search)
  const pictures = loaderData?.find(({ slug }) => slug === search.get('project'))?.pictures ?? loaderData?.[0]?.pictures ?? []
  return pageMeta(matches, {
    title: 'Our Gallery',
    description: 'Pictures of our projects: scale models of bridges, roads, buildings, water and energy works.',
    path: paths.gallery,
    image: pictures[indexFrom(search.get('picture'), pictures.length)]?.url,
  })
}
