import type {
  CropChange,
  PictureChange,
  PictureDetail,
  PictureRecord,
} from '../../contract/pictures/picture-library.ts'
import { call } from '../api/call.ts'

/** The calls of pictures that react-admin's own questions have no room for. */
export const pictureCalls = {
  get: (id: number) => call<PictureDetail>(`/pictures/${id}`),
  change: (id: number, body: PictureChange) => call<PictureRecord>(`/pictures/${id}`, { method: 'PATCH', body }),
  crop: (id: number, body: CropChange) => call<PictureRecord>(`/pictures/${id}/crop`, { method: 'PUT', body }),
  remove: (id: number) => call<{ id: number }>(`/pictures/${id}`, { method: 'DELETE' }),
}
