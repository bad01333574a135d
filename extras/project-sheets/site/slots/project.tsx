import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './words.ts'

/** @param title of the project, where others stand beside it */
export default function SheetLink({ slug, title }: { slug: string; title?: string }) {
  const t = useWords(words)
  return (
    <p className="screen-only">
      <Link className="more" to={href('sheet', { slug })} aria-label={title && `${t.ofReference}: ${title}`}>
        {title === undefined ? t.ofProject : t.ofReference}
      </Link>
    </p>
  )
}
