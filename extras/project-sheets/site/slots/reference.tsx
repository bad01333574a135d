import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './words.ts'

export default function SheetOfReference({ slug, title }: { slug: string; title: string }) {
  const { ofReference } = useWords(words)
  return (
    <p className="screen-only">
      <Link className="more" to={href('sheet', { slug })} aria-label={`${ofReference}: ${title}`}>
        {ofReference}
      </Link>
    </p>
  )
}
