import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { PicturesInput } from '../inputs/pictures-input.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { projectKind } from './project-kind.ts'

export function ProjectCreate() {
  return <ContentCreate kind={projectKind} facts={FACTS} />
}

export function ProjectEdit() {
  return <ContentEdit kind={projectKind} facts={FACTS} />
}

const FACTS = [
  { id: 'project', content: <ProjectFacts /> },
  { id: 'pictures', content: <PicturesInput source="pictureIds" label="Pictures" />, fields: ['pictureIds'] },
]
