import type { PersonSummary } from '../person/person.tsx'
import { Picture } from '../picture/picture.tsx'

export function DossierPerson({ person: { name, position, qualifications, photo } }: { person: PersonSummary }) {
  return (
    <article className="referee">
      {photo && <Picture className="referee__photo" picture={photo} sizes="4.5rem" isSmall />}
      <div>
        <h3 className="referee__name">{name}</h3>
        <p>{position}</p>
        {qualifications && <p className="referee__qualifications">{qualifications}</p>}
      </div>
    </article>
  )
}
