import type { Brand } from '../../../contract/brand/brand.ts'
import { signAddress } from '../../../contract/brand/sign.ts'
import { useSiteData } from '../../site-data.ts'

interface Options {
  /** The ground is dark in both schemes. */
  onDark?: boolean
  /** Where nothing beside it says the name. */
  alt?: string
}

/** The firm's logo, or letters in its place. */
export function Mark(options: Options) {
  const site = useSiteData()
  return site && <MarkOf brand={site.brand} {...options} />
}

/** The same outside of the site's pages. */
export function MarkOf({ brand, onDark, alt = '' }: Options & { brand: Pick<Brand, 'logo' | 'letters' | 'version'> }) {
  const { logo, letters, version } = brand
  if (!logo)
    return letters ? (
      <span className="mark" aria-hidden="true">
        {letters}
      </span>
    ) : null
  const { width, height } = logo
  const dark = signAddress('darkLogo', version)
  const image = (
    <img
      className="mark-logo"
      src={onDark ? dark : signAddress('logo', version)}
      alt={alt}
      width={width}
      height={height}
      // In the footer, below the first view.
      loading={onDark ? 'lazy' : undefined}
    />
  )
  if (onDark) return image
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={dark} />
      {image}
    </picture>
  )
}
