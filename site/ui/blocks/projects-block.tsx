import { href } from '../../../contract/addresses.ts'
import { MOST_PROJECTS } from '../../../contract/blocks/projects-block.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ProjectGrid, toProjectSummary } from '../card/project-card.tsx'
import { BlockHeading, blockView } from './block-view.tsx'
import { words } from './words.ts'

/** Of a filter, unless staff say another number. */
const USUAL = 6

export const projectsView = blockView(
  async ({ heading, projects: chosen, service, province, status, most, locale }: PublicBlock<'projects'>, api) => {
    if (chosen.length > 0) return { heading, projects: chosen.map(toProjectSummary), more: null, locale }
    const filter = { service: service?.slug, province: province ?? undefined, status: status ?? undefined }
    const limit = Math.min(most ?? USUAL, MOST_PROJECTS)
    const { data, meta } = await api.listProjects({ ...filter, limit })
    if (data.length === 0) return null
    const more = meta.total > data.length ? href('projects', filter) : null
    return { heading, projects: data.map(toProjectSummary), more, locale }
  },
  function ProjectsBlock({ projects, more, ...block }) {
    const t = useWords(words)
    return (
      <>
        <BlockHeading {...block} />
        <ProjectGrid projects={projects} />
        {more && (
          <p className="block__more">
            <Link className="more" to={more}>
              {t.projects}
            </Link>
          </p>
        )}
      </>
    )
  },
)
