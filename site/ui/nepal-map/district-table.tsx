import { memo } from 'react'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import type { MapProvince } from './map-data.ts'
import { words } from './words.ts'

interface DistrictTableProps {
  id: string
  provinces: MapProvince[]
  /** The link of a district, where the table filters a list; its page by default. */
  hrefOf?: ((slug: string) => string) | undefined
}

export const DistrictTable = memo(function DistrictTable({ id, provinces, hrefOf }: DistrictTableProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  return (
    <details className="map__table">
      <summary id={id}>{t.table}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.district}</th>
              <th scope="col">{t.project}</th>
            </tr>
          </thead>
          {provinces
            .filter(({ districts }) => districts.length > 0)
            .map(({ name, slug, districts }) => (
              <tbody key={name}>
                <tr>
                  <th colSpan={2} scope="rowgroup">
                    <Link
                      to={hrefOf ? href('projects', { province: slug }) : href('province', { slug })}
                      discover="none"
                    >
                      {name}
                    </Link>
                  </th>
                </tr>
                {districts.map((district) => (
                  <tr key={district.code}>
                    <td>
                      <Link to={hrefOf?.(district.slug) ?? href('district', { slug: district.slug })} discover="none">
                        {district.name}
                      </Link>
                    </td>
                    <td>{digits(district.projectCount)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
        </table>
      </div>
    </details>
  )
})
