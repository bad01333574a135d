import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './words.ts'

export default function StatementLink() {
  return (
    <p className="profile__extra screen-only">
      <Link className="button button--quiet" to={href('statement')}>
        {useWords(words).statement}
      </Link>
    </p>
  )
}
