import { useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { ApiError } from '../api/api-error.ts'
import type { SiteApi } from '../api/site-api.ts'
import type { DataOf, Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, pageMeta } from '../meta.ts'
import { Ask } from '../ui/ask/ask.tsx'
import {
  GALLERY_STEP,
  GallerySteps,
  thumbnailId,
  toGalleryProject,
  type GalleryProject,
} from '../ui/gallery/gallery-steps.tsx'
import styles from '../ui/gallery/gallery.css?inline'
import { Lightbox } from '../ui/lightbox/lightbox.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { headingOf, useText } from '../texts.ts'
import { useWords } from '../words.ts'
import { words } from './gallery.words.ts'
import { useIsHydrated } from '../hydrated.ts'
import { browserApi } from '../api/browser-api.ts'
import { toastError } from '../ui/toast/toast.ts'

/** Waits for the first projects only; the browser requests all of them (`useAllProjects`). */
export const load = (async (api, { url }) => {
  const page = pageFromUrl(url)
  const { data, meta } = await api.listProjects({ page, limit: GALLERY_STEP, pictures: 'some' })
  const projects = data.map(toGalleryProject)
  const slug = url.searchParams.get('project')
  const isAmongThem = projects.some((project) => project.slug === slug)
  return { page, total: meta.total, projects, opened: slug && !isAmongThem ? await findProject(api, slug) : null }
}) satisfies Load<unknown>

/** Opening a picture changes the address only. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || pageFromUrl(currentUrl) !== pageFromUrl(nextUrl))

export default function Gallery({ loaderData }: PageProps<typeof load>) {
  return <GalleryPage key={loaderData.page} {...loaderData} />
}

function GalleryPage({ page, projects, opened, ...first }: DataOf<typeof load>) {
  const t = useWords(words)
  const intro = useText('gallery')
  const { known, total, isHydrated, hasFailed, ask } = useAllProjects(projects, first.total)
  const find = (slug: string) =>
    known.find((project) => project.slug === slug) ?? (opened?.slug === slug ? opened : undefined)
  const { shown, open, show, close } = useShownPicture(find)
  // Its thumbnail gets the focus when the pictures close.
  const isUnknown = shown !== undefined && !known.includes(shown.project)
  useEffect(() => {
    if (isUnknown) ask()
  })
  // A visitor who came to one page of the gallery stays with its pages.
  const isWhole = page === 0 && isHydrated
  return (
    <>
      <ComponentStyles name="gallery" css={styles} />
      <PageHeading {...headingOf(intro)} facts={[{ label: t.projects, value: total }]} />
      <div className="wrap gallery">
        <GallerySteps
          projects={known}
          total={isWhole && !hasFailed ? total : projects.length}
          wanted={shown?.project.slug}
          onOpen={open}
          onMissing={ask}
        />
        {projects.length === 0 &&
          (total > 0 ? (
            <MessagePanel title={t.beyond} more={{ label: t.first, to: href('gallery') }} />
          ) : (
            <MessagePanel title={t.none} />
          ))}
        {isWhole && hasFailed && (
          <p className="gallery__failure">
            {t.missing(total - projects.length)}
            <button className="button button--quiet" type="button" onClick={ask}>
              {t.again}
            </button>
          </p>
        )}
        {!isWhole && projects.length > 0 && (
          <Pagination page={page} total={total} limit={GALLERY_STEP} pageTo={addressOf} />
        )}
      </div>
      <Ask text={intro.ask} locale={intro.locale} subject={t.subject} />
      {shown && (
        <Lightbox
          key={shown.project.slug}
          {...shown.project}
          index={shown.index}
          to={href('project', { slug: shown.project.slug })}
          onIndex={show}
          onClose={close}
        />
      )}
    </>
  )
}

async function findProject(api: SiteApi, slug: string): Promise<GalleryProject | null> {
  const project = await api.getProject(slug).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  return project && project.pictures.length > 0 ? toGalleryProject(project) : null
}

/** Counts from 0. */
function addressOf(page: number): string {
  return href('gallery', { page: page > 0 ? page + 1 : undefined })
}

export function meta({ matches, loaderData, location }: MetaArgs<typeof load>) {
  const search = new URLSearchParams(location.search)
  const { page, projects, opened } = loaderData
  const pictures =
    (projects.find(({ slug }) => slug === search.get('project')) ?? opened ?? projects[0])?.pictures ?? []
  return pageMeta(matches, {
    ...introOf(matches, 'gallery'),
    path: addressOf(page),
    page,
    image: pictures[pictureIndex(search, pictures.length)],
  })
}

/** The first projects come with the page; all (specification section 2) are loaded on demand, or after a navigation. */
function useAllProjects(first: GalleryProject[], total: number) {
  const isHydrated = useIsHydrated()
  const [cameFromSite] = useState(isHydrated)
  const [all, setAll] = useState<GalleryProject[]>()
  const [hasFailed, setHasFailed] = useState(false)
  /** A ref: the caller may not have been rendered since. */
  const isRequested = useRef(false)
  const isGone = useRef(false)
  const hasAll = all !== undefined || first.length >= total

  /** Loads all projects once; after a failure it tries again. */
  const ask = () => {
    if (hasAll || isRequested.current) return
    isRequested.current = true
    setHasFailed(false)
    browserApi
      .listAllProjects()
      .then((projects) => setAll(projects.filter(({ pictures }) => pictures.length > 0).map(toGalleryProject)))
      .catch((error: unknown) => {
        isRequested.current = false
        if (isGone.current) return
        setHasFailed(true)
        toastError(error)
      })
  }

  useEffect(() => {
    isGone.current = false
    if (cameFromSite) ask()
    return () => {
      isGone.current = true
    }
    // Once, on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { known: all ?? first, total: all?.length ?? total, isHydrated, hasFailed, ask }
}

/** The picture in `?project=…&picture=…`, from 1. Opening adds a history entry, so that Back closes it. */
function useShownPicture(find: (slug: string) => GalleryProject | undefined) {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { wasOpenedHere?: boolean } | null
  const navigate = useNavigate()
  const slug = search.get('project')
  const project = slug === null ? undefined : find(slug)
  useFocusReturn(project?.slug)

  const addressOf = (picture?: { project: string; picture: string }) => {
    const page = search.get('page')
    return { ...(page !== null && { page }), ...picture }
  }
  const pictureAddress = (slug: string, index: number) => addressOf({ project: slug, picture: String(index + 1) })
  return {
    shown: project && { project, index: pictureIndex(search, project.pictures.length) },
    open: (slug: string) => setSearch(pictureAddress(slug, 0), { state: { wasOpenedHere: true } }),
    show: (index: number) => project && setSearch(pictureAddress(project.slug, index), { replace: true, state }),
    close: () => {
      if (state?.wasOpenedHere) void navigate(-1)
      else setSearch(addressOf(), { replace: true })
    },
  }
}

function pictureIndex(search: URLSearchParams, count: number): number {
  const number = Number(search.get('picture'))
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0
}

/** Returns the focus to the project's thumbnail, also after a direct link to a picture. */
function useFocusReturn(openSlug: string | undefined) {
  useEffect(() => {
    if (openSlug)
      return () => (document.getElementById(thumbnailId(openSlug)) ?? document.getElementById('main'))?.focus()
  }, [openSlug])
}
