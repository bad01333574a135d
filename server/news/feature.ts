import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { categories } from './categories.ts'
import { newsApi } from './news-api.ts'
import { news } from './news-kind.ts'

export const newsFeature: Feature = {
  kinds: [news],
  api: (deps) => ({ '/news': newsApi(deps), '/categories': publicKindApi(deps, categories) }),
}
