import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './project.words.ts'

export default function SheetLink({ slug }: { slug: string }) {
  return (
    <p className="screen-only">
      <Link className="more" to={href('sheet', { slug })}>
        {useWords(words).sheet}
      </Link>
    </p>
  )
}
