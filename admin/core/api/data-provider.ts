import type { DataProvider, RaRecord } from 'react-admin'
import { call } from './call.ts'
import { isContent } from './entities.ts'

/** Rows that are read at once for a choice among all of them. */
const WHOLE_LIST = 1000

/** Where a resource is read. */
function readPath(resource: string): string {
  return isContent(resource) ? `/content/${resource}` : `/${resource}`
}

/** Of an address: without what is empty. */
export function queryOf(given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** react-admin's reads as calls of the API. The screens make their changes by calls of their own. */
export const dataProvider: Pick<DataProvider, 'getList' | 'getOne' | 'getMany'> = {
  async getList(resource, { pagination = { page: 1, perPage: WHOLE_LIST }, sort, filter, signal }) {
    // react-admin's default is to sort by id.
    const sorting = sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
    const query = queryOf({ ...filter, ...sorting, page: pagination.page, limit: pagination.perPage })
    const { data, meta } = await call<RaRecord[]>(readPath(resource) + query, { signal })
    return { data: data as never[], total: meta?.total ?? data.length }
  },

  async getOne(resource, { id, signal }) {
    const { data } = await call<RaRecord>(`${readPath(resource)}/${encodeURIComponent(id)}`, { signal })
    return { data: data as never }
  },

  async getMany(resource, { ids, signal }) {
    if (ids.length === 0) return { data: [] }
    const query = queryOf({ ids: ids.join(','), limit: ids.length })
    const { data } = await call<RaRecord[]>(readPath(resource) + query, { signal })
    return { data: data as never[] }
  },
}
