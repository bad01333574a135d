import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './words.ts'

export default function SheetOfProject({ slug }: { slug: string }) {
  return (
    <p className="screen-only">
      <Link className="more" to={href('sheet', { slug })}>
        {useWords(words).ofProject}
      </Link>
    </p>
  )
}
