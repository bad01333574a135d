import type { Project } from '../../../contract/projects/project.ts'
import { ProjectChange } from '../project/project-change.tsx'
import {
  BriefProjectCard,
  toBriefSummary,
  type BriefProjectCardProps,
  type BriefSummary,
} from './brief-project-card.tsx'

export type ProjectSummary = BriefSummary & Partial<Pick<Project, 'change'>>

export const toProjectSummary = (project: Project): ProjectSummary => ({
  ...toBriefSummary(project),
  ...(project.change && { change: project.change }),
})

/** A project with its consequence, such as 11.5 → 0.1 km, below the title. */
export function ProjectCard({ project, ...card }: BriefProjectCardProps & { project: ProjectSummary }) {
  return (
    <BriefProjectCard project={project} {...card}>
      {project.change && <ProjectChange change={project.change} />}
    </BriefProjectCard>
  )
}

/** In columns. */
export const ProjectGrid = ({ projects }: { projects: ProjectSummary[] }) => (
  <div className="grid">
    {projects.map((project) => (
      <ProjectCard key={project.slug} project={project} />
    ))}
  </div>
)
