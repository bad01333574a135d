import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import { useForeign } from '../../words.ts'
import { LateNepalMap } from '../nepal-map/late-nepal-map.tsx'
import { toMapData, type MapProvince } from '../nepal-map/map-data.ts'
import { BlockHeading, blockView } from './block-view.tsx'

type Shown = Pick<PublicBlock<'map'>, 'heading' | 'note' | 'locale'> & { map: MapProvince[] }

export const mapView = blockView<'map', Shown>(
  async ({ heading, note, locale }, api) => {
    const [districts, provinces] = await Promise.all([api.listDistricts(), api.listProvinces()])
    if (!districts.some(({ projectCount }) => projectCount > 0)) return null
    return { heading, note, locale, map: toMapData(districts, provinces) }
  },
  function MapBlock({ note, map, ...block }) {
    const lang = useForeign()(block.locale)
    return (
      <>
        <BlockHeading {...block} />
        {note && (
          <p className="block__note" lang={lang}>
            {note}
          </p>
        )}
        <LateNepalMap data={map} />
      </>
    )
  },
)
