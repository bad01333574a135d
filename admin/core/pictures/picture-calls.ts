import type {
  CropChange,
  PictureChange,
  PictureRecord,
  PicturesChange,
  PicturesChanged,
} from '../../../contract/pictures/picture-library.ts'
import { call } from '../api/call.ts'

/** The calls of pictures that react-admin's own questions have no room for. */
export const pictureCalls = {
  change: (id: number, body: PictureChange) => call<PictureRecord>(`/pictures/${id}`, { method: 'PATCH', body }),
  changeMany: (body: PicturesChange) => call<PicturesChanged>('/pictures/changes', { method: 'POST', body }),
  crop: (id: number, body: CropChange) => call<PictureRecord>(`/pictures/${id}/crop`, { method: 'PUT', body }),
  remove: (id: number) => call<{ id: number }>(`/pictures/${id}`, { method: 'DELETE' }),
}
