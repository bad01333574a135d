import type { PictureChange, PictureDetail, PictureRecord } from '../../contract/pictures/picture-library.ts'
import { call } from '../api/call.ts'

/** The calls of pictures that react-admin's own questions have no room for. */
export const pictureCalls = {
  get: (id: number) => call<PictureDetail>(`/pictures/${id}`),
  change: (id: number, body: PictureChange) => call<PictureRecord>(`/pictures/${id}`, { method: 'PATCH', body }),
  remove: (id: number) => call<{ id: number }>(`/pictures/${id}`, { method: 'DELETE' }),
}
