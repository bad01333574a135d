import { Link } from '../../link.tsx'

interface PaperToolsProps {
  /** The page that it repeats. */
  to: string
  words: { back: string; save: string; hint: string }
}

/** Above a page that is laid out for A4. */
export function PaperTools({ to, words: { back, save, hint } }: PaperToolsProps) {
  return (
    <div className="paper-tools">
      <Link className="more more--back" to={to}>
        {back}
      </Link>
      <button className="button needs-script" type="button" onClick={() => window.print()}>
        {save}
      </button>
      <p className="paper-tools__hint">{hint}</p>
    </div>
  )
}
