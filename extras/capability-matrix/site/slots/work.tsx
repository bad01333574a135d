// @chunk shared
import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useText } from '../../../../site/texts.ts'
import type { WorkLinkProps } from '../../../../site/work-links.tsx'

export default function ExperienceLink({ service, children, ...props }: WorkLinkProps) {
  const { title } = useText('capabilities')
  return (
    <Link {...props} to={href('capabilities', { service })}>
      {children ?? title}
    </Link>
  )
}
