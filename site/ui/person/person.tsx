import { itemFragment } from '../../../contract/addresses.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { useForeign } from '../../words.ts'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ShortlistToggle } from '../shortlist/late-shortlist.tsx'

export type PersonSummary = Pick<TeamMember, 'id' | 'name' | 'position' | 'qualifications' | 'photo'> & {
  locale?: TeamMember['locale']
}

export function toPersonSummary({ id, name, position, qualifications, photo, locale }: TeamMember): PersonSummary {
  return { id, name, position, qualifications, photo: withoutAlt(photo), locale }
}

interface PersonProps {
  person: PersonSummary
  /** Set after a navigation, of which browsers do not match `:target`. */
  isTarget?: boolean
}

export function Person({
  person: { id, name, position, qualifications, photo, locale },
  isTarget = false,
}: PersonProps) {
  return (
    <li className={isTarget ? 'person person--target' : 'person'} id={itemFragment('person', id)}>
      {photo && <Picture className="person__photo" picture={photo} sizes="4.5rem" isSmall />}
      <div lang={useForeign()(locale)}>
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
      <ShortlistToggle kind="people" id={id} title={name} />
    </li>
  )
}
