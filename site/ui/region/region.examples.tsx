import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, NEPALI } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { drawRegion } from './draw-region.ts'
import styles from './region.css?inline'
import { RegionMap, type DrawnProject } from './region-map.tsx'

const square = (west: number): [number, number][][] => [
  [
    [west, 28],
    [west + 1, 28],
    [west + 1, 29],
    [west, 29],
    [west, 28],
  ],
]
const PLACES = [84.4, 84.7, 84.41, 84.42, 84.2].map((longitude) => ({
  geometry: { type: 'Point' as const, coordinates: [longitude, 28.6] as const },
}))
const drawing = drawRegion([square(84)], [{ geometry: { type: 'Point', coordinates: [84.4, 28.6] } }])
const project: DrawnProject = { id: 1, path: '/projects/hall', title: LONG_TITLE, status: 'ongoing', locale: 'en' }

export default {
  examples: {
    district: (
      <>
        <ComponentStyles name="region" css={styles} />
        <RegionMap name="Kaski" region={{ drawing, located: [project], unplaced: 0 }} />
      </>
    ),
    'projects close together': (
      <>
        <ComponentStyles name="region" css={styles} />
        <RegionMap
          name="Kaski"
          region={{
            drawing: drawRegion([square(84)], PLACES),
            located: PLACES.map((_, id) => ({ ...project, id })),
            unplaced: 0,
          }}
        />
      </>
    ),
    'province in Nepali': (
      <>
        <ComponentStyles name="region" css={styles} />
        <RegionMap
          name={NEPALI.name}
          region={{ drawing: drawRegion([square(84), square(85)], []), located: [], unplaced: 0 }}
          districts={[
            { slug: 'kaski', name: NEPALI.name, projectCount: 2 },
            { slug: 'gorkha', name: NEPALI.name, projectCount: 0 },
          ]}
        />
      </>
    ),
  },
} satisfies ComponentExamples
