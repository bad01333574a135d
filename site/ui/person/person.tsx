import { href, itemFragment } from '../../../contract/addresses.ts'
import type { TeamMember } from '../../../contract/people/team-member.ts'
import { Link } from '../../link.tsx'
import { pick } from '../../pick.ts'
import { useForeign } from '../../words.ts'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ItemButtons } from '../../item-buttons.tsx'

export type PersonSummary = ReturnType<typeof toPersonSummary>

export const toPersonSummary = (member: TeamMember) => ({
  ...pick(member, ['id', 'name', 'position', 'qualifications', 'photo', 'slug', 'locale']),
  photo: withoutAlt(member.photo),
})

interface PersonProps {
  person: PersonSummary
  /** Set after a navigation, of which browsers do not match `:target`. */
  isTarget?: boolean
}

export function Person({
  person: { id, name, position, qualifications, photo, slug, locale },
  isTarget = false,
}: PersonProps) {
  return (
    <li className={isTarget ? 'person person--target' : 'person'} id={itemFragment('person', id)}>
      {photo && <Picture className="person__photo" picture={photo} sizes="4.5rem" isSmall />}
      <div lang={useForeign()(locale)}>
        <h3 className="person__name">{slug ? <Link to={href('person', { slug })}>{name}</Link> : name}</h3>
        <p className="person__position">{position}</p>
        {qualifications && (
          <ul className="person__qualifications">
            {qualifications.split(/\s*;\s*/).map((qualification) => (
              <li key={qualification}>{qualification}</li>
            ))}
          </ul>
        )}
      </div>
      <ItemButtons kind="people" id={id} title={name} />
    </li>
  )
}
