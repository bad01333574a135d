import type { TeamMember } from '../../../contract/team.ts'
import { Monogram } from '../monogram/monogram.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'

/** What a list shows of a member of the team. */
export type PersonSummary = Pick<TeamMember, 'id' | 'name' | 'position' | 'qualifications' | 'photo'> & {
  initials?: string | undefined
}

/** Takes from a member of the team what a list shows. */
export function toPersonSummary({ id, name, position, qualifications, photo }: TeamMember): PersonSummary {
  return { id, name, position, qualifications, photo: withoutAlt(photo) }
}

/** A member of the team: portrait or initials, name, position, and each qualification on a line of its own. */
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
