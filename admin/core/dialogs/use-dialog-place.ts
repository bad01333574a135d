import { useLocation, useMatch, useNavigate } from 'react-router'

/** A dialog over a list has an address of its own: /staff/12 or /staff/create. Going back closes it. */
export function useDialogPlace(resource: string) {
  const id = useMatch(`/${resource}/:id`)?.params.id
  const { search } = useLocation()
  const navigate = useNavigate()
  return {
    isNew: id === 'create',
    id: id === 'create' ? undefined : id,
    placeOf: (of: string | number) => `/${resource}/${encodeURIComponent(of)}${search}`,
    newPlace: `/${resource}/create${search}`,
    close: () => void navigate(`/${resource}${search}`),
  }
}
