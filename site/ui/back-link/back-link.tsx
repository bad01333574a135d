import { useNavigate } from 'react-router'
import { Link } from '../../link.tsx'

/**
 * Goes back one step in history (specification section 2). A visitor who came straight to the page has no such step on
 * this site, and neither has one without JavaScript: then it leads to `to`.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate()
  return (
    <Link
      className="more more--back"
      data-enhanced
      to={to}
      onClick={(event) => {
        if (!cameFromThisSite() || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {children}
    </Link>
  )
}

/** Also of who followed a link before the scripts were there, and so came by the browser's own way. */
function cameFromThisSite(): boolean {
  const steps = (history.state as { idx?: number } | null)?.idx ?? 0
  return steps > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
}
