import type { TeamMember } from '../../../contract/team.ts'
import { Monogram } from '../monogram/monogram.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'

export type PersonSummary = Pick<TeamMember, 'id' | 'name' | 'position' | 'qualifications' | 'photo'> & {
  initials?: string | undefined
}

export function toPersonSummary({ id, name, position, qualifications, photo }: TeamMember): PersonSummary {
  return { id, name, position, qualifications, photo: withoutAlt(photo) }
}

export function Person({ person: { name, position, qualifications, photo, initials } }: { person: PersonSummary }) {
  return (
    <li className="person">
      <div className="person__portrait">
        {photo ? (
          <Picture className="person__photo" picture={photo} sizes="4.5rem" isSmall />
        ) : (
          <Monogram name={name} {...(initials && { text: initials })} />
        )}
      </div>
      <div>
        <h3 className="person__name">{name}</h3>
        <p className="person__position">{position}</p>
        {qualifications && (
          <ul className="person__qualifications">
            {qualifications.split(/\s*;\s*/).map((qualification) => (
              <li key={qualification}>{qualification}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
