import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { call } from './call.ts'
import { isContent } from './entities.ts'

/** Rows that are read at once for a choice among all of them. */
const WHOLE_LIST = 1000

/** Where a resource is read. */
function readPath(resource: string): string {
  return isContent(resource) ? `/content/${resource}` : `/${resource}`
}

function queryOf(given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** react-admin's questions as calls of the API. `meta` of a write goes along in its body: `publish` and `version`. */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination = { page: 1, perPage: WHOLE_LIST }, sort, filter, signal }) {
    // react-admin's default is to sort by id.
    const sorting = sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
    const query = queryOf({ ...filter, ...sorting, page: pagination.page, limit: pagination.perPage })
    const { data, meta } = await call<RaRecord[]>(readPath(resource) + query, signal ? { signal } : {})
    return { data: data as never[], total: meta?.total ?? data.length }
  },

  async getOne(resource, { id, signal }) {
    const { data } = await call<RaRecord>(`${readPath(resource)}/${encodeURIComponent(id)}`, signal ? { signal } : {})
    return { data: data as never }
  },

  async getMany(resource, { ids, signal }) {
    if (ids.length === 0) return { data: [] }
    const { data } = await call<RaRecord[]>(
      readPath(resource) + queryOf({ ids: ids.join(','), limit: ids.length }),
      signal ? { signal } : {},
    )
    return { data: data as never[] }
  },

  getManyReference(resource, { target, id, filter, ...params }) {
    return dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } })
  },

  async create(resource, { data, meta }) {
    return written(await call<RaRecord>(`/${resource}`, { method: 'POST', body: { ...data, ...meta } }))
  },

  async update(resource, { id, data, meta }) {
    return written(
      await call<RaRecord>(`/${resource}/${encodeURIComponent(id)}`, { method: 'PATCH', body: { ...data, ...meta } }),
    )
  },

  async updateMany(resource, { ids, data, meta }) {
    for (const id of ids) await dataProvider.update(resource, { id, data, meta, previousData: undefined })
    return { data: ids }
  },

  async delete(resource, { id }) {
    return written(await call<RaRecord>(`/${resource}/${encodeURIComponent(id)}`, { method: 'DELETE' }))
  },

  async deleteMany(resource, { ids }) {
    // One after the other: each is a transaction of its own, and the first that is refused says why.
    const deleted: Identifier[] = []
    for (const id of ids) {
      await dataProvider.delete(resource, { id })
      deleted.push(id)
    }
    return { data: deleted }
  },
}

function written({ data }: { data: RaRecord }): { data: never } {
  return { data: data as never }
}
