import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { defineWords, useWords } from '../../../../site/words.ts'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

export default function StatementLink() {
  return (
    <p className="profile__extra screen-only">
      <Link className="button button--quiet" to={href('statement')}>
        {useWords(words).statement}
      </Link>
    </p>
  )
}
